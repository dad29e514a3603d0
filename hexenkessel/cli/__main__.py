"""`python -m hexenkessel.cli` is the command `hexenkessel`."""

import sys

from hexenkessel.cli.command import main

sys.exit(main())
