/** Commands to the document with YouTube's player, which reports on the last loaded video only. */
export type YoutubeCommand =
  /** Loads and plays another video. Notices carry its number. */
  | { name: 'load'; load: number; videoId: string; startSeconds: number }
  | { name: 'play' }
  | { name: 'pause' }
  | { name: 'stop' }
  | { name: 'seek'; seconds: number }
  /** The volume is 0 to 100. */
  | { name: 'sound'; volume: number; isMuted: boolean };

/** Notices from that document. States and error codes are YouTube's own. */
export type YoutubeNotice =
  /** The document or one of YouTube's scripts failed to load. */
  | { name: 'missing' }
  /** All scripts are loaded. */
  | { name: 'script' }
  /** The player accepts commands. */
  | { name: 'ready' }
  | { name: 'refusal'; load: number }
  | { name: 'state'; load: number; state: number }
  | { name: 'error'; load: number; code: number }
  | { name: 'time'; load: number; elapsedSeconds: number; durationSeconds: number };
