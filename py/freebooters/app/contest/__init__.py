"""A contest: deals that any number of people play, each alone on a device of their own against the
same bots, and whose results are compared.
"""
