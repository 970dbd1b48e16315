import type { Finding as DoctorFinding } from '#admin/terminal/finding.ts';
import type { CheckAnswer, Finding } from '#studio/protocol/check.ts';
import type { SiteState } from '#studio/protocol/site-state.ts';
import { checkColours } from './check-colours.ts';
import { describeUnused, findLargeFiles, findPoorWords, findProblems } from './check-content.ts';
import { checkLinks, checkVideos } from './check-links.ts';
import { listTexts } from './walk-texts.ts';

export type CheckOptions = {
  content: string;
  readSite: () => Promise<Pick<SiteState, 'files' | 'problems' | 'warnings'>>;
  listUnusedFiles: (content: string) => Promise<{ path: string; bytes: number }[]>;
  /** What the doctor finds about guestbook and counter. */
  examine: () => Promise<DoctorFinding[]>;
  fetch?: typeof globalThis.fetch;
  now?: () => number;
};

const levels = { wrong: 'mend', advice: 'look', fine: 'fine', skipped: 'fine' } as const;

/** Everything that is known about the site. Addresses on the web are asked only if the owner wants that. */
export async function checkSite(isOutside: boolean, options: CheckOptions): Promise<CheckAnswer> {
  const { content, readSite, listUnusedFiles, examine, fetch = globalThis.fetch, now = Date.now } = options;
  const startMs = now();
  const { files, problems, warnings } = await readSite();
  const texts = listTexts(files);
  const unused = await listUnusedFiles(content);
  const colours = await checkColours(content);
  const findings: Finding[] = [
    ...findProblems(problems, 'mend'),
    ...findProblems(warnings, 'look'),
    ...findPoorWords(texts),
    ...(await findLargeFiles(content, texts)),
    ...colours.findings,
    ...describeUnused(unused),
  ];
  let looked = texts.length + colours.looked;
  for (const { mark, sentence, remedy } of await examine()) {
    looked++;
    if (mark !== 'fine') findings.push({ level: levels[mark], title: sentence, ...(remedy && { note: remedy }) });
  }
  if (isOutside) {
    const [links, videos] = [await checkLinks(texts, { fetch }), await checkVideos(texts, { fetch })];
    findings.push(...links.findings, ...videos.findings);
    looked += links.looked + videos.looked;
  }
  return { findings, looked, seconds: (now() - startMs) / 1000, askedOutside: isOutside };
}
