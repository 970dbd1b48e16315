import { expect, test } from 'vitest';
import { writeContent } from '#content-reader/content-fixture.ts';
import { takeMessages, takeOrWarn } from './taken-messages.ts';

const services = {
  guestbook: 'supabase',
  counter: 'none',
  supabaseAddress: 'https://abcdefghijkl.supabase.co/',
  supabaseKey: 'sb_publishable_AbCdEfGh',
} as const;
const row = {
  id: '5',
  name: 'Moth',
  website: '',
  message: 'Hello',
  time: 5,
  state: 'visible',
  reply: null,
  secret: 'x',
};

test('the newest visible messages are read with the key that visitors use, and only what the page shows is kept', async () => {
  const asked: string[] = [];
  const view = await takeMessages(services, 1000, async (address, init) => {
    asked.push(`${address} ${JSON.stringify(init?.headers)}`);
    return Response.json(String(address).includes('status') ? [{ is_open: false, approves_first: true }] : [row]);
  });
  expect(view).toEqual({
    rows: [{ id: '5', name: 'Moth', website: '', message: 'Hello', time: 5 }],
    status: { is_open: false, approves_first: true },
    links: {},
    takenMs: 1000,
  });
  expect(asked).toEqual([
    'https://abcdefghijkl.supabase.co/rest/v1/guestbook_entries?select=*&state=eq.visible&order=time.desc,id.desc&limit=50 {"apikey":"sb_publishable_AbCdEfGh"}',
    'https://abcdefghijkl.supabase.co/rest/v1/guestbook_status?select=*&limit=1 {"apikey":"sb_publishable_AbCdEfGh"}',
  ]);
});

test.each([
  ['an error', () => Response.json({ message: 'Invalid API key' }, { status: 401 }), 'the status 401'],
  ['a page of a gateway', () => new Response('<h1>Paused</h1>', { status: 540 }), 'the status 540'],
  ['something that is no list', () => Response.json({}), 'the status 200'],
])('%s is no list of messages', async (_what, answer, reason) => {
  await expect(takeMessages(services, 0, async () => answer())).rejects.toThrow(reason);
});

test('a project that cannot be reached is a warning at its address, and the build goes on', async () => {
  const content = await writeContent({
    'site.yaml': 'title: Moth\nservices:\n  guestbook: supabase\n  supabaseAddress: http://127.0.0.1:9\n',
  });
  const site = { services: { ...services, supabaseAddress: 'http://127.0.0.1:9' } };
  const { messages, warning } = await takeOrWarn({ site, guestbookPage: {} } as never, content);
  expect(messages).toBeUndefined();
  expect(warning).toMatchObject({ line: 4, key: 'services.supabaseAddress' });
  expect(warning?.sentence).toContain('the newest messages were not taken along');
});

test('no other guestbook is asked', async () => {
  const site = { services: { guestbook: 'built-in', counter: 'none' } };
  expect(await takeOrWarn({ site, guestbookPage: {} } as never, '/nowhere')).toEqual({});
});
