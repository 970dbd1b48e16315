import type { EngineListener } from '../engine.ts';
import type { YoutubeCommand, YoutubeNotice } from './youtube-messages.ts';
import { startYoutubePlayback } from './youtube-playback.ts';

/** An engine with a player that is only said to be there, for tests. `told` has what the engine told, in words. */
export function createFakeYoutube() {
  const told: string[] = [];
  const commands: string[] = [];
  let tell: ((notice: YoutubeNotice) => void) | undefined;
  let load = 0;
  let isShown = false;
  const write = (command: YoutubeCommand) => Object.values(command).join(' ');
  const fake = {
    told,
    commands,
    opened: [] as string[],
    isShown: () => isShown,
    isThere: () => tell !== undefined,
    tell: (notice: YoutubeNotice) => tell?.(notice),
    /** In YouTube's own terms; of the video that was given to the player last, unless it names another load. */
    say: {
      ready() {
        tell?.({ name: 'script' });
        tell?.({ name: 'ready' });
      },
      state: (state: number, of = load) => tell?.({ name: 'state', load: of, state }),
      error: (code: number, of = load) => tell?.({ name: 'error', load: of, code }),
      refusal: () => tell?.({ name: 'refusal', load }),
      time: (elapsedSeconds: number, durationSeconds = 200) =>
        tell?.({ name: 'time', load, elapsedSeconds, durationSeconds }),
    },
    takeTold: () => told.splice(0),
    takeCommands: () => commands.splice(0),
  };
  const listener: EngineListener = {
    onStateChange: (state) => told.push(state),
    onReady: () => told.push('ready'),
    onEnd: () => told.push('end'),
    onRefusal: () => told.push('refusal'),
    onFailure: (reason) => told.push(`failure: ${reason}`),
    onRemoteCommand: ({ name }) => told.push(`remote ${name}`),
  };
  const engine = startYoutubePlayback(listener, (video, onNotice) => {
    fake.opened.push(video.videoId);
    load = video.load;
    tell = onNotice;
    return {
      send(command) {
        if (command.name === 'load') load = command.load;
        commands.push(write(command));
      },
      setShown: (isNowShown) => {
        isShown = isNowShown;
      },
      remove: () => {
        tell = undefined;
      },
    };
  });
  const picture = { src: '/art.svg', width: 56, height: 56, isPixelArt: true };
  const loadVideo = (videoId: string, startSeconds = 0) =>
    engine.load({ title: videoId, artist: 'A', videoId, imageSrc: picture, file: undefined }, startSeconds);
  return { ...fake, engine, loadVideo };
}

/** A video that is to play, and no player yet. */
export function askForSound() {
  const youtube = createFakeYoutube();
  youtube.loadVideo('first');
  youtube.engine.play();
  return youtube;
}

/** A video that plays since a moment. */
export function startPlaying() {
  const youtube = createFakeYoutube();
  youtube.engine.setVolume(0.7);
  youtube.loadVideo('first');
  youtube.engine.play();
  youtube.say.ready();
  youtube.say.state(3);
  youtube.say.time(0);
  youtube.say.state(1);
  youtube.takeTold();
  youtube.takeCommands();
  return youtube;
}
