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
});

test('a real address stays', async () => {
  const { settings, address, asked } = await choose('https://bonbon.com/', [numberOf('folder'), '/media/stick']);
  expect(settings).toEqual({ host: 'folder', folder: '/media/stick' });
  expect(address).toBeUndefined();
  expect(asked).toHaveLength(2);
});

test('every host that is offered says what one needs there', () => {
  for (const { host, title, needs } of listOffers()) {
    expect(title, host).not.toBe('');
    expect(needs.length, host).toBeGreaterThan(0);
  }
});
