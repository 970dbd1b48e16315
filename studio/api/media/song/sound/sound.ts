/** A piece of a recording: one array for each channel, all of one length. */
export type Sound = { channels: Float32Array[]; sampleRate: number };

/** Decoded piece by piece, so that a recording of any length takes the same memory. */
export type SoundStream = AsyncIterable<Sound>;

const surround = Math.SQRT1_2;

/** At most two channels. Of more, in the usual order of WAV and FLAC, the middle and the surrounding ones are heard on both sides. */
export function mixToStereo({ channels, sampleRate }: Sound): Sound {
  if (channels.length <= 2) return { channels, sampleRate };
  const [left, right, middle, ...others] = channels as [Float32Array, Float32Array, Float32Array, ...Float32Array[]];
  // With six or more, the fourth is for bass alone, which the others have too.
  const around = channels.length >= 6 ? others.slice(1) : others;
  const mix = (side: Float32Array, own: number) =>
    side.map((sample, index) => {
      let sum = sample + surround * (middle[index] ?? 0);
      for (const [place, channel] of around.entries()) if (place % 2 === own) sum += surround * (channel[index] ?? 0);
      return sum;
    });
  return { channels: [mix(left, 0), mix(right, 1)], sampleRate };
}
