"""Runs pytest on the project's own tests. Runs inside Pyodide, the project mounted at /project.

Usage: suite.py [PYTEST ARGUMENT ...]
"""

from __future__ import annotations

import os
import sys

if __name__ == "__main__":
    os.chdir("/project")
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"  # what is installed is for the machine
    os.environ["HYPOTHESIS_STORAGE_DIRECTORY"] = "/tmp/hypothesis"
    sys.path.append("/packages")

    import pytest

    sys.exit(pytest.main(["-p", "no:cacheprovider", *sys.argv[1:]]))
