/** How long a page takes to turn, in seconds. */
export const pageTurnSeconds = 0.32;

/**
 * Paper, made of noise: a soft rustle whose pitch rises while the sheet lifts, and a pat when it lies down. It stays well
 * below the music (a peak of about a fifth of full scale). Returns what ends with it.
 */
export function playPageTurn(context: BaseAudioContext, random: () => number = Math.random): AudioScheduledSourceNode {
  const start = context.currentTime;
  const end = start + pageTurnSeconds;
  const noise = context.createBuffer(1, Math.ceil(context.sampleRate * pageTurnSeconds), context.sampleRate);
  const samples = noise.getChannelData(0);
  for (let index = 0; index < samples.length; index++) samples[index] = random() * 2 - 1;

  const paper = new AudioBufferSourceNode(context, { buffer: noise });
  const sheet = new BiquadFilterNode(context, { type: 'bandpass', Q: 0.9 });
  sheet.frequency.setValueAtTime(900, start);
  sheet.frequency.exponentialRampToValueAtTime(4200, start + 0.2);
  sheet.frequency.exponentialRampToValueAtTime(500, end);
  const loudness = new GainNode(context, { gain: 0 });
  loudness.gain.setValueAtTime(0, start);
  loudness.gain.linearRampToValueAtTime(0.16, start + 0.12);
  loudness.gain.linearRampToValueAtTime(0.05, start + 0.22);
  loudness.gain.linearRampToValueAtTime(0.14, start + 0.25);
  loudness.gain.exponentialRampToValueAtTime(0.001, end);

  paper.connect(sheet).connect(loudness).connect(context.destination);
  paper.start(start);
  return paper;
}
