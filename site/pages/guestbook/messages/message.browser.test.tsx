import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { StaticNavigation } from '#site/navigation/navigation.tsx';
import '#site/styles/tokens.css';
import '#site/styles/base.css';
import type { ShownEntry } from '#site/pages/guestbook/store/entry-store.ts';
import { readPixels } from '#site/ui/read-pixels-fixture.ts';
import { createDayFormat } from './entry-day.ts';
import { Message } from './message.tsx';

const marks = '\u0336\u0315\u0489\u0300\u0334\u0301\u035C\u0327\u0323'.repeat(100);
const dayFormat = createDayFormat('en');
const entries = page.getByRole('article');

const renderMessage = (entry: Partial<ShownEntry>) =>
  render(
    <StaticNavigation pathname="/guestbook">
      <div style={{ padding: 300 }}>
        <Message
          entry={{ id: '1', name: 'Moth', website: '', message: 'Hello!', time: 1, ...entry }}
          dayFormat={dayFormat}
          owner="Bonbon"
          isOpen
          hasLooks
          onRewrite={() => false}
          onDiscard={() => {}}
          author={undefined}
          hearts={undefined}
          onChange={() => {}}
          onGone={() => {}}
        />
      </div>
    </StaticNavigation>,
  );

/** Counts the pixels that are drawn outside the entry and its sticker. */
async function countStrayPixels() {
  // Without the background of the page.
  document.body.style.background = 'white';
  const { data, width } = await readPixels();
  const { left, top, right, bottom } = entries.element().getBoundingClientRect();
  const ratio = width / innerWidth;
  // 20px for sticker and shadow.
  const isInside = (x: number, y: number) =>
    x > (left - 20) * ratio && x < (right + 20) * ratio && y > (top - 20) * ratio && y < (bottom + 20) * ratio;
  let stray = 0;
  for (let index = 0; index < data.length; index += 4) {
    const [x, y] = [(index / 4) % width, Math.floor(index / 4 / width)];
    const isDrawn = (data[index] as number) < 128 && (data[index + 1] as number) < 128;
    if (isDrawn && !isInside(x, y)) stray += 1;
  }
  return stray;
}

test.each<[string, Partial<ShownEntry>]>([
  ['name', { name: `x${marks}` }],
  ['message', { message: `x${marks}` }],
  ['owner’s answer', { reply: `x${marks}`, replyTime: 1 }],
])('nine hundred marks on one letter of the %s stay within the entry', async (_where, entry) => {
  await page.viewport(900, 900);
  await renderMessage(entry);
  await expect.element(entries).toBeVisible();
  expect(await countStrayPixels()).toBe(0);
});

test('a letter that was typed as two characters, it and its accent, is shown as one', async () => {
  const [name, message, reply] = ['Zoë', 'Über', 'Ça va'].map((text) => text.normalize('NFD'));
  await renderMessage({ name: String(name), message: String(message), reply: String(reply), replyTime: 1 });
  for (const text of ['Zoë', 'Über', 'Ça va']) {
    expect(entries.element().textContent.includes(text.normalize('NFC')), text).toBe(true);
  }
});

test('the accents that a language needs are not clipped', async () => {
  await renderMessage({ name: 'ที่นี่', message: 'Ǻ ệ ỗ น้ำ ป้ 👩‍👩‍👧‍👦' });
  for (const element of entries.element().querySelectorAll<HTMLElement>('h3, p')) {
    const { paddingTop, fontSize, overflowY } = getComputedStyle(element);
    expect(overflowY).toBe('clip');
    expect(Number.parseFloat(paddingTop) / Number.parseFloat(fontSize)).toBeGreaterThan(0.3);
  }
});

test('each line of a message has its own direction and starts on its own side', async () => {
  await renderMessage({ name: 'ליאה', message: 'Hello!\nשלום לכולם!\nمرحبا' });
  const text = entries.element().querySelector('p') as HTMLElement;
  const lines = [...text.childNodes].filter((node) => node instanceof Text);
  const box = text.getBoundingClientRect();
  const startsLeft = lines.map((line) => {
    const range = document.createRange();
    range.selectNodeContents(line);
    return range.getBoundingClientRect().left - box.left < box.width / 2;
  });
  expect(startsLeft).toEqual([true, false, false]);
  expect(getComputedStyle(entries.getByRole('heading').element()).direction).toBe('rtl');
});

test('the direction of the owner’s name is isolated from the sentence around it', async () => {
  await renderMessage({ status: 'waiting', reply: 'Hi', replyTime: 1 });
  const names = [...entries.element().querySelectorAll('bdi')].map((name) => name.textContent);
  expect(names).toEqual(['Bonbon', 'Bonbon']);
});
