import type { PublishSettings } from '#model/publish-schema.ts';
import type { Stranger } from './stranger.ts';

/** A file of the built site. */
export type LocalFile = {
  /** From the site's root, with `/`: `projects/index.html`. */
  path: string;
  bytes: number;
  /** In lower-case hex. */
  sha1: string;
  /** Where it is on this computer, as an absolute path. */
  source: string;
};

/** A file at the host, with what the host says of it. */
export type HostedFile = { path: string; bytes?: number; sha1?: string };

/** Time and waiting as arguments, so that tests wait for nothing. `wait` rejects with the signal's reason when stopped. */
export type Clock = { now: () => number; wait: (ms: number, signal: AbortSignal) => Promise<void> };

/** What a connection is opened with. */
export type ConnectOptions = {
  settings: PublishSettings;
  /** The built site. */
  folder?: string | undefined;
  /** Where site.yaml says that visitors find the site. */
  siteAddress: string;
  /** The owner's folder, where relative paths in the settings start. */
  siteFolder: string;
  /** Undefined for hosts without one, or if there is none yet. Never in an error, an argument of a process, or a log. */
  key: string | undefined;
  clock: Clock;
  /** Aborted when the owner stops. */
  signal: AbortSignal;
  /** A sentence for the owner, such as that the host wants a pause. */
  say: (sentence: string) => void;
  /** Asks the owner whether a machine that is new is the right one. Where nobody can be asked, it is not. */
  confirm: (stranger: Stranger) => Promise<boolean>;
  /** Of the host's API, for tests; otherwise the real one. */
  apiAddress: string | undefined;
};

/** Called for each file once it is safely at the host, so that progress is true and a broken run goes on from there. */
export type OnSent = (file: LocalFile) => void | Promise<void>;

type AnyConnection = {
  /** Where the host says that visitors find the site; undefined if it does not say. */
  address?: string | undefined;
  /** Files that the host makes anew for each visitor: that they are there is all that can be checked. */
  rendered?: readonly string[] | undefined;
  /** Shows the key, and looks for the place. Left out where opening the connection has done so. */
  signIn?: () => Promise<void>;
  close: () => Promise<void>;
};

/** A host whose files are changed one by one. The plan decides the order; a connection keeps it. */
export type FileConnection = AnyConnection & {
  kind: 'files';
  /** Everything that is there. Also the moment at which a wrong key or a wrong folder is told. */
  list: () => Promise<HostedFile[]>;
  /**
   * Sends the files in the order given, and replaces each at once where the host can, so that no visitor gets half a
   * file. Not called with an empty list.
   */
  send: (files: readonly LocalFile[], onSent: OnSent) => Promise<void>;
  /** Removes files that Bonbon has put there; one that is gone already is no mistake. Not called with an empty list. */
  remove: (paths: readonly string[]) => Promise<void>;
  /**
   * The list of what Bonbon put there, kept beside the site for other computers of the owner's. Undefined from `read` if there
   * is none. Left out where the host has no place for it.
   */
  manifest?: { read: () => Promise<string | undefined>; write: (text: string) => Promise<void> };
};

/** A host that takes a version of the site as a whole and switches to it. */
export type VersionConnection = AnyConnection & {
  kind: 'version';
  /** What is live now, if the host tells; undefined if it does not, and then the last publication is compared. */
  list: () => Promise<HostedFile[] | undefined>;
  /** All files of the new version, which are in `folder`. `onSent` is called for those that really travelled. */
  replace: (version: { folder: string; files: readonly LocalFile[] }, onSent: OnSent) => Promise<void>;
};

export type Connection = FileConnection | VersionConnection;

/** Opens a connection. Rejects with a `PublishError`; so do all functions of a connection. */
export type Connect = (options: ConnectOptions) => Promise<Connection>;
