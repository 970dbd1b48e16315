const pageTurnSeconds = 0.32;

/**
 * The sound of paper, made of noise: a soft rustle whose pitch rises as the page lifts, and a pat as it lands. It stays
 * well below the music (a peak of about a fifth of full scale). Returns the source node, which ends with the sound.
 */
export function playPageTurn(context: BaseAudioContext, random: () => number = Math.random): AudioScheduledSourceNode {
  const start = context.currentTime;
  const end = start + pageTurnSeconds;
  const noise = context.createBuffer(1, Math.ceil(context.sampleRate * pageTurnSeconds), context.sampleRate);
  const samples = noise.getChannelData(0);
  for (let index = 0; index < samples.length; index++) samples[index] = random() * 2 - 1;

  const paper = new AudioBufferSourceNode(context, { buffer: noise });
  const filter = new BiquadFilterNode(context, { type: 'bandpass', Q: 0.9 });
  filter.frequency.setValueAtTime(900, start);
  filter.frequency.exponentialRampToValueAtTime(4200, start + 0.2);
  filter.frequency.exponentialRampToValueAtTime(500, end);
  const loudness = new GainNode(context, { gain: 0 });
  loudness.gain.setValueAtTime(0, start);
  loudness.gain.linearRampToValueAtTime(0.16, start + 0.12);
  loudness.gain.linearRampToValueAtTime(0.05, start + 0.22);
  loudness.gain.linearRampToValueAtTime(0.14, start + 0.25);
  loudness.gain.exponentialRampToValueAtTime(0.001, end);

  paper.connect(filter).connect(loudness).connect(context.destination);
  paper.start(start);
  return paper;
}
