"""The room without a server as a folder of files: the pages, Python in WebAssembly, the house and its shelf."""
