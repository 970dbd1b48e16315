import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { StaticNavigation } from '#site/navigation/navigation.tsx';
import { createDayFormat } from '../messages/entry-day.ts';
import { Note } from './note.tsx';

const note = { name: 'Moth', website: 'https://moth.example/', message: 'Hello!', time: 1, look: {} };
const dayFormat = createDayFormat('en');
const renderNote = (button?: string) =>
  render(
    <StaticNavigation pathname="/guestbook">
      <Note {...note} dayFormat={dayFormat} button={button} />
    </StaticNavigation>,
  );

test('a button is the link to the website, and the name its text', async () => {
  await renderNote('/guestbook/buttons/1-0a1b2c3d.gif');
  const link = page.getByRole('link', { name: /^Moth/ });
  await expect.element(link).toHaveAttribute('href', 'https://moth.example/');
  await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc');
  const picture = link.getByRole('img', { name: 'Moth' });
  await expect.element(picture).toHaveAttribute('src', '/guestbook/buttons/1-0a1b2c3d.gif');
  await expect.element(picture).toHaveAttribute('width', '88');
  await expect.element(picture).toHaveAttribute('height', '31');
});

test('without a button the link has its words', async () => {
  await renderNote();
  await expect.element(page.getByRole('link')).toHaveAttribute('href', 'https://moth.example/');
  await expect.element(page.getByRole('img', { name: 'Moth' })).not.toBeInTheDocument();
});
