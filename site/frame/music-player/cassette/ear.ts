import { barCount, createBeatFinder, measureBars } from './sound-levels.ts';

export { barCount } from './sound-levels.ts';

type Draw = (levels: readonly number[]) => void;

const ticksPerSecond = 12;
const flat: readonly number[] = new Array(barCount).fill(0);
/** The header's lights are below this. */
const findHeader = () => document.querySelector<HTMLElement>('body header');

const draws = new Set<Draw>();
const ears = new WeakMap<HTMLMediaElement, Promise<AnalyserNode | undefined>>();
const stillScreen = matchMedia('(prefers-reduced-motion: reduce)');

/**
 * Draws what the element plays, twelve times a second at most, until the returned function is called; nothing under
 * reduced motion. From the first call on the header knows the beat, in `data-beat`. To be called after a gesture.
 */
export function listen(element: HTMLMediaElement, draw: Draw): () => void {
  draws.add(draw);
  if (!stillScreen.matches && !ears.has(element)) ears.set(element, openEar(element));
  return () => {
    draws.delete(draw);
    draw(flat);
  };
}

/**
 * Leads the sound through an analyser, but only if the browser lets that run: else the song would be silent from then on.
 * On iPhones it would stop when the screen is locked, and a song of another host is always silent there.
 */
async function openEar(element: HTMLMediaElement): Promise<AnalyserNode | undefined> {
  if (CSS.supports('-webkit-touch-callout', 'none') || new URL(element.src).origin !== location.origin)
    return undefined;
  try {
    const context = new AudioContext();
    // It may never settle.
    await Promise.race([context.resume(), new Promise((resolve) => setTimeout(resolve, 1000))]);
    if (context.state !== 'running') {
      void context.close();
      return undefined;
    }
    const analyser = new AnalyserNode(context, { fftSize: 2048, smoothingTimeConstant: 0.6 });
    context.createMediaElementSource(element).connect(analyser).connect(context.destination);
    const wake = () => void context.resume().catch(() => {});
    element.addEventListener('playing', wake);
    context.addEventListener('statechange', () => {
      if (context.state !== 'running' && !element.paused) wake();
    });
    follow(element, analyser);
    return analyser;
  } catch {
    // The song plays on as before.
    return undefined;
  }
}

function follow(element: HTMLMediaElement, analyser: AnalyserNode): void {
  const spectrum = new Uint8Array(analyser.frequencyBinCount);
  const findBeat = createBeatFinder();
  let timer: ReturnType<typeof setInterval> | undefined;

  function tick(): void {
    if (stillScreen.matches || document.hidden) {
      rest();
      return;
    }
    analyser.getByteFrequencyData(spectrum);
    findHeader()?.toggleAttribute('data-beat', findBeat(spectrum));
    if (draws.size === 0) return;
    const levels = measureBars(spectrum);
    for (const draw of draws) draw(levels);
  }

  function rest(): void {
    findHeader()?.removeAttribute('data-beat');
    for (const draw of draws) draw(flat);
  }

  const start = () => {
    clearInterval(timer);
    timer = setInterval(tick, 1000 / ticksPerSecond);
  };
  const stop = () => {
    clearInterval(timer);
    rest();
  };
  element.addEventListener('playing', start);
  for (const kind of ['pause', 'emptied', 'ended'] as const) element.addEventListener(kind, stop);
  if (!element.paused) start();
}
