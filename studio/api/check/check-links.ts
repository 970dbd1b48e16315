import { askAboutTracks } from '#admin/music/ask-about-tracks.ts';
import { describeTrack } from '#admin/music/describe-track.ts';
import { type YouTube, youTube } from '#admin/music/youtube.ts';
import type { Finding } from '#studio/protocol/check.ts';
import type { PlacedText } from './walk-texts.ts';

type Asking = { fetch: typeof globalThis.fetch; timeoutMs?: number; videos?: YouTube };
type Answer = 'there' | 'gone' | 'noSuchHost' | 'unsure';

const maxAtOnce = 6;
/** A whole text that is an address, or a link in Markdown. */
const address = /^https?:\/\/[^\s]+$|(?<=\]\()https?:\/\/[^\s)]+(?=\))/g;
/** Names that no site has (RFC 2606): the sample's, which the owner is told of elsewhere. */
const reserved = /(^|\.)(example(\.(com|net|org))?|test|invalid|localhost)$/;

const listLinks = (texts: readonly PlacedText[]): (PlacedText & { link: string })[] =>
  texts.flatMap((placed) =>
    [...placed.text.matchAll(address)]
      .map(([link]) => ({ ...placed, link }))
      .filter(({ link }) => URL.canParse(link) && !reserved.test(new URL(link).hostname)),
  );

/** Asks each address once whether something is there. Only this goes out of the computer. */
export async function checkLinks(
  texts: readonly PlacedText[],
  { fetch, timeoutMs = 10_000 }: Asking,
): Promise<{ findings: Finding[]; looked: number }> {
  const links = listLinks(texts);
  const answers = new Map<string, Answer>();
  const waiting = [...new Set(links.map(({ link }) => link))];
  const looked = waiting.length;
  const work = async () => {
    for (let link = waiting.pop(); link !== undefined; link = waiting.pop()) {
      answers.set(link, await ask(link, fetch, timeoutMs));
    }
  };
  await Promise.all(Array.from({ length: maxAtOnce }, work));
  const findings = links.flatMap(({ link, file, path }): Finding[] => {
    const place = { file, path };
    switch (answers.get(link)) {
      case 'gone':
        return [
          { level: 'mend', title: 'A link leads nowhere.', note: `${link} says that it is not there any more.`, place },
        ];
      case 'noSuchHost':
        return [
          { level: 'mend', title: 'A link leads nowhere.', note: `There is no site at ${new URL(link).host}.`, place },
        ];
      case 'unsure':
        return [
          {
            level: 'look',
            title: 'A link gave no clear answer.',
            note: `${link}: open it yourself, or check again later.`,
            place,
          },
        ];
      default:
        return [];
    }
  });
  return { findings, looked };
}

async function ask(link: string, fetch: Asking['fetch'], timeoutMs: number): Promise<Answer> {
  try {
    const response = await fetch(link, { signal: AbortSignal.timeout(timeoutMs), headers: { accept: '*/*' } });
    await response.body?.cancel();
    if (response.status === 404 || response.status === 410) return 'gone';
    // Some hosts answer programs with 403, 405 or 429, and people with the page.
    return response.status >= 500 ? 'unsure' : 'there';
  } catch (error) {
    const { code } = ((error as Error).cause ?? {}) as NodeJS.ErrnoException;
    return code === 'ENOTFOUND' ? 'noSuchHost' : 'unsure';
  }
}

/** Asks YouTube about the videos of the music. */
export async function checkVideos(
  texts: readonly PlacedText[],
  { fetch, videos = youTube }: Asking,
): Promise<{ findings: Finding[]; looked: number }> {
  const placed = texts.filter(({ path }) => path.at(-1) === 'videoId');
  const tracks = placed.map(({ file, path, text }) => {
    const beside = (key: string) =>
      texts.find((other) => other.file === file && String(other.path) === String([...path.slice(0, -1), key]))?.text;
    return { title: beside('title') ?? text, videoId: text, place: '' };
  });
  const asked = await askAboutTracks(tracks, { youTube: videos, fetch });
  const findings = asked.flatMap((one, index): Finding[] => {
    const { mark, sentence, remedy } = describeTrack(one);
    const place = placed[index];
    if (mark === 'fine' || mark === 'skipped' || !place) return [];
    const level = mark === 'wrong' ? 'mend' : 'look';
    return [
      { level, title: sentence.trim(), ...(remedy && { note: remedy }), place: { file: place.file, path: place.path } },
    ];
  });
  return { findings, looked: placed.length };
}
