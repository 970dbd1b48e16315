// Replaces the document of YouTube's embedded player. It plays real audio, so the browser itself allows or refuses it,
// and the player's time is the audio's.
const { code: firstCode } = document.currentScript.dataset;
const parameters = new URLSearchParams(location.search);
const origin = parameters.get('origin');
const durationSeconds = 200;
const apiInterface = [
  ...['loadVideoById', 'cueVideoById', 'playVideo', 'pauseVideo', 'stopVideo', 'seekTo', 'setVolume', 'mute', 'unMute'],
  ...['isMuted', 'getVolume', 'getPlayerState', 'getCurrentTime', 'getDuration', 'getVideoUrl', 'addEventListener'],
];

/** A quiet hum, as the address of a WAV file. */
function createHum(seconds) {
  const rate = 3000;
  const bytes = new Uint8Array(44 + seconds * rate).fill(128);
  const view = new DataView(bytes.buffer);
  const write = (offset, text) => {
    for (const [index, letter] of [...text].entries()) view.setUint8(offset + index, letter.charCodeAt(0));
  };
  write(0, 'RIFF');
  view.setUint32(4, bytes.length - 8, true);
  write(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, rate, true);
  view.setUint16(32, 1, true);
  view.setUint16(34, 8, true);
  write(36, 'data');
  view.setUint32(40, seconds * rate, true);
  for (let index = 44; index < bytes.length; index++) bytes[index] = 128 + Math.round(3 * Math.sin(index / 3));
  return URL.createObjectURL(new Blob([bytes], { type: 'audio/wav' }));
}

const audio = new Audio(createHum(durationSeconds));
let id;
let videoId = location.pathname.split('/').at(-1);
let state = -1;
let latestAttempt = 0;
const subscribed = new Set(['onReady']);

function post(event, info) {
  if (id === undefined) return;
  parent.postMessage(JSON.stringify({ event, info, id, channel: 'widget' }), origin);
}

const notify = (event, info) => subscribed.has(event) && post(event, info);

function readInfo() {
  return {
    playerState: state,
    currentTime: audio.currentTime,
    currentTimeLastUpdated_: Date.now() / 1000,
    playbackRate: 1,
    duration: state === -1 ? 0 : durationSeconds,
    volume: Math.round(audio.volume * 100),
    muted: audio.muted,
    videoUrl: `https://www.youtube.com/watch?v=${videoId}`,
    videoData: { video_id: videoId, title: `Video ${videoId}`, author: 'Fake' },
  };
}

function setState(newState) {
  if (state === newState) return;
  state = newState;
  post('infoDelivery', readInfo());
  notify('onStateChange', state);
}

async function readCode() {
  const answer = await fetch(`/fake/code/${videoId}`);
  return Number(await answer.text());
}

/** YouTube reports some errors twice. */
function fail(code) {
  audio.pause();
  for (let time = 0; time < 2; time++) notify('onError', code);
}

async function tryToPlay() {
  const attempt = ++latestAttempt;
  const code = Number(firstCode) || (await readCode());
  if (attempt !== latestAttempt) return;
  if (code) {
    fail(code);
    return;
  }
  setState(3);
  try {
    await audio.play();
    if (attempt === latestAttempt) setState(1);
  } catch {
    if (attempt !== latestAttempt) return;
    notify('onAutoplayBlocked');
    setState(-1);
    await fetch('/fake/refused');
  }
}

const play = () => void tryToPlay();

const commands = {
  addEventListener: (name) => subscribed.add(name),
  loadVideoById({ videoId: newId, startSeconds }) {
    audio.pause();
    videoId = newId;
    setState(-1);
    audio.currentTime = startSeconds;
    play();
  },
  playVideo: play,
  pauseVideo() {
    latestAttempt += 1;
    audio.pause();
    if (state !== -1) setState(2);
  },
  stopVideo() {
    latestAttempt += 1;
    audio.pause();
    audio.currentTime = 0;
    setState(5);
  },
  seekTo(seconds) {
    audio.currentTime = seconds;
    post('infoDelivery', readInfo());
  },
  setVolume(volume) {
    audio.volume = volume / 100;
    post('infoDelivery', readInfo());
  },
  mute() {
    audio.muted = true;
  },
  unMute() {
    audio.muted = false;
  },
};

audio.addEventListener('ended', () => setState(0));
setInterval(() => state === 1 && post('infoDelivery', readInfo()), 250);

addEventListener('message', (event) => {
  if (event.origin !== origin || event.source !== parent || typeof event.data !== 'string') return;
  const message = JSON.parse(event.data);
  if (message.channel !== 'widget') return;
  if (message.event === 'command') commands[message.func]?.(...message.args);
  else if (message.event === 'listening' && id === undefined) {
    id = message.id;
    post('initialDelivery', { ...readInfo(), apiInterface });
    post('onReady', null);
  }
});

// For tests to look at.
window.fakePlayer = {
  audio,
  readVideo: () => videoId,
  clickPlay: play,
  clickPause: commands.pauseVideo,
  skipTo: (seconds) => {
    audio.currentTime = seconds;
  },
};
