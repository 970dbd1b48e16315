import type { PreviewCommand, PreviewMessage } from '#studio/protocol/preview.ts';

/** The window of the studio, in which the page is a frame. */
export type StudioWindow = {
  post: (message: PreviewMessage) => void;
  /** Calls back for each command, and for nothing that another window says. */
  listen: (follow: (command: PreviewCommand) => void) => void;
};

export const connectStudio = (origin: string): StudioWindow => ({
  post: (message) => parent.postMessage(message, origin),
  listen(follow) {
    addEventListener('message', (event: MessageEvent<PreviewCommand>) => {
      if (event.source === parent && event.origin === origin) follow(event.data);
    });
  },
});
