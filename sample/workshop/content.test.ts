import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readContent } from '#content-reader/read-content.ts';
import { readResume } from '#content-reader/resume/read-resume.ts';
import { wordsSchema } from '#model/words-schema.ts';
import { fingerprintResume, readFingerprint } from '#resume-pdf/resume-fingerprint.ts';
import { isSample, sampleContent } from './sample-content.ts';

const folder = sampleContent;
const testSample = test.runIf(isSample());

testSample('the sample has no mistake, and as much of everything as the specification says', async () => {
  const { content, problems } = await readContent(folder);
  expect(problems).toBeUndefined();
  expect(content?.interests?.items).toHaveLength(15);
  expect(content?.tracks).toHaveLength(12);
  expect(content?.facts?.facts).toHaveLength(20);
  expect(content?.facts?.facts.join(' ')).toContain('31');
  expect(content?.facts?.spam).toHaveLength(5);
  expect(content?.characters).toHaveLength(4);
  expect(content?.projects.map(({ id }) => id)).toEqual(['proj-1', 'proj-2']);
  expect(content?.updates).toHaveLength(5);
  expect(content?.friends.length).toBeGreaterThan(8);
  expect(content?.buttons?.friends.sites).toHaveLength(2);
  for (const { html } of content?.buttons?.friends.sites ?? []) expect(html).toMatch(/href="https:\/\/\w+\.example\/"/);
  expect(content?.connect?.socials?.links.map(({ label }) => label)).toEqual([
    'BlueSky',
    'TikTok',
    'GitHub',
    'LinkedIn',
  ]);
  expect(content?.interests?.items.filter(({ notes }) => /by @\w/.test(notes)).length).toBeGreaterThan(0);
  expect(content?.site.visitorCounter?.fallbackCount).toBe(157);
  expect(content?.site.visitorCounter?.caption).toBe('Stats collected from GoatCounter!');
  expect(content?.site.visitorCounter?.builtInCaption).toBe('Counted by this site, no cookies');
});

testSample('the twelve songs are files of the site, but for three official videos', async () => {
  const { content } = await readContent(folder);
  const videos = content?.tracks.flatMap(({ title, artist, videoId }) =>
    videoId ? `${videoId} ${title}, ${artist}` : [],
  );
  expect(videos).toEqual([
    'dQw4w9WgXcQ Never Gonna Give You Up, Rick Astley',
    'djV11Xbc914 Take On Me, a-ha',
    'MV_3Dpw-BRY Nightcall, Kavinsky',
  ]);
  expect(content?.tracks.filter(({ file }) => file)).toHaveLength(9);
});

testSample(
  'the four characters are the owner’s persona, the partner’s, a halfling luchador and a gnome captain',
  async () => {
    const { content } = await readContent(folder);
    const tell = (id: string) => {
      const { name, species, occupation, funFacts, details } = content?.characters.find((one) => one.id === id) ?? {};
      return `${name}: ${species}. ${occupation}. ${funFacts?.join(' ')} ${details}`;
    };
    for (const { images } of content?.characters ?? []) {
      expect(images.length).toBeGreaterThan(2);
      for (const { description } of images) expect(description).toMatch(/^Art by .+\n.+/);
    }
    expect(tell('bonbon')).toMatch(/^Bonbon:.*Bonbon is me/s);
    expect(tell('praline')).toMatch(/^Praline:.*my partner/s);
    expect(tell('chispa')).toMatch(/halfling.*luchador.*monk/is);
    expect(tell('thistle')).toMatch(/captain.*gnome/is);
  },
);

testSample(
  'proj-1 is the attribute system without a link, with its process; proj-2 the visualizer with a live demo',
  async () => {
    const { content } = await readContent(folder);
    const [attributes, visualizer] = content?.projects ?? [];
    expect(attributes?.link ?? '').toBe('');
    expect(JSON.stringify(attributes?.developmentProcess)).toMatch(/attribute/i);
    expect(attributes?.description).toContain('a large search company');
    expect(visualizer?.link).toMatch(/^https:/);
    expect(visualizer?.developmentProcess?.length).toBeGreaterThan(0);
  },
);

testSample('an owner finds every word in words.yaml, as the site says it without the file', async () => {
  expect(parse(await readFile(join(folder, 'words.yaml'), 'utf8'))).toEqual(wordsSchema.parse({}));
});

testSample('the PDF of the resume is up to date', async () => {
  const resume = await readResume(folder);
  if ('problems' in resume) throw new Error(JSON.stringify(resume.problems));
  expect(readFingerprint(resume.oldPdf ?? new Uint8Array())).toBe(await fingerprintResume(resume.source));
});
