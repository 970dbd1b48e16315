import { resume } from 'virtual:content';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { listResumeTexts } from '#model/resume.ts';
import type { Resume } from '#model/resume-schema.ts';
import '#site/styles/tokens.css';
import '#site/styles/base.css';
import { ResumePaper } from './resume-paper.tsx';

const short: Resume = {
  name: 'Mochi',
  contact: [{ text: 'Sampleton' }],
  sections: [{ title: 'Lamps', text: 'First.\n\nSecond.', entries: [], groups: [] }],
};

test('the paper has every text of the resume, in the order of the PDF', async () => {
  const { container } = await render(<ResumePaper resume={resume.resume ?? short} />);
  const { textContent = '' } = container;
  let from = 0;
  for (const { path, text } of listResumeTexts(resume.resume ?? short)) {
    const at = (textContent ?? '').indexOf(text, from);
    expect(at, path.join('.')).toBeGreaterThanOrEqual(from);
    from = at + text.length;
  }
  expect(listResumeTexts(resume.resume ?? short).length).toBeGreaterThan(40);
});

test('it has headings to skim and links to click', async () => {
  await render(<ResumePaper resume={resume.resume ?? short} />);
  await expect.element(page.getByRole('heading', { level: 3, name: 'Bonbon' })).toBeVisible();
  await expect.element(page.getByRole('article', { name: 'Bonbon' })).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 4, name: 'Experience' })).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 5, name: 'Voice actor' })).toBeVisible();
  const mailLink = page.getByRole('link', { name: 'bonbon@example.com' });
  await expect.element(mailLink).toHaveAttribute('href', 'mailto:bonbon@example.com');
});

test('on phones alone, a row of links leads to its parts', async () => {
  await page.viewport(390, 844);
  onTestFinished(() => page.viewport(1280, 800));
  await render(<ResumePaper resume={resume.resume ?? short} />);
  const tabs = page.getByRole('navigation', { name: 'Bonbon' });
  await tabs.getByRole('link', { name: 'Tools' }).click();
  const { hash } = location;
  expect(document.querySelector(hash)?.textContent).toBe('Tools');
  location.hash = '';
  await page.viewport(1280, 800);
  await expect.poll(() => tabs.elements().length).toBe(0);
});

test('a link to another site opens in a new tab, and a mail address in the mail program', async () => {
  const site = { text: 'mochi.example', to: 'https://mochi.example/' };
  const entries = [{ title: 'Lamplighter', points: [], link: { ...site, text: 'the lamp' } }];
  await render(
    <ResumePaper
      resume={{
        ...short,
        contact: [site, { text: 'a letter', to: 'mailto:mochi@mochi.example' }],
        sections: [{ title: 'Lamps', entries, groups: [] }],
      }}
    />,
  );
  for (const name of ['mochi.example', 'the lamp']) {
    const link = page.getByRole('link', { name: `${name} (opens in a new tab)` });
    await expect.element(link).toHaveAttribute('target', '_blank');
  }
  await expect.element(page.getByRole('link', { name: 'a letter' })).not.toHaveAttribute('target');
});

test('optional parts that are missing leave no gap', async () => {
  const { container } = await render(<ResumePaper resume={short} />);
  expect(container.querySelectorAll('img, dl, h5, a')).toHaveLength(0);
  expect(Array.from(container.querySelectorAll('section p'), (element) => element.textContent)).toEqual([
    'First.',
    'Second.',
  ]);
});

test.each([320, 390, 820])('nothing scrolls sideways at %i px, however long the words are', async (width) => {
  await page.viewport(width, 800);
  const word = 'M'.repeat(40);
  const long: Resume = {
    name: word,
    role: word,
    contact: [{ text: word, to: 'https://mochi.example/' }],
    sections: [
      {
        title: word,
        entries: [{ title: word, when: word, place: word, points: [word, word] }],
        groups: [{ name: word, items: [word, word] }],
      },
    ],
  };
  await render(<ResumePaper resume={long} />);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  await page.viewport(1280, 800);
});
