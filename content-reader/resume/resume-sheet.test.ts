import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { drawSvg, findProblems, sampleFiles, writeContent } from '#content-reader/content-fixture.ts';
import { formatProblems } from '#content-reader/problem.ts';
import { readContent } from '#content-reader/read-content.ts';
import { listPublicFiles } from '#content-reader/require-content.ts';
import { readResume } from './read-resume.ts';
import { readFingerprint } from './resume-fingerprint.ts';

const sheet = `sheet:
  name: Mochi
  contact:
    - { text: mochi.example, to: "https://mochi.example/" }
  sections:
    - title: Experience
      entries:
        - { title: Lamp finder, when: 2022, points: [Found nine lamps.] }
`;

/** The sample with a sheet at the end of resume.yaml. */
async function withSheet(text = sheet, pdf: string | null = '%PDF-1.7') {
  const sample = await sampleFiles();
  return { 'resume.yaml': `${sample['resume.yaml']}\n${text}`, 'resume.pdf': pdf };
}

/** A PDF as the command makes it of this sheet, as far as the reader looks at it. */
async function makePdf(text = sheet, changes = {}): Promise<string> {
  const read = await readResume(await writeContent({ ...(await withSheet(text, null)), ...changes }));
  if ('problems' in read) throw new Error(JSON.stringify(read.problems));
  return `%PDF-1.7\n9 0 obj\n(${read.fingerprint})\nendobj\n`;
}

test.each([
  ['no name', sheet.replace('  name: Mochi\n', ''), 'sheet.name', 'is missing', 'name: Bonbon'],
  ['a long name', sheet.replace('Mochi', 'M'.repeat(51)), 'sheet.name', 'must be at most 50 characters long'],
  ['no section', 'sheet: { name: Mochi, sections: [] }', 'sheet.sections', 'needs at least one section'],
  [
    'an address that is none',
    sheet.replace('https://mochi.example/', 'mochi.example'),
    'sheet.contact.0.to',
    'must start with https://, mailto: or tel:',
    'to: mailto:bonbon@example.com',
  ],
  [
    'a script for an address',
    sheet.replace('https://mochi.example/', 'javascript:alert(1)'),
    'sheet.contact.0.to',
    'must start with https://, mailto: or tel:',
  ],
  [
    'an empty section',
    'sheet: { name: Mochi, sections: [{ title: Experience }] }',
    'sheet.sections.0',
    'a section needs a text, entries or groups',
    'text: Careful software, careless little toys.',
  ],
  [
    'a misspelled key',
    sheet.replace('points:', 'point:'),
    'sheet.sections.0.entries.0.point',
    'the key point is not known here; did you mean points?',
    'points: [ "Kept the test set, labelled by hand." ]',
  ],
  [
    'a portrait that is not there',
    sheet.replace('  contact:', '  portrait: { image: images/me.svg, alt: Me }\n  contact:'),
    'sheet.portrait.image',
    'the file images/me.svg does not exist in content/',
  ],
])('a sheet with %s is told as a mistake', async (_, text, key, sentence, example = expect.anything()) => {
  expect(await findProblems(await withSheet(text))).toContainEqual(expect.objectContaining({ key, sentence, example }));
});

test('a year may be written as a bare number, and its PDF goes with the sheet', async () => {
  const { content, problems } = await readContent(await writeContent(await withSheet(sheet, await makePdf())));
  expect(problems).toBeUndefined();
  expect(content?.resume?.sheet?.sections[0]?.entries[0]).toMatchObject({ title: 'Lamp finder', when: '2022' });
});

/** What the site serves as resume.pdf, and what it tells the owner. */
async function readPdf(files: Awaited<ReturnType<typeof withSheet>>) {
  const folder = await writeContent(files);
  const { content, ownFiles, notes, problems } = await readContent(folder);
  if (!content) throw new Error(formatProblems(problems));
  const served = listPublicFiles({ content, ownFiles }).find(({ name }) => name === 'resume.pdf');
  const { resume } = content;
  return {
    folder,
    resume,
    pdf: served && Buffer.from(await served.read()),
    notes: notes.filter(({ key }) => key !== 'address'),
  };
}

/** What the PDF of these files would carry. */
async function readFingerprintOf(files: Awaited<ReturnType<typeof withSheet>>) {
  const read = await readResume(await writeContent(files));
  if ('problems' in read) throw new Error(formatProblems(read.problems));
  return read.fingerprint;
}

const withSite = async (change: [RegExp, string]) => {
  const site = String((await sampleFiles())['site.yaml']);
  expect(site).toMatch(change[0]);
  return { 'site.yaml': site.replace(...change) };
};

