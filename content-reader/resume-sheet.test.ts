import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readContent } from './read-content.ts';
import { readResume } from './read-resume.ts';
import { drawSvg, findProblems, sampleFiles, showProblems, writeContent } from './sample-content.ts';

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

test('a sheet without a PDF is told with the command that makes one', async () => {
  expect(await showProblems(await withSheet(sheet, null))).toBe(
    `content/resume.yaml:10:1  file  the file resume.pdf does not exist in content/; npm run resume makes it of the sheet
    for example: file: resume.pdf`,
  );
});

test('a year may be written as a bare number, and its PDF goes with the sheet', async () => {
  const { content, problems } = await readContent(await writeContent(await withSheet(sheet, await makePdf())));
  expect(problems).toBeUndefined();
  expect(content?.resume?.sheet?.sections[0]?.entries[0]).toMatchObject({ title: 'Lamp finder', when: '2022' });
});

const older = {
  file: 'content/resume.yaml',
  key: 'sheet',
  sentence: 'resume.pdf shows an older state than the sheet: run npm run resume',
};

test.each([
  ['a word of the sheet', sheet.replace('nine', 'ten'), {}],
  ['its order', sheet.replace('[Found nine lamps.]', '[B, A]'), {}],
])('a PDF from before a change of %s is told as older', async (_, changed) => {
  const files = await withSheet(changed, await makePdf());
  expect(await findProblems(files)).toMatchObject([older]);
});

test.each([
  ['language', /language: .*/, 'language: pl'],
  ['owner', /ownerName: .*/, 'ownerName: Mochi'],
])('a PDF from before a change of the %s is told as older', async (_, from, to) => {
  const site = String((await sampleFiles())['site.yaml']);
  expect(site).toMatch(from);
  const files = { ...(await withSheet(sheet, await makePdf())), 'site.yaml': site.replace(from, to) };
  expect(await findProblems(files)).toMatchObject([older]);
});

test('a PDF with an older picture of the owner is told as older; the same picture is not', async () => {
  const text = sheet.replace('  contact:', '  portrait: { image: images/me.svg, alt: Me }\n  contact:');
  const pdf = await makePdf(text, { 'images/me.svg': drawSvg() });
  const files = await withSheet(text, pdf);
  expect(await findProblems({ ...files, 'images/me.svg': drawSvg() })).toEqual([]);
  expect(await findProblems({ ...files, 'images/me.svg': drawSvg('width="30" height="30"') })).toMatchObject([older]);
});

test('the order of keys, comments and the words around the sheet make no PDF older', async () => {
  const turned = sheet.replace(
    '{ title: Lamp finder, when: 2022, points',
    '{ when: "2022", title: Lamp finder, points',
  );
  const files = await withSheet(`# Note to myself\n${turned}`, await makePdf());
  files['resume.yaml'] = files['resume.yaml'].replace('Resume Preview', 'Preview');
  expect(await findProblems(files)).toEqual([]);
});

test("beside the owner's own PDF the sheet is left out", async () => {
  const { content, problems } = await readContent(await writeContent(await withSheet(sheet, '%PDF-1.4 by my printer')));
  expect(problems).toBeUndefined();
  expect(content?.resume?.sheet).toBeUndefined();
  expect(content?.resume?.file.name).toBe('resume.pdf');
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

test('a resume without a sheet is told where the guide is', async () => {
  const { problems } = (await readResume(await writeContent())) as { problems: unknown[] };
  expect(problems).toMatchObject([{ file: 'content/resume.yaml', sentence: expect.stringContaining('has no sheet') }]);
});
