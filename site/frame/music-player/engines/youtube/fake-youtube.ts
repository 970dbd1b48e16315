import type { EngineListener } from '../engine.ts';
import type { YoutubeCommand, YoutubeNotice } from './youtube-messages.ts';
import { startYoutubePlayback } from './youtube-playback.ts';

/** An engine with a fake player. `events` lists what the engine reported. */
export function createFakeYoutube() {
  const events: string[] = [];
  const commands: string[] = [];
  let notify: ((notice: YoutubeNotice) => void) | undefined;
  let load = 0;
  let isShown = false;
  const write = (command: YoutubeCommand) => Object.values(command).join(' ');
  const fake = {
    events,
    commands,
    opened: [] as string[],
    isShown: () => isShown,
    hasPlayer: () => notify !== undefined,
    notify: (notice: YoutubeNotice) => notify?.(notice),
    /** In YouTube's own codes, for the last loaded video unless another load is given. */
    emit: {
      ready() {
        notify?.({ name: 'script' });
        notify?.({ name: 'ready' });
      },
      state: (state: number, of = load) => notify?.({ name: 'state', load: of, state }),
      error: (code: number, of = load) => notify?.({ name: 'error', load: of, code }),
      refusal: () => notify?.({ name: 'refusal', load }),
      time: (elapsedSeconds: number, durationSeconds = 200) =>
        notify?.({ name: 'time', load, elapsedSeconds, durationSeconds }),
    },
    takeEvents: () => events.splice(0),
    takeCommands: () => commands.splice(0),
  };
  const listener: EngineListener = {
    onStateChange: (state) => events.push(state),
    onReady: () => events.push('ready'),
    onEnd: () => events.push('end'),
    onRefusal: () => events.push('refusal'),
    onFailure: (reason) => events.push(`failure: ${reason}`),
    onRemoteCommand: ({ name }) => events.push(`remote ${name}`),
  };
  const engine = startYoutubePlayback(listener, (video, onNotice) => {
    fake.opened.push(video.videoId);
    load = video.load;
    notify = onNotice;
    return {
      send(command) {
        if (command.name === 'load') load = command.load;
        commands.push(write(command));
      },
      setShown: (isNowShown) => {
        isShown = isNowShown;
      },
      remove: () => {
        notify = undefined;
      },
    };
  });
  const picture = { src: '/art.svg', width: 56, height: 56, isPixelArt: true };
  const loadVideo = (videoId: string, startSeconds = 0) =>
    engine.load({ title: videoId, artist: 'A', videoId, imageSrc: picture, file: undefined }, startSeconds);
  return { ...fake, engine, loadVideo };
}

/** A video to be played, before its player is ready. */
export function requestPlay() {
  const youtube = createFakeYoutube();
  youtube.loadVideo('first');
  youtube.engine.play();
  return youtube;
}

/** A video that has just started to play. */
export function startPlaying() {
  const youtube = createFakeYoutube();
  youtube.engine.setVolume(0.7);
  youtube.loadVideo('first');
  youtube.engine.play();
  youtube.emit.ready();
  youtube.emit.state(3);
  youtube.emit.time(0);
  youtube.emit.state(1);
  youtube.takeEvents();
  youtube.takeCommands();
  return youtube;
}
