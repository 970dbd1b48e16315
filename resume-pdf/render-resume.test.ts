import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { readResume } from '#content-reader/resume/read-resume.ts';
import { listResumeTexts } from '#model/resume.ts';
import { type Resume, resumeSchema } from '#model/resume-schema.ts';
import { colours } from './page-measures.ts';
import { renderResume } from './render-resume.ts';
import type { ResumeToDraw } from './resume-to-draw.ts';

const content = fileURLToPath(new URL('../e2e/site/content', import.meta.url));

function describeResume(written: object, language = 'en'): ResumeToDraw {
  const resume = resumeSchema.parse(written) as Resume;
  return { resume, portraitPath: undefined, documentTitle: 'R&D <resume>', ownerName: 'Żółwik', language };
}

async function render(written: object, language?: string) {
  const made = await renderResume(describeResume(written, language));
  if ('mistakes' in made) throw new Error(JSON.stringify(made.mistakes));
  return made.bytes;
}

/** As a reader would get it by selecting all; where lines end is no matter. */
const squeeze = (text: string) => text.normalize('NFKC').replaceAll(/\s/g, '');

async function readPdf(pdf: Uint8Array) {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const pages = await Promise.all(Array.from({ length: document.numPages }, (_, index) => document.getPage(index + 1)));
  const texts = await Promise.all(
    pages.map(async (page) =>
      (await page.getTextContent()).items.map((item) => ('str' in item ? item.str : '')).join(''),
    ),
  );
  const roles: string[] = [];
  const visit = (node: object): void => {
    if ('role' in node) roles.push(String(node.role));
    if ('children' in node) (node.children as object[]).forEach(visit);
  };
  for (const page of pages) visit((await page.getStructTree()) ?? {});
  const links = (await Promise.all(pages.map((page) => page.getAnnotations()))).flat().map(({ url }) => url);
  const { info } = await document.getMetadata();
  const marks = await document.getMarkInfo();
  return { pageCount: pages.length, text: squeeze(texts.join('')), roles, links, info, isTagged: marks?.Marked };
}

function expectInOrder(text: string, resume: Resume) {
  let from = 0;
  for (const part of listResumeTexts(resume)) {
    const at = text.indexOf(squeeze(part.text), from);
    expect(at, `${part.path.join('.')}: ${part.text}`).toBeGreaterThanOrEqual(from);
    from = at + squeeze(part.text).length;
  }
}

const plain = { name: 'Mochi', sections: [{ title: 'Experience', text: 'Lamps.' }] };

test('a PDF has the texts of its resume, in order, on one page', async () => {
  const { source } = (await readResume(content)) as { source: ResumeToDraw };
  const shipped = await readPdf(await readFile(join(content, 'resume.pdf')));
  expect(shipped.pageCount).toBe(1);
  expect(shipped.info).toMatchObject({ Title: source.documentTitle, Author: source.ownerName, Language: 'en' });
  expectInOrder(shipped.text, source.resume);
  const made = await renderResume(source);
  expect(await readPdf((made as { bytes: Uint8Array }).bytes)).toEqual(shipped);
});

test('the PDF is tagged: headings of three levels, lists with their parts, links and a picture', async () => {
  const { roles, links, isTagged } = await readPdf(await readFile(join(content, 'resume.pdf')));
  expect(isTagged).toBe(true);
  expect(roles.filter((role) => role === 'H1')).toHaveLength(1);
  expect(roles.filter((role) => role === 'H2')).toHaveLength(5);
  expect(roles).toEqual(expect.arrayContaining(['Document', 'Sect', 'H3', 'P', 'L', 'LI', 'Lbl', 'LBody', 'Figure']));
  expect(roles.filter((role) => role === 'Link')).toHaveLength(3);
  expect(links).toEqual(['mailto:bonbon@example.com', 'https://bonbon.example/', 'https://demo.example/synthwave']);
});

