/** What `ludotheque site` writes into the room's worker: where Python lies, and what is put into it. */
export interface Site {
  /** The folder of Python, as seen from this worker. What lies in it is kept here; all else is kept with the page. */
  python: string;
  /** What is fetched and unpacked, and how many bytes each has. */
  files: Record<string, number>;
  /** Of these, what goes where packages go; the others are Python itself. */
  wheels: string[];
  /** Of these, the games and all that plays them. */
  house: string;
  /** Games from elsewhere, by their modules. */
  plugins: string[];
  /** Which Python it is, as Pyodide wants to be told. */
  lock: object;
}
