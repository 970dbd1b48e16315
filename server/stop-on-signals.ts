import type { RunningServer } from './start-server.ts';

/** Ctrl-C reaches every process of the terminal, and parent processes forward it once more. */
const echoMs = 500;

/** On SIGTERM or SIGINT ends the process after running requests are answered; a second signal ends it immediately. */
export function stopOnSignals(server: Pick<RunningServer, 'stop'>, now: () => number = Date.now): void {
  let firstMs: number | undefined;
  const stop = (signal: NodeJS.Signals) => {
    if (firstMs === undefined) {
      firstMs = now();
      void server.stop().then(() => process.exit(0));
    } else if (now() - firstMs > echoMs) {
      process.exit(signal === 'SIGINT' ? 130 : 143);
    }
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
