/** What a recording says of itself. */
export type SongTags = {
  title: string | undefined;
  artist: string | undefined;
  seconds: number | undefined;
  /** A picture's bytes. */
  cover: Buffer | undefined;
};

const maxCoverBytes = 20_000_000;
const maxLength = 100;

/** Reads a recording's tags. What cannot be read is not there: the owner can write it. */
export async function readSongTags(path: string): Promise<SongTags> {
  // Loading the parser takes 50 ms.
  const { parseFile, selectCover } = await import('music-metadata');
  const read = await parseFile(path, { duration: true }).catch(() => undefined);
  const cover = selectCover(read?.common.picture)?.data;
  return {
    title: tidy(read?.common.title),
    artist: tidy(read?.common.artist),
    seconds: read?.format.duration,
    cover: cover && cover.length <= maxCoverBytes ? Buffer.from(cover) : undefined,
  };
}

/** On one line, as the fields want it. */
function tidy(text: string | undefined): string | undefined {
  const line = text
    ?.replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, maxLength)
    .trim();
  return line || undefined;
}
