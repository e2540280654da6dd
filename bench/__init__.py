"""How fast the house is: `python -m bench` measures it side by side with itself uncompiled and with its peers."""
