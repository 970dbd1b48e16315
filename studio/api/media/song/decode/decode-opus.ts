import type { StreamDecoder } from './stream-decoder.ts';

/** Opus is always decoded at this rate: RFC 7845, section 5.1. */
const sampleRate = 48_000;

/** Opus in Ogg: the pages are taken apart here, and each packet is decoded. */
export async function decodeOpus(): Promise<StreamDecoder> {
  const [{ OpusDecoder }, { default: CodecParser }] = await Promise.all([
    import('opus-decoder'),
    import('codec-parser'),
  ]);
  const parser = new CodecParser('application/ogg', { enableFrameCRC32: false }) as unknown as Parser;
  let decoder: InstanceType<typeof OpusDecoder> | undefined;
  let total = 0;

  async function decodePages(pages: OggPage[]) {
    const frames = pages.flatMap(({ codecFrames }) => codecFrames);
    const header = frames[0]?.header;
    if (!header) return { channelData: [], sampleRate };
    if (!decoder) {
      const { channels, streamCount, coupledStreamCount, channelMappingTable, preSkip } = header;
      decoder = new OpusDecoder({ channels, streamCount, coupledStreamCount, channelMappingTable, preSkip });
      await decoder.ready;
    }
    const { channelData, samplesDecoded } = decoder.decodeFrames(frames.map(({ data }) => data));
    total += samplesDecoded;
    const last = pages.at(-1);
    // The last page says where the sound ends, within its last packet.
    const over = last?.isLastPage
      ? Math.min(samplesDecoded, total - Number(last.absoluteGranulePosition) + header.preSkip)
      : 0;
    return {
      channelData: over > 0 ? channelData.map((channel) => channel.subarray(0, samplesDecoded - over)) : channelData,
      sampleRate,
    };
  }

  return {
    decode: (bytes) => decodePages([...parser.parseChunk(bytes)]),
    flush: () => decodePages([...parser.flush()]),
    free: () => decoder?.free(),
  };
}

/** As it is: its own types say iterators, and leave out what opus adds. */
type Parser = { parseChunk: (bytes: Uint8Array) => Iterable<OggPage>; flush: () => Iterable<OggPage> };
type OggPage = {
  codecFrames: {
    data: Uint8Array;
    header: {
      channels: number;
      streamCount: number;
      coupledStreamCount: number;
      channelMappingTable: number[];
      preSkip: number;
    };
  }[];
  isLastPage: boolean;
  absoluteGranulePosition: number;
};
