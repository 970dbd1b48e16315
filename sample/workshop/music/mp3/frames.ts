const kilobits = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320];
const hertz = [44_100, 48_000, 32_000];

/** Samples per channel in one frame of MPEG-1 Layer III. */
export const samplesPerFrame = 1152;

/** The start of each MPEG-1 Layer III frame, and the end of the last one. Anything else is an error. */
export function findFrames(bytes: Uint8Array): number[] {
  const places: number[] = [];
  let place = 0;
  while (place + 4 <= bytes.length) {
    places.push(place);
    const [sync = 0, version = 0, rates = 0] = bytes.subarray(place, place + 3);
    const bitrate = (kilobits[rates >> 4] ?? 0) * 1000;
    const sampleRate = hertz[(rates >> 2) & 3];
    if (sync !== 0xff || (version & 0xfe) !== 0xfa || bitrate === 0 || !sampleRate) {
      throw new Error(`There is no MP3 frame at byte ${place}.`);
    }
    place += Math.floor((144 * bitrate) / sampleRate) + ((rates >> 1) & 1);
  }
  places.push(bytes.length);
  return places;
}
