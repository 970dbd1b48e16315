/** What the build tells the server about the site, in `dist/server.json` beside the folder it serves. */
export type ServerSettings = {
  /** The folder of the address that the site lives in; starts and ends with a slash. */
  base: string;
  /** Sent with every page. */
  contentSecurityPolicy: string;
};
