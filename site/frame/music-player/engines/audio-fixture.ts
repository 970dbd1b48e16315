import type { Track } from '#model/music-schema.ts';

const sampleRate = 8000;

/** The URL of a silent song: a WAV file with one channel and 8 bits. */
export function createSilence(durationSeconds: number): string {
  const dataBytes = durationSeconds * sampleRate;
  const header = new DataView(new ArrayBuffer(44));
  const write = (offset: number, text: string) => {
    for (const [index, letter] of [...text].entries()) header.setUint8(offset + index, letter.charCodeAt(0));
  };
  write(0, 'RIFF');
  header.setUint32(4, 36 + dataBytes, true);
  write(8, 'WAVEfmt ');
  header.setUint32(16, 16, true);
  header.setUint16(20, 1, true);
  header.setUint16(22, 1, true);
  header.setUint32(24, sampleRate, true);
  header.setUint32(28, sampleRate, true);
  header.setUint16(32, 1, true);
  header.setUint16(34, 8, true);
  write(36, 'data');
  header.setUint32(40, dataBytes, true);
  return URL.createObjectURL(new Blob([header, new Uint8Array(dataBytes).fill(128)], { type: 'audio/wav' }));
}

export const createSong = (file: string, title = 'Alpha'): Track => ({
  title,
  artist: 'The Placeholder Tapes',
  file,
  imageSrc: { src: '/art.svg', width: 56, height: 56, isPixelArt: true },
});
