"""Read by the process from which servers are forked: what each would do at its start is done already."""

import gc

from hexenkessel.server.app import create_app
from hexenkessel.server.settings import Settings

# An application that is never opened: it starts no thread, which would not survive a fork.
create_app(Settings(database="sqlite://", secret="never opened"))
gc.collect()
gc.freeze()  # a server looks for rubbish at its start, and need not look through all this again
