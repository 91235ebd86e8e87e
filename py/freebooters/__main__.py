"""`python -m freebooters`."""

import sys

from freebooters.cli.main import main

sys.exit(main())