test.each([
  ['a word of the sheet', async () => withSheet(sheet.replace('nine', 'ten'), await makePdf())],
  ['the order of the sheet', async () => withSheet(sheet.replace('[Found nine lamps.]', '[B, A]'), await makePdf())],
  [
    'the language',
    async () => ({
      ...(await withSheet(sheet, await makePdf())),
      ...(await withSite([/language: .*/, 'language: pl'])),
    }),
  ],
  [
    'the owner',
    async () => ({
      ...(await withSheet(sheet, await makePdf())),
      ...(await withSite([/ownerName: .*/, 'ownerName: Mochi'])),
    }),
  ],
  [
    'the name of the document',
    async () => {
      const files = await withSheet(sheet, await makePdf());
      return { ...files, 'resume.yaml': files['resume.yaml'].replace(/documentTitle: .*/, 'documentTitle: Lamps') };
    },
  ],
  ['nothing, but the PDF was deleted', () => withSheet(sheet, null)],
])('after a change of %s the site has a PDF that was made anew, and the folder is as it was', async (_, write) => {
  const files = await write();
  const { folder, pdf, resume, notes } = await readPdf(files);
  expect(String(pdf)).not.toBe(files['resume.pdf']);
  expect(pdf && readFingerprint(pdf)).toBe(await readFingerprintOf(files));
  expect(pdf?.subarray(0, 8).toString()).toBe('%PDF-1.7');
  expect(resume?.file).toEqual({ address: '/resume.pdf', name: 'resume.pdf', bytes: pdf?.length });
  expect(resume?.sheet?.name).toBe('Mochi');
  expect(notes).toEqual([]);
  expect(await readFile(join(folder, 'resume.pdf'), 'utf8').catch(() => null)).toBe(files['resume.pdf']);
});

test('a change of the portrait makes the PDF anew; the same portrait does not', async () => {
  const text = sheet.replace('  contact:', '  portrait: { image: images/me.svg, alt: Me }\n  contact:');
  const made = await makePdf(text, { 'images/me.svg': drawSvg() });
  const files = await withSheet(text, made);
  expect(String((await readPdf({ ...files, 'images/me.svg': drawSvg() } as typeof files)).pdf)).toBe(made);
  const other = { ...files, 'images/me.svg': drawSvg('width="30" height="30"') };
  expect(String((await readPdf(other)).pdf)).not.toBe(made);
});

test('the order of keys, comments and the words around the sheet make no PDF older', async () => {
  const turned = sheet.replace(
    '{ title: Lamp finder, when: 2022, points',
    '{ when: "2022", title: Lamp finder, points',
  );
  const made = await makePdf();
  const files = await withSheet(`# Note to myself\n${turned}`, made);
  files['resume.yaml'] = files['resume.yaml'].replace('Resume Preview', 'Preview');
  expect(String((await readPdf(files)).pdf)).toBe(made);
});

test('a sheet that no PDF can hold is on the site without one, and the owner is told why', async () => {
  for (const old of [null, await makePdf()]) {
    const { resume, pdf, notes } = await readPdf(await withSheet(sheet.replace('nine', 'שלום'), old));
    expect(pdf).toBeUndefined();
    expect(resume).toMatchObject({ sheet: { name: 'Mochi' } });
    expect(resume?.file).toBeUndefined();
    expect(notes).toMatchObject([
      {
        file: 'content/resume.yaml',
        key: 'sheet.sections.0.entries.0.points.0',
        sentence: expect.stringMatching(
          /^no font of the resume has ש .*; until then the resume is on the site without its PDF$/,
        ),
      },
    ]);
  }
});

test('a PDF under another name is asked about before one is made in its place', async () => {
  const problems = await findProblems({ ...(await withSheet(sheet, null)), 'cv.pdf': '%PDF-1.4' });
  expect(problems).toMatchObject([
    {
      key: 'file',
      sentence:
        'the file resume.pdf does not exist; is it cv.pdf? Then write that here; while there is no PDF at all, the site makes one of the sheet',
    },
  ]);
});

test("beside the owner's own PDF the sheet is left out", async () => {
  const { content, problems } = await readContent(await writeContent(await withSheet(sheet, '%PDF-1.4 by my printer')));
  expect(problems).toBeUndefined();
  expect(content?.resume?.sheet).toBeUndefined();
  expect(content?.resume?.file?.name).toBe('resume.pdf');
});

test('what the PDF is made of can be read while other files have mistakes', async () => {
  const folder = await writeContent({ ...(await withSheet(sheet, null)), 'friends.yaml': 'nonsense' });
  expect(await readResume(folder)).toMatchObject({
    sheet: { name: 'Mochi' },
    path: join(folder, 'resume.pdf'),
    shownPath: 'content/resume.pdf',
    oldPdf: undefined,
  });
});

test('a resume without a sheet points to a page of the guide by a name that holds wherever Bonbon is installed', async () => {
  const { problems } = (await readResume(await writeContent())) as { problems: unknown[] };
  expect(problems).toMatchObject([
    { file: 'content/resume.yaml', sentence: expect.stringMatching(/^has no sheet .*; resume\.md in Bonbon's guide/) },
  ]);
});
