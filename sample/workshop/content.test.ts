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

testSample('the sample has no mistakes, and as many items of each kind as the specification says', async () => {
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

testSample('the twelve tracks are nine files of the site and three official videos', async () => {
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
  'the four characters are personas of the owner and the partner, a halfling luchador and a gnome captain',
  async () => {
    const { content } = await readContent(folder);
    const describeCharacter = (id: string) => {
      const { name, species, occupation, funFacts, details } = content?.characters.find((one) => one.id === id) ?? {};
      return `${name}: ${species}. ${occupation}. ${funFacts?.join(' ')} ${details}`;
    };
    for (const { images } of content?.characters ?? []) {
      expect(images.length).toBeGreaterThan(2);
      for (const { description } of images) expect(description).toMatch(/^Art by .+\n.+/);
    }
    expect(describeCharacter('bonbon')).toMatch(/^Bonbon:.*Bonbon is me/s);
    expect(describeCharacter('praline')).toMatch(/^Praline:.*my partner/s);
    expect(describeCharacter('chispa')).toMatch(/halfling.*luchador.*monk/is);
    expect(describeCharacter('thistle')).toMatch(/captain.*gnome/is);
  },
);

testSample(
  'proj-1 is the attribute system with its process and without a link, proj-2 the visualizer with a live demo',
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

testSample('words.yaml has every word of the site, with its default', async () => {
  expect(parse(await readFile(join(folder, 'words.yaml'), 'utf8'))).toEqual(wordsSchema.parse({}));
});

testSample('the PDF of the resume is up to date with resume.yaml', async () => {
  const resume = await readResume(folder);
  if ('problems' in resume) throw new Error(JSON.stringify(resume.problems));
  expect(readFingerprint(resume.oldPdf ?? new Uint8Array())).toBe(await fingerprintResume(resume.source));
});
