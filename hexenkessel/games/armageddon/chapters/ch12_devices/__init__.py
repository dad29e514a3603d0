"""Chapter 12: devices, which are carried, served, captured and given away; ram and tortoise."""
