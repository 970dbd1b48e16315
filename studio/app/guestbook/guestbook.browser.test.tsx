import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import type { DeskEntry } from '#model/owner-desk.ts';
import type { StudioApi } from '#studio/app/api/studio-api.ts';
import { createFakeApi } from '#studio/app/fake-studio-api.ts';
import { Studio } from '#studio/app/studio.tsx';
import type { VisitsAnswer } from '#studio/protocol/guestbook.ts';
import { createFakeGuestbook, makeDeskEntry } from './fake-guestbook.ts';
import '#studio/app/styles/studio.css';

beforeEach(() => localStorage.setItem('studio-tour', 'seen'));
afterEach(cleanup);

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const card = (name: string) => page.getByRole('article').filter({ hasText: name });
const told = page.getByRole('complementary').getByRole('status');

async function openTab(api: StudioApi, tab: 'Guestbook' | 'Visits') {
  await render(<Studio api={api} />);
  await button('Home').click();
  await button(tab).first().click();
  await expect.element(page.getByRole('heading', { name: tab, level: 1 })).toBeVisible();
}
async function openBook(entries: DeskEntry[]) {
  const fake = createFakeGuestbook(createFakeApi().api, entries);
  await openTab(fake.api, 'Guestbook');
  return fake;
}

test('what waits is approved; the next message has the focus, and undo brings it back', async () => {
  const fake = await openBook([makeDeskEntry(1), makeDeskEntry(2, { held_because: null })]);
  await expect.element(page.getByText('2 wait for you')).toBeVisible();
  await expect.element(card('Moth 1').getByText(/Waits: too many links/)).toBeVisible();
  await expect.element(card('Moth 2').getByText(/Waits: you read everything first/)).toBeVisible();
  await button('Approve: message by Moth 1').click();
  await expect.element(card('Moth 1')).not.toBeInTheDocument();
  await expect.element(card('Moth 2')).toHaveFocus();
  await page.getByRole('complementary').getByRole('button', { name: 'Undo' }).click();
  await expect.element(card('Moth 1')).toBeVisible();
  await expect.element(told.getByText(/Taken back\./)).toBeVisible();
  expect(fake.actions).toEqual([
    { do: 'approve', id: '1', seen: 'seen-1' },
    { do: 'undo', deed: 1 },
  ]);
});

test('by keyboard alone: next, hide, undo, and a reply that approves, too', async () => {
  const fake = await openBook([makeDeskEntry(1), makeDeskEntry(2)]);
  await expect.element(card('Moth 1')).toBeVisible();
  (card('Moth 1').element() as HTMLElement).focus();
  await userEvent.keyboard('j');
  await expect.element(card('Moth 2')).toHaveFocus();
  await userEvent.keyboard('h');
  await expect.element(card('Moth 2')).not.toBeInTheDocument();
  await expect.element(card('Moth 1')).toHaveFocus();
  await userEvent.keyboard('u');
  await expect.element(card('Moth 2')).toBeVisible();
  await userEvent.keyboard('r');
  await expect.element(page.getByRole('textbox', { name: /^Everybody reads it/ })).toHaveFocus();
  // Letters are text there.
  await userEvent.keyboard('ahb');
  await userEvent.keyboard('{Tab}{Tab}{Enter}');
  await expect.element(card('Moth 1')).not.toBeInTheDocument();
  expect(fake.actions.at(-1)).toEqual({ do: 'reply', id: '1', text: 'ahb', approves: true, seen: 'seen-1' });
});

test('a sender and a word are blocked with one press', async () => {
  const fake = await openBook([makeDeskEntry(1, { website: 'https://www.shades.example/x' })]);
  await button('Block: message by Moth 1').click();
  await page.getByRole('checkbox', { name: 'Every website at shades.example' }).click();
  await page.getByRole('textbox', { name: /^A word/ }).fill('casino*');
  await button('Hide and block').click();
  await expect.element(page.getByText('Nothing waits', { exact: true })).toBeVisible();
  expect(fake.actions).toEqual([{ do: 'block', id: '1', senders: ['shades.example'], word: 'casino*' }]);
});

test('words that their author has changed are shown instead of being published unread', async () => {
  const fake = await openBook([makeDeskEntry(1)]);
  await expect.element(card('Moth 1')).toBeVisible();
  fake.changeWords('1');
  await button('Approve: message by Moth 1').click();
  await expect
    .element(told.getByText(/Its author has changed it since you read it\. Nothing was done\./))
    .toBeVisible();
  await expect.element(card('Moth 1').getByText(/Other words/)).toBeVisible();
});

