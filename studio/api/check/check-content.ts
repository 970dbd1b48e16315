import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Finding } from '#studio/protocol/check.ts';
import type { SiteProblem } from '#studio/protocol/site-state.ts';
import type { PlacedText } from './walk-texts.ts';

const asSentence = (text: string) => {
  // An address or a file's name stays as it is.
  const start = /^[a-z]+[ ,]/.test(text) ? text.charAt(0).toUpperCase() + text.slice(1) : text;
  return /[.!?]$/.test(start) ? start : `${start}.`;
};

/** The build's own sentences. */
export const findProblems = (problems: readonly SiteProblem[], level: Finding['level']): Finding[] =>
  problems.map(({ file, path, sentence, example }) => ({
    level,
    title: asSentence(sentence),
    ...(example !== undefined && !example.includes('\n') && { note: `For example: ${example}` }),
    place: { file, path },
  }));

/** What a camera or a program calls a picture says nothing to somebody who cannot see it. */
const saysNothing =
  /^(an? )?(image|picture|photo|img|pic|drawing|screenshot|untitled|dsc|icon|logo)[\s_\-.]*\d*$|\.(png|jpe?g|gif|webp|avif|svg)$/i;

export const findPoorWords = (texts: readonly PlacedText[]): Finding[] =>
  texts
    .filter(({ path, text }) => path.at(-1) === 'alt' && saysNothing.test(text.trim()))
    .map(({ file, path, text }) => ({
      level: 'look',
      title: `“${text}” does not say what the picture shows.`,
      note: 'Somebody who cannot see it hears this. Say in a few words what is on it.',
      place: { file, path },
    }));

/** In bytes. Pages show smaller versions of photos, but not of drawings and songs. */
const large = [
  {
    ending: /\.(png|gif|svg|webp|jpe?g|avif)$/i,
    bytes: 2_000_000,
    note: 'Put it in once more: the studio makes it smaller.',
  },
  {
    ending: /\.(mp3|ogg|opus|m4a|wav|flac)$/i,
    bytes: 12_000_000,
    note: 'On a phone this takes long. Put it in once more: the studio makes an MP3 of it.',
  },
];

/** Pictures and songs that take long to load. */
export async function findLargeFiles(content: string, texts: readonly PlacedText[]): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const { file, path, text } of texts) {
    const limit = large.find(({ ending }) => ending.test(text));
    if (!limit || /^[a-z]+:/i.test(text)) continue;
    const name = text.startsWith('./') ? join(file, '..', text) : text;
    const { size = 0 } = (await stat(join(content, name)).catch(() => undefined)) ?? {};
    if (size <= limit.bytes) continue;
    const title = `${text} has ${(size / 1e6).toFixed(1)} MB.`;
    findings.push({ level: 'look', title, note: limit.note, place: { file, path } });
  }
  return findings;
}

const kilobytes = (bytes: number) => `${Math.ceil(bytes / 1000)} kB`;

/** What is kept, but on no page. */
export function describeUnused(unused: readonly { path: string; bytes: number }[]): Finding[] {
  if (unused.length === 0) return [];
  const bytes = unused.reduce((sum, file) => sum + file.bytes, 0);
  const names = unused.slice(0, 5).map(({ path }) => path);
  const rest = unused.length > names.length ? ` and ${unused.length - names.length} more` : '';
  return [
    {
      level: 'fine',
      title: unused.length === 1 ? 'One file is on no page.' : `${unused.length} files are on no page.`,
      note: `${names.join(', ')}${rest}, ${kilobytes(bytes)}. They are not published, and stay where they are.`,
    },
  ];
}
