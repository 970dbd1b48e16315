import { expect, test } from 'vitest';
import { removeItem } from '#studio/api/items/items.ts';
import { openTestSite, setField, valueIn } from '#studio/api/site/site-fixture.ts';
import { listHistory } from './history.ts';
import { returnToStep } from './return-to-step.ts';
import { undo } from './undo.ts';

const title = ['quickIntro', 'title'];
const text = ['quickIntro', 'text'];

async function openWithSteps() {
  const opened = await openTestSite();
  const { site, read } = opened;
  const texts: string[] = [];
  for (const [path, value] of [
    [title, 'One'],
    [text, 'Two.'],
    [title, 'Three'],
    [text, 'Four.'],
  ] as const) {
    await setField(site, 'home.yaml', [...path], value);
    texts.push(await read('home.yaml'));
  }
  return { ...opened, texts, steps: listHistory(site).steps.toReversed() };
}

test('going back to a step is one step itself', async () => {
  const { site, read, texts, steps } = await openWithSteps();
  const [one, two] = steps;
  expect(await returnToStep(site, { step: two?.id ?? '' })).toMatchObject({
    outcome: 'saved',
    step: { label: 'going back to “quickIntro text of home.yaml”' },
  });
  expect(await read('home.yaml')).toBe(texts[1]);
  await undo(site);
  expect(await read('home.yaml')).toBe(texts[3]);
  await returnToStep(site, { step: one?.id ?? '' });
  expect(await read('home.yaml')).toBe(texts[0]);
  expect(await returnToStep(site, { step: 'unknown' })).toMatchObject({ reason: 'gone' });
});

test('what was changed elsewhere meanwhile stays', async () => {
  const { site, read, write, steps } = await openWithSteps();
  await write('home.yaml', (await read('home.yaml')).replace('updatesTitle: Updates', 'updatesTitle: News'));
  expect(await returnToStep(site, { step: steps[0]?.id ?? '' })).toMatchObject({ outcome: 'saved' });
  expect([valueIn(site, 'home.yaml', title), valueIn(site, 'home.yaml', ['updatesTitle'])]).toEqual(['One', 'News']);
  expect(String(valueIn(site, 'home.yaml', text))).not.toContain('Two');
});

test('a step that is undone comes again, with those before it', async () => {
  const { site, read, texts, steps } = await openWithSteps();
  for (let count = 0; count < 3; count++) await undo(site);
  await returnToStep(site, { step: steps[2]?.id ?? '' });
  expect(await read('home.yaml')).toBe(texts[2]);
  expect(listHistory(site).undone).toBe(1);
});

test('a character that was taken away meanwhile comes back', async () => {
  const { site, read, texts, steps } = await openWithSteps();
  const thistle = await read('characters/thistle/character.yaml');
  await removeItem(site, { collection: 'characters', id: 'thistle' });
  await returnToStep(site, { step: steps[1]?.id ?? '' });
  expect([await read('home.yaml'), await read('characters/thistle/character.yaml')]).toEqual([texts[1], thistle]);
});