test('the book is searched, and what is only for the owner has no reply', async () => {
  await openBook([
    makeDeskEntry(1, { state: 'visible', message: 'About ponds', reply: 'Thank you!', hearts: 3 }),
    makeDeskEntry(2, { state: 'hidden', audience: 'owner' }),
    makeDeskEntry(3, { state: 'deleted' }),
  ]);
  await expect.element(page.getByText('Nothing waits', { exact: true })).toBeVisible();
  await button('Book').click();
  await expect.element(card('Moth 1').getByText(/You: Thank you!/)).toBeVisible();
  await expect.element(card('Moth 1').getByText(/3 hearts/)).toBeVisible();
  await expect.element(card('Moth 2').getByText(/Only for you: nobody else can read it/)).toBeVisible();
  await expect.element(button('Reply: message by Moth 2')).not.toBeInTheDocument();
  await page.getByRole('searchbox', { name: 'Find a name or a word' }).fill('ponds');
  await button('Find').click();
  await expect.element(card('Moth 2')).not.toBeInTheDocument();
  await expect.element(card('Moth 1').getByText('ponds', { exact: true })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Find a name or a word' }).fill('');
  await button('Bin').click();
  await expect.element(button('Put back: message by Moth 3')).toBeVisible();
});

test('a long book is left for the end of a month', async () => {
  const fake = await openBook([makeDeskEntry(1, { state: 'visible' })]);
  fake.setMore({ oldestMs: Date.UTC(2019, 10, 3), next: { time: 5, id: '5' } });
  await button('Book').click();
  await page.getByRole('combobox', { name: 'Month' }).selectOptions('December 2019');
  await button('Go to the month').click();
  await expect.element(button('Newest')).toBeVisible();
  // Everything before January: the end of that month.
  expect(fake.asked.at(-1)?.behind).toEqual({ time: Date.UTC(2020, 0), id: '0' });
  await expect.element(page.getByRole('combobox', { name: 'Month' })).toHaveDisplayValue('December 2019');
  await button('Newest').click();
  await expect.poll(() => fake.asked.at(-1)?.behind).toBeUndefined();
});

test('notices say what became of them, and a test of them is sent from where the server is', async () => {
  const fake = await openBook([makeDeskEntry(1, { state: 'visible' })]);
  await button('Book').click();
  await expect.element(page.getByRole('heading', { name: 'Notices to your phone' })).toBeVisible();
  await expect.element(page.getByText(/^The server on this computer has sent none\./)).toBeVisible();
  await expect.element(button('Send a test')).not.toBeInTheDocument();
  fake.letIn();
  await button('On the web').click();
  await button('Book').click();
  await button('Send a test').click();
  await expect.element(page.getByText(/Just now\. Sent to ntfy at ntfy\.example\./)).toBeVisible();
});

test('on the web one comes in with a link; a used one is refused in words, and stays to be mended', async () => {
  await openBook([makeDeskEntry(1)]);
  await button('On the web').click();
  const link = page.getByRole('textbox', { name: 'The link' });
  await link.fill('https://pond.example/door/used');
  await button('Come in').click();
  await expect.element(page.getByText(/^This link is used up, or its ten minutes are over/)).toBeVisible();
  await expect.element(link).toHaveValue('https://pond.example/door/used');
  await link.fill('https://pond.example/door/good');
  await button('Come in').click();
  await expect.element(page.getByText('Signed in at https://pond.example/')).toBeVisible();
  await expect.element(card('Moth 1')).toBeVisible();
});

test('what stands in the way is said, and nothing is taken for done', async () => {
  const fake = await openBook([makeDeskEntry(1)]);
  await expect.element(card('Moth 1')).toBeVisible();
  fake.setTrouble({ state: 'unreachable', address: 'https://pond.example/' });
  await button('Approve: message by Moth 1').click();
  await expect.element(told.getByText(/Not done: https:\/\/pond\.example\/ gave no answer\./)).toBeVisible();
  await expect.element(page.getByText('https://pond.example/ gives no answer. Nothing was done.')).toBeVisible();
  fake.setTrouble(undefined);
  await button('Try again').click();
  await expect.element(card('Moth 1')).toBeVisible();
  fake.setTrouble({ state: 'none' });
  await button('Book').click();
  await expect.element(page.getByRole('heading', { name: 'Nobody keeps messages' })).toBeVisible();
  await button('Guestbook and counter').first().click();
  await expect.element(page.getByRole('heading', { name: 'Guestbook', level: 1 })).not.toBeInTheDocument();
});

test('visits are a plot, the same numbers as a table, and lists', async () => {
  const { api } = createFakeApi();
  const asked: string[] = [];
  const get = async <Answer,>(path: string) => {
    if (!path.startsWith('visits')) return api.get<Answer>(path);
    asked.push(path);
    const span = path.includes('by=week') ? 'week' : 'day';
    const answer: VisitsAnswer = {
      wheres: ['here', 'web'],
      where: 'here',
      state: 'ready',
      visits: {
        span,
        bars: Array.from({ length: 30 }, (_, index) => ({ label: `${span} ${index + 1}`, visitors: index * 10 })),
        sums: [28, 193, 1885],
        pages: [{ name: '/oc-gallery/caf%C3%A9', visitors: 12 }],
        hosts: [],
        songs: [],
      },
    };
    return answer as Answer;
  };
  await openTab({ ...api, get }, 'Visits');
  await expect.element(page.getByText('1,885')).toBeVisible();
  const plot = page.getByRole('img', { name: 'Visits by day' }).first();
  expect(plot.element().querySelectorAll('rect')).toHaveLength(3 + 14 * 2);
  await page.getByText('The same as a table').click();
  await expect.element(page.getByRole('row', { name: 'day 30 290' })).toBeVisible();
  await expect.element(page.getByText('/oc-gallery/café')).toBeVisible();
  await expect.element(page.getByText('Nobody has heard ten seconds of a song yet.')).toBeVisible();
  await button('Week').click();
  await expect.element(page.getByRole('heading', { name: 'By week' })).toBeVisible();
  expect(asked.at(-1)).toContain('by=week');
});
