import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { drawSvg, findProblems, sampleFiles, writeContent } from '#content-reader/content-fixture.ts';
import { formatProblems } from '#content-reader/problem.ts';
import { readContent } from '#content-reader/read-content.ts';
import { listPublicFiles } from '#content-reader/require-content.ts';
import { fingerprintResume, readFingerprint } from '#resume-pdf/resume-fingerprint.ts';
import { readResume } from './read-resume.ts';

const written = `resume:
  name: Mochi
  contact:
    - { text: mochi.example, to: "https://mochi.example/" }
  sections:
    - title: Experience
      entries:
        - { title: Lamp finder, when: 2022, points: [Found nine lamps.] }
`;

/** The sample with a resume at the end of resume.yaml. */
async function withResume(text = written, pdf: string | null = '%PDF-1.7') {
  const sample = await sampleFiles();
  return { 'resume.yaml': `${sample['resume.yaml']}\n${text}`, 'resume.pdf': pdf };
}

/** A PDF of this resume, as far as the reader looks at it. */
async function makePdf(text = written, changes = {}): Promise<string> {
  const read = await readResume(await writeContent({ ...(await withResume(text, null)), ...changes }));
  if ('problems' in read) throw new Error(JSON.stringify(read.problems));
  return `%PDF-1.7\n9 0 obj\n(${await fingerprintResume(read.source)})\nendobj\n`;
}

test.each([
  ['no name', written.replace('  name: Mochi\n', ''), 'resume.name', 'is missing', 'name: Bonbon'],
  ['a long name', written.replace('Mochi', 'M'.repeat(51)), 'resume.name', 'must be at most 50 characters long'],
  ['no section', 'resume: { name: Mochi, sections: [] }', 'resume.sections', 'needs at least one section'],
  [
    'an invalid address',
    written.replace('https://mochi.example/', 'mochi.example'),
    'resume.contact.0.to',
    'must start with https://, mailto: or tel:',
    'to: mailto:bonbon@example.com',
  ],
  [
    'a script for an address',
    written.replace('https://mochi.example/', 'javascript:alert(1)'),
    'resume.contact.0.to',
    'must start with https://, mailto: or tel:',
  ],
  [
    'an empty section',
    'resume: { name: Mochi, sections: [{ title: Experience }] }',
    'resume.sections.0',
    'a section needs a text, entries or groups',
    'text: Careful software, careless little toys.',
  ],
  [
    'a misspelled key',
    written.replace('points:', 'point:'),
    'resume.sections.0.entries.0.point',
    'the key point is unknown; did you mean points?',
    'points: [ "Kept the test set, labelled by hand." ]',
  ],
  [
    'a portrait that is not there',
    written.replace('  contact:', '  portrait: { image: images/me.svg, alt: Me }\n  contact:'),
    'resume.portrait.image',
    'the file images/me.svg does not exist in content/',
  ],
])('a resume with %s is a problem', async (_, text, key, sentence, example = expect.anything()) => {
  expect(await findProblems(await withResume(text))).toContainEqual(
    expect.objectContaining({ key, sentence, example }),
  );
});

test('a year may be written as a bare number, and its PDF is up to date', async () => {
  const { content, problems } = await readContent(await writeContent(await withResume(written, await makePdf())));
  expect(problems).toBeUndefined();
  expect(content?.resume?.resume?.sections[0]?.entries[0]).toMatchObject({ title: 'Lamp finder', when: '2022' });
});

/** What the site serves as resume.pdf, and the owner's warnings. */
async function readPdf(files: Awaited<ReturnType<typeof withResume>>) {
  const folder = await writeContent(files);
  const { content, ownFiles, warnings, problems } = await readContent(folder);
  if (!content) throw new Error(formatProblems(problems));
  const served = listPublicFiles({ content, ownFiles }).find(({ name }) => name === 'resume.pdf');
  const { resume } = content;
  return {
    folder,
    resume,
    pdf: served && Buffer.from(await served.read()),
    warnings: warnings.filter(({ key }) => key !== 'address'),
  };
}

/** The fingerprint that a PDF of these files would have. */
async function readFingerprintOf(files: Awaited<ReturnType<typeof withResume>>) {
  const read = await readResume(await writeContent(files));
  if ('problems' in read) throw new Error(formatProblems(read.problems));
  return fingerprintResume(read.source);
}

const withSite = async (change: [RegExp, string]) => {
  const site = String((await sampleFiles())['site.yaml']);
  expect(site).toMatch(change[0]);
  return { 'site.yaml': site.replace(...change) };
};