test('every font is embedded, and the same resume gives the same bytes', async () => {
  const [first, second] = [await render(plain), await render(plain)];
  expect(Buffer.from(first).equals(Buffer.from(second))).toBe(true);
  const source = Buffer.from(first).toString('latin1');
  const count = (pattern: RegExp) => source.match(pattern)?.length;
  expect(count(/\/Type \/FontDescriptor/g)).toBe(2);
  expect(count(/\/FontFile2 /g)).toBe(2);
  expect(count(/\/Subtype \/Type1/g)).toBeUndefined();
});

test('title, author and language are those of the site, also where XML would stumble over them', async () => {
  const pdf = await render(plain, 'pl');
  const { info } = await readPdf(pdf);
  expect(info).toMatchObject({ Title: 'R&D <resume>', Author: 'Żółwik', Language: 'pl' });
  expect(Buffer.from(pdf).toString('utf8')).toContain('R&amp;D &lt;resume&gt;');
});

test.each([
  ['Polish', 'Żółwik Łączyński', 'Zażółć gęślą jaźń, pchnąć w tę łódź jeża.'],
  ['Russian', 'Конфетка', 'Съешь же ещё этих мягких французских булок, да выпей чаю.'],
  ['Greek', 'Μόσχος', 'Ξεσκεπάζω την ψυχοφθόρα βδελυγμία.'],
  ['Japanese', 'ぼんぼん', '製品ページが言い忘れたことを推測する言語モデルの、検査の仕組みを作りました。'],
  ['accents typed apart', 'Zoe\u0308', 'cafe\u0301 fi ffi'],
])('a resume in %s can be read back from its PDF', async (_, name, text) => {
  const written = { name, sections: [{ title: name, entries: [{ title: text, when: name, points: [text, text] }] }] };
  const { text: read } = await readPdf(await render(written));
  expectInOrder(read, describeResume(written).resume);
});

test('a character that no font has is reported with its key', async () => {
  const made = await renderResume(describeResume({ ...plain, role: 'Rabbit 🐰 שלום' }));
  expect(made).toEqual({
    mistakes: [
      {
        path: ['role'],
        sentence:
          'no font of the resume has 🐰 (U+1F430), ש (U+05E9), ל (U+05DC), ו (U+05D5), ם (U+05DD): leave it out, or use a PDF of your own',
      },
    ],
  });
});

const jobs = (count: number) => ({
  name: 'Mochi',
  sections: Array.from({ length: count }, (_, index) => ({
    title: `Part ${index}`,
    entries: [{ title: 'Lamp finder', points: ['Found nine lamps.', 'Kept them.', 'Lit them.'] }],
  })),
});

test('two pages are numbered, with the name beside it, and repeat nothing else', async () => {
  const { pageCount, text } = await readPdf(await render(jobs(10)));
  expect(pageCount).toBe(2);
  expect(text).toContain('Mochi·1/2');
  expect(text).toContain('Mochi·2/2');
  expect(text.split('Part3')).toHaveLength(2);
});

test('one page has no number', async () => {
  expect((await readPdf(await render(jobs(2)))).text).not.toContain('/1');
});

test('a third page is refused, and so is a text that no page can hold', async () => {
  const sections = Array.from({ length: 4 }, () => jobs(10).sections)
    .flat()
    .slice(0, 12);
  const long = sections.map((section) => ({
    ...section,
    entries: Array.from({ length: 5 }, () => section.entries).flat(),
  }));
  expect(await renderResume(describeResume({ name: 'Mochi', sections: long }))).toMatchObject({
    mistakes: [{ path: [], sentence: expect.stringMatching(/^fills \d pages, and a resume has at most 2: /) }],
  });
  const tall = { name: 'Mochi', sections: [{ title: 'Experience', text: 'a\n'.repeat(200) }] };
  expect(await renderResume(describeResume(tall))).toMatchObject({
    mistakes: [{ path: [], sentence: expect.stringContaining('longer than a page') }],
  });
});

test('the colours of the PDF are those of the site by day', async () => {
  const tokens = await readFile(new URL('../site/styles/tokens.css', import.meta.url), 'utf8');
  for (const colour of [
    colours.line,
    colours.textSoft,
    colours.link,
    colours.accent,
    colours.lineSoft,
    ...colours.tones,
  ]) {
    expect(tokens).toContain(`light-dark(${colour}`);
  }
});
