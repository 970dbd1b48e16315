// Compiled to the script of youtube-player.html, the only document of the site in which YouTube's script runs. It runs the
// embedding page's commands and reports the player's events back.
import type { YoutubeCommand, YoutubeNotice } from '#site/frame/music-player/engines/youtube/youtube-messages.ts';

/** The part of https://developers.google.com/youtube/iframe_api_reference that is used here. */
type Player = {
  loadVideoById: (video: { videoId: string; startSeconds: number }) => void;
  playVideo: () => void;
  pauseVideo: () => void;
  stopVideo: () => void;
  seekTo: (seconds: number, allowSeekAhead: boolean) => void;
  setVolume: (volume: number) => void;
  mute: () => void;
  unMute: () => void;
  /** Both are undefined until YouTube knows them. */
  getCurrentTime: () => number | undefined;
  getDuration: () => number | undefined;
};
type PlayerEvents = {
  onReady: () => void;
  onStateChange: (event: { data: number }) => void;
  onError: (event: { data: number }) => void;
  onAutoplayBlocked: () => void;
};

declare const YT: { Player: new (frame: HTMLIFrameElement, options: { events: PlayerEvents }) => Player };
declare global {
  interface Window {
    onYouTubeIframeAPIReady?: () => void;
  }
}

const host = 'https://www.youtube-nocookie.com';
const tickMs = 250;
/** Playing and buffering. */
const progressingStates = [1, 3];

const openPlayer = (videoId: string, firstLoad: number, isWindow: boolean) => {
  let load = firstLoad;
  let ticks: ReturnType<typeof setInterval> | undefined;
  const notify = (notice: YoutubeNotice) => parent.postMessage(notice, location.origin);

  // Created here rather than by YouTube's script, which would grant it more permissions and the full referrer.
  const frame = document.createElement('iframe');
  frame.title = 'YouTube';
  frame.allow = `autoplay; encrypted-media${isWindow ? '; fullscreen; picture-in-picture' : ''}`;
  // Without a referrer YouTube refuses to play (error 153).
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  frame.src = `${host}/embed/${videoId}?${new URLSearchParams({
    enablejsapi: '1',
    origin: location.origin,
    playsinline: '1',
    rel: '0',
    controls: isWindow ? '1' : '0',
    disablekb: isWindow ? '0' : '1',
  })}`;
  Object.assign(frame.style, { position: 'fixed', inset: '0', width: '100%', height: '100%', border: '0' });
  document.body.append(frame);

  const createPlayer = () => {
    notify({ name: 'script' });
    const player = new YT.Player(frame, {
      events: {
        onReady() {
          addEventListener('message', ({ source, origin, data }) => {
            if (source === parent && origin === location.origin) run(data);
          });
          notify({ name: 'ready' });
        },
        onStateChange({ data }) {
          clearInterval(ticks);
          if (progressingStates.includes(data)) ticks = setInterval(notifyTime, tickMs);
          notifyTime();
          notify({ name: 'state', load, state: data });
        },
        onError: ({ data }) => notify({ name: 'error', load, code: data }),
        onAutoplayBlocked: () => notify({ name: 'refusal', load }),
      },
    });

    const notifyTime = () => {
      const [elapsedSeconds, durationSeconds] = [player.getCurrentTime(), player.getDuration()];
      if (elapsedSeconds === undefined || durationSeconds === undefined) return;
      notify({ name: 'time', load, elapsedSeconds, durationSeconds });
    };

    const loadVideo = (command: YoutubeCommand & { name: 'load' }) => {
      clearInterval(ticks);
      if (command.load !== load) {
        load = command.load;
        player.loadVideoById({ videoId: command.videoId, startSeconds: command.startSeconds });
        return;
      }
      if (command.startSeconds > 0) player.seekTo(command.startSeconds, true);
      player.playVideo();
    };

    const run = (command: YoutubeCommand) => {
      if (command.name === 'load') loadVideo(command);
      else if (command.name === 'play') player.playVideo();
      else if (command.name === 'pause') player.pauseVideo();
      else if (command.name === 'stop') player.stopVideo();
      else if (command.name === 'seek') player.seekTo(command.seconds, true);
      else {
        player.setVolume(command.volume);
        if (command.isMuted) player.mute();
        else player.unMute();
      }
    };
  };

  window.onYouTubeIframeAPIReady = createPlayer;
  // This script loads another one from another host, and either may be blocked.
  addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && notify({ name: 'missing' }), true);
  const script = document.createElement('script');
  script.src = `${host}/iframe_api`;
  document.head.append(script);
};

document.documentElement.style.background = '#000';
const parameters = new URLSearchParams(location.hash.slice(1));
const firstVideo = parameters.get('video') ?? '';
// Opened directly rather than embedded, it requests nothing from YouTube.
if (parent !== window && /^[\w-]{11}$/.test(firstVideo)) {
  openPlayer(firstVideo, Number(parameters.get('load')), parameters.get('look') === 'window');
}