test.each([
  ['a word of the resume', async () => withResume(written.replace('nine', 'ten'), await makePdf())],
  [
    'the order of the resume',
    async () => withResume(written.replace('[Found nine lamps.]', '[B, A]'), await makePdf()),
  ],
  [
    'the language',
    async () => ({
      ...(await withResume(written, await makePdf())),
      ...(await withSite([/language: .*/, 'language: pl'])),
    }),
  ],
  [
    'the owner',
    async () => ({
      ...(await withResume(written, await makePdf())),
      ...(await withSite([/ownerName: .*/, 'ownerName: Mochi'])),
    }),
  ],
  [
    'the name of the document',
    async () => {
      const files = await withResume(written, await makePdf());
      return { ...files, 'resume.yaml': files['resume.yaml'].replace(/documentTitle: .*/, 'documentTitle: Lamps') };
    },
  ],
  ['nothing but the PDF, which was deleted,', () => withResume(written, null)],
])('after a change to %s the site has a new PDF, and the folder is unchanged', async (_, write) => {
  const files = await write();
  const { folder, pdf, resume, warnings } = await readPdf(files);
  expect(String(pdf)).not.toBe(files['resume.pdf']);
  expect(pdf && readFingerprint(pdf)).toBe(await readFingerprintOf(files));
  expect(pdf?.subarray(0, 8).toString()).toBe('%PDF-1.7');
  expect(resume?.file).toEqual({ address: '/resume.pdf', name: 'resume.pdf', bytes: pdf?.length });
  expect(resume?.resume?.name).toBe('Mochi');
  expect(warnings).toEqual([]);
  expect(await readFile(join(folder, 'resume.pdf'), 'utf8').catch(() => null)).toBe(files['resume.pdf']);
});

test('a different portrait makes a new PDF; the same portrait does not', async () => {
  const text = written.replace('  contact:', '  portrait: { image: images/me.svg, alt: Me }\n  contact:');
  const made = await makePdf(text, { 'images/me.svg': drawSvg() });
  const files = await withResume(text, made);
  expect(String((await readPdf({ ...files, 'images/me.svg': drawSvg() } as typeof files)).pdf)).toBe(made);
  const other = { ...files, 'images/me.svg': drawSvg('width="30" height="30"') };
  expect(String((await readPdf(other)).pdf)).not.toBe(made);
});

test('reordered keys, comments and other text on the page do not make a PDF out of date', async () => {
  const turned = written.replace(
    '{ title: Lamp finder, when: 2022, points',
    '{ when: "2022", title: Lamp finder, points',
  );
  const made = await makePdf();
  const files = await withResume(`# Note to myself\n${turned}`, made);
  files['resume.yaml'] = files['resume.yaml'].replace('Resume Preview', 'Preview');
  expect(String((await readPdf(files)).pdf)).toBe(made);
});

test('a resume that no PDF can show is on the site without one, and a warning says why', async () => {
  for (const old of [null, await makePdf()]) {
    const { resume, pdf, warnings } = await readPdf(await withResume(written.replace('nine', 'שלום'), old));
    expect(pdf).toBeUndefined();
    expect(resume).toMatchObject({ resume: { name: 'Mochi' } });
    expect(resume?.file).toBeUndefined();
    expect(warnings).toMatchObject([
      {
        file: 'content/resume.yaml',
        key: 'resume.sections.0.entries.0.points.0',
        sentence: expect.stringMatching(
          /^no font of the resume has ש .*; until this is fixed, the site shows the resume without its PDF$/,
        ),
      },
    ]);
  }
});

test('a PDF under another name is a problem, instead of a second PDF', async () => {
  const problems = await findProblems({ ...(await withResume(written, null)), 'cv.pdf': '%PDF-1.4' });
  expect(problems).toMatchObject([
    {
      key: 'file',
      sentence:
        'the file resume.pdf does not exist; did you mean cv.pdf? If so, write that here; if there is no PDF at all, the site makes one',
    },
  ]);
});

test("beside the owner's own PDF the resume is left out", async () => {
  const { content, problems } = await readContent(
    await writeContent(await withResume(written, '%PDF-1.4 by my printer')),
  );
  expect(problems).toBeUndefined();
  expect(content?.resume?.resume).toBeUndefined();
  expect(content?.resume?.file?.name).toBe('resume.pdf');
});

test('the resume can be read while other files have mistakes', async () => {
  const folder = await writeContent({ ...(await withResume(written, null)), 'friends.yaml': 'nonsense' });
  expect(await readResume(folder)).toMatchObject({
    source: { resume: { name: 'Mochi' } },
    path: join(folder, 'resume.pdf'),
    shownPath: 'content/resume.pdf',
    oldPdf: undefined,
  });
});

test('a page without a resume points to the guide by a name that is right wherever Bonbon is installed', async () => {
  const { problems } = (await readResume(await writeContent())) as { problems: unknown[] };
  expect(problems).toMatchObject([
    { file: 'content/resume.yaml', sentence: expect.stringMatching(/^has no resume .*; resume\.md in Bonbon's guide/) },
  ]);
});
