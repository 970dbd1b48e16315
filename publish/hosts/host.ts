import type { PublishHost } from '#model/publish-schema.ts';

/** Ways to a folder on another machine: what is built for them is the same. */
export type FolderWay = 'ssh' | 'sftp' | 'ftps';
/** What a site can be built for. */
export type HostName = Exclude<PublishHost, FolderWay>;

/** The secret that lets somebody put files there. */
export type HostKey = {
  /** What the host calls it. */
  title: string;
  /** The environment variable that it is read from. */
  variable: string;
  /** Where an owner finds it, in a sentence. */
  where: string;
  /** Whether it may be missing: the system's own programs know another way in. */
  isOptional?: true;
};

/** A folder in which a site is served: its address in site.yaml and the path in it. */
type HostedSite = { address: string; base: string };

type HostServing = {
  /** The status with which `/about` leads to `/about/`, where that is a folder with an index.html. */
  slashStatus: 301 | 308;
  /** Whether `/about` is also `about.html`. */
  completesEndings: boolean;
  /** Whether `/about.html` and `/about/index.html` lead, with that status, to `/about` and `/about/`. */
  shortensAddresses: boolean;
  /** Whether the nearest error page above an address is sent, instead of that of the whole site. */
  hasNearestErrorPage: boolean;
  /** Whether all is served from the root, so that `_redirects` must lead from the site's base to it. */
  isAtRoot: boolean;
  /** Of every answer, by name in lowercase; those of `_headers` take their places. */
  headers: Readonly<Record<string, string>>;
  /** Of an answer with the error page, whatever `_headers` says. */
  errorHeaders?: Readonly<Record<string, string>>;
  /** How it reads `_redirects`, if it does. */
  redirects?: RedirectReading;
};

export type RedirectReading = {
  /** Of a rule that names no status. */
  status: 301 | 302;
  /** Whether a rule does nothing where there is a file, unless its status ends with `!`; others do not know that mark. */
  filesWin: boolean;
  /** Whether rules for `/about` are also for `/about/`, so that none can lead from one to the other. */
  ignoresSlash: boolean;
};

/** What a host takes, what it refuses, and what it needs. */
export type Host = {
  name: HostName;
  /** As owners call it. */
  title: string;
  /** The endings that it takes, lowercase and without dots; undefined if it takes every file. */
  endings?: ReadonlySet<string>;
  limits: { fileBytes?: number; files?: number; filesPerFolder?: number; totalBytes?: number };
  /** What somebody can do there whose site is too large, before looking for another host. */
  roomier?: string;
  /** Whether it compresses what it sends: then .br and .gz files are only in the way. */
  compresses: boolean;
  /** The file that it sends for an address that it does not have. */
  errorPage: '404.html' | 'not_found.html';
  /** Whether it obeys `_headers` and `_redirects`. */
  readsHeaders: boolean;
  /** How it answers, which `publish --preview` imitates. */
  serving: HostServing;
  /** Files of its own, by name. */
  listOwnFiles?: (site: HostedSite) => Record<string, string>;
  /** Whether Bonbon's server runs there, with its guestbook and its counter. */
  runsServices: boolean;
  /** Whether scripts of a page may send requests to other hosts, such as Supabase. */
  allowsRequests: boolean;
  /** Whether pages of other sites may show pictures from there. */
  allowsHotlinks: boolean;
  /** What a site's address looks like there; undefined if it can be any. */
  address?: { pattern: RegExp; example: string };
  /** Undefined if it needs none, or if the system's own programs ask for it. */
  key?: HostKey;
  /** What an owner needs there, in a few sentences. */
  needs: readonly string[];
};
