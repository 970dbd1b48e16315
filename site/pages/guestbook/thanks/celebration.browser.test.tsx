import { guestbookPage } from 'virtual:content';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { StaticNavigation } from '#site/navigation/navigation.tsx';
import { entries, nameField, openBook, sign, submit, thanks } from '#site/pages/guestbook/guestbook-fixture.tsx';
import { createFakeBackend, unreachable } from '#site/pages/guestbook/store/fake-backend.ts';
import { emulateMotion } from '#site/ui/motion-fixture.ts';
import { Celebration } from './celebration.tsx';

const write = page.getByRole('button', { name: 'Write another' });
const see = page.getByRole('link', { name: 'See my note' });

/** The frame around the thanks. */
const findFrame = () => thanks.element().parentElement as HTMLElement;

test('a new note gets its stamp in a frame of its own, and the focus stays at the button', async () => {
  await openBook();
  // Noted as each starts: the shortest may be over before the test looks.
  const ends: number[] = [];
  const record = ({ target }: AnimationEvent) => {
    if (!findFrame().contains(target as Element)) return;
    const animations = (target as Element).getAnimations();
    ends.push(...animations.map(({ effect }) => Number(effect?.getComputedTiming().endTime)));
  };
  document.addEventListener('animationstart', record);
  onTestFinished(() => document.removeEventListener('animationstart', record));
  await sign('What a wall');
  await expect.element(thanks).toMatchTextContent(/^Thanks for signing!$/);
  await expect.element(see).toBeVisible();
  await expect.element(submit).toHaveFocus();
  expect(findFrame().textContent).toContain('What a wall');
  expect(findFrame().querySelector('[inert] [data-sticker]')).not.toBeNull();
  await expect.poll(() => ends.length).toBeGreaterThan(2);
  expect(Math.max(...ends)).toBeLessThanOrEqual(960);
});

test('a long note shows its first lines whole, and its stamp stands below them', async () => {
  await openBook();
  await sign('All the moths in the garden. '.repeat(30));
  await expect.element(see).toBeVisible();
  const text = findFrame().querySelector('[inert] p:has(+ span)') as HTMLElement;
  const { lineHeight, paddingTop } = getComputedStyle(text);
  expect(text.scrollHeight).toBeGreaterThan(text.clientHeight);
  expect(text.clientHeight - Number.parseFloat(paddingTop)).toBe(5 * Number.parseFloat(lineHeight));
  const { bottom } = text.getBoundingClientRect();
  expect(text.nextElementSibling?.getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom);
});

test('the whole frame is in view, above the player', async () => {
  await openBook();
  await sign('All the moths in the garden. '.repeat(30));
  await expect.element(see).toBeVisible();
  const playerHeight = 82;
  await expect
    .poll(() => findFrame().getBoundingClientRect().bottom)
    .toBeLessThanOrEqual(document.documentElement.clientHeight - playerHeight);
  expect(findFrame().getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
});

test('with reduced motion the note is stamped already, and nothing on the page moves', async () => {
  await emulateMotion('reduce');
  await openBook();
  await sign('What a wall');
  await expect.element(see).toBeVisible();
  expect(document.getAnimations()).toEqual([]);
  for (const part of findFrame().querySelectorAll<HTMLElement>('[inert] *')) {
    expect(Number(getComputedStyle(part).opacity), part.className).toBeGreaterThan(0.7);
  }
  await expect.element(entries.first()).toBeVisible();
});

test('from the thanks one goes to the note, or back to the form', async () => {
  await openBook();
  await sign();
  await expect.element(see).toBeVisible();
  await expect.element(see).toHaveAttribute('href', `#${entries.element().id}`);
  await write.click();
  await expect.element(nameField).toHaveFocus();
});

test('from a page of older messages the link leads to the newest, where the note is', async () => {
  const entry = { id: '1760000000000', name: 'Moth', website: '', message: 'Hi', time: 1760000000000 };
  await render(
    <StaticNavigation pathname="/guestbook" search="?before=1750000000000">
      <Celebration
        {...{ entry, drawn: {}, hasLooks: true, isShared: true, status: undefined }}
        mascot={guestbookPage.header.mascot}
        dayFormat={new Intl.DateTimeFormat('en')}
        onWriteAnother={() => {}}
      />
    </StaticNavigation>,
  );
  await expect.element(see).toHaveAttribute('href', '/guestbook#entry-1760000000000');
});

test('a second signing celebrates again', async () => {
  await openBook();
  await sign('One');
  await expect.element(see).toBeVisible();
  const first = findFrame().querySelector('[inert]');
  await sign('Two');
  await expect.element(entries.nth(1)).toBeVisible();
  await expect.poll(() => findFrame().querySelector('[inert]') !== first).toBe(true);
  expect(findFrame().textContent).toContain('Two');
});

test('a note that could not be sent says so, until everybody sees it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const { fake } = await openBook();
  fake.intercept = unreachable;
  await sign();
  await expect.element(write).toBeVisible();
  expect(findFrame().textContent).toContain('Only you see it so far. It goes out by itself.');
  fake.intercept = undefined;
  await vi.advanceTimersByTimeAsync(30_000);
  await expect.poll(() => findFrame().textContent).toContain('on the wall');
  expect(findFrame().textContent).not.toContain('Only you see it');
});

test.each([
  ['waits for the owner', () => createFakeBackend({ status: { is_open: true, approves_first: true } })],
  ['could not be sent', () => Object.assign(createFakeBackend(), { intercept: unreachable })],
])('a note that %s is shown without stamp and confetti', async (_what, open) => {
  await openBook(open());
  await sign();
  await expect.element(write).toBeVisible();
  const names = findFrame()
    .getAnimations({ subtree: true })
    .map((animation) => (animation as CSSAnimation).animationName);
  expect(names.filter((name) => /stamp|confetti|ink/.test(name))).toEqual([]);
  expect(findFrame().textContent).not.toContain('first on the wall');
});
