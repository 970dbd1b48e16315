/** What the page asks of the document with YouTube's player, which speaks only of the video that it was given last. */
export type YoutubeCommand =
  /** Another video, and plays it. The number names it in notices. */
  | { name: 'load'; load: number; videoId: string; startSeconds: number }
  | { name: 'play' }
  | { name: 'pause' }
  | { name: 'stop' }
  | { name: 'seek'; seconds: number }
  /** The volume is 0 to 100. */
  | { name: 'sound'; volume: number; isMuted: boolean };

/** What that document tells. States and error codes are YouTube's own. */
export type YoutubeNotice =
  /** A script of YouTube's did not come, or the document itself. */
  | { name: 'missing' }
  /** All of them did. */
  | { name: 'script' }
  /** The player takes commands. */
  | { name: 'ready' }
  | { name: 'refusal'; load: number }
  | { name: 'state'; load: number; state: number }
  | { name: 'error'; load: number; code: number }
  | { name: 'time'; load: number; elapsedSeconds: number; durationSeconds: number };
