import { expect, test } from 'vitest';
import { listOffers } from '#publish/offers.ts';
import { chooseHost } from './choose-host.ts';

/** Answers each question by what stands before its first bracket or question mark. */
async function choose(address: string, answers: string[]) {
  const said: string[] = [];
  const asked: string[] = [];
  const ask = async (question: string) => {
    asked.push(question);
    return answers.shift() ?? '';
  };
  const chosen = await chooseHost(address, { ask, say: (line) => void said.push(line) });
  return { ...chosen, said: said.join('\n'), asked };
}

const numberOf = (host: string) => String(listOffers().findIndex((offer) => offer.host === host) + 1);

test('the first time it asks where, explains what is needed there, and guesses the address', async () => {
  const answers = ['99', numberOf('neocities-free'), 'not a name!', 'bonbon', ''];
  const { settings, address, said } = await choose('https://bonbon.example/', answers);
  expect(settings).toEqual({ host: 'neocities-free', name: 'bonbon' });
  expect(address).toBe('https://bonbon.neocities.org/');
  expect(said).toContain('You need a free account at neocities.org');
  expect(said).toContain('API');
  expect(said).toContain('That must be letters, digits and hyphens.');
  expect(said.match(/Generate API Key/g), 'where the key is found, once').toHaveLength(1);
});

test('a real address stays', async () => {
  const { settings, address, asked } = await choose('https://bonbon.com/', [numberOf('folder'), '/media/stick']);
  expect(settings).toEqual({ host: 'folder', folder: '/media/stick' });
  expect(address).toBeUndefined();
  expect(asked).toHaveLength(2);
});

test('for a folder on this computer an empty line is enough', async () => {
  const { settings, address, asked } = await choose('https://bonbon.example/', [numberOf('folder'), '', '']);
  expect([settings, address]).toEqual([{ host: 'folder', folder: 'published' }, undefined]);
  expect(asked.slice(1)).toEqual([
    'The folder: [published] ',
    'Where will visitors find it on the web? [such as https://bonbon.com/; Enter if you do not know yet] ',
  ]);
});

test.each([
  ['netlify', ['Mochi-Attic'], 'https://mochi-attic.netlify.app/'],
  ['cloudflare', ['attic', '0123456789abcdef0123456789abcdef'], 'https://attic.pages.dev/'],
  ['github-pages', ['git@github.com:Mochi/attic.git', ''], 'https://mochi.github.io/attic/'],
  ['github-pages', ['https://github.com/mochi/mochi.github.io', ''], 'https://mochi.github.io/'],
])('%s gives the site an address, which an empty line takes', async (host, answers, address) => {
  expect((await choose('https://bonbon.example/', [numberOf(host), ...answers, ''])).address).toBe(address);
});

test('a branch, a port and a folder may be others than usual, and an empty line takes the usual one', async () => {
  const repository = 'git@github.com:mochi/attic.git';
  const own = await choose('https://bonbon.com/', [numberOf('github-pages'), repository, '-x', 'pages']);
  expect(own.settings).toEqual({ host: 'github-pages', repository, branch: 'pages' });
  expect(own.said).toContain('That must not start with a hyphen.');
  const usual = await choose('https://bonbon.com/', [numberOf('github-pages'), repository, '']);
  expect(usual.settings).toEqual({ host: 'github-pages', repository });
  expect(usual.asked.at(-1)).toBe('The branch that is the site: [gh-pages] ');
  const ways = ['me@web.example', '/www', 'two', '2222'];
  expect((await choose('https://bonbon.com/', [numberOf('sftp'), ...ways])).settings).toEqual({
    ...{ host: 'sftp', server: 'me@web.example', folder: '/www', port: 2222 },
  });
  const server = await choose('https://bonbon.com/', [numberOf('server'), 'me@pi.example', '', '/srv/other']);
  expect(server.settings).toEqual({ host: 'server', server: 'me@pi.example', folder: '/srv/other' });
});

test('every host that is offered says what one needs there', () => {
  for (const { host, title, needs } of listOffers()) {
    expect(title, host).not.toBe('');
    expect(needs.length, host).toBeGreaterThan(0);
  }
});
