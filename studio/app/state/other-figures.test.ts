import { expect, test } from 'vitest';
import { listFields } from '../../api/fields/list-fields.ts';
import { changeFigures, listOtherFigures, listPoses } from './other-figures.ts';
import { file, siteOf } from './site-fixture.ts';

const home = file('home', { header: { mascot: 'images/me.png' } });

test('one figure everywhere: other pages get it, and moods look as their page does', () => {
  const site = siteOf(
    home,
    file('aboutMe', { header: { mascot: 'images/mascot/neutral.svg' } }),
    file('connect', { header: { mascot: 'images/me.png' }, letters: { text: 'Hi', picture: 'images/mascot/a.svg' } }),
    file('delights', {
      mascot: {
        label: 'Poke me',
        reactions: [{ picture: 'images/mascot/wink.svg', bubble: 'hey' }, { bubble: 'no picture' }],
        hours: [{ from: 22, to: 6, picture: 'images/mascot/asleep.svg' }],
      },
      surprise: { picture: 'images/surprise/sock.svg' },
    }),
  );
  const others = listOtherFigures(site, listFields(), 'images/me.png');
  expect(changeFigures(others, 'images/me.png')).toEqual([
    { do: 'set', file: 'aboutMe.yaml', path: ['header', 'mascot'], value: 'images/me.png' },
    { do: 'set', file: 'connect.yaml', path: ['letters', 'picture'], value: 'images/me.png' },
    { do: 'remove', file: 'delights.yaml', path: ['mascot', 'reactions', 0, 'picture'] },
    { do: 'remove', file: 'delights.yaml', path: ['mascot', 'hours', 0, 'picture'] },
  ]);
});

test('pictures in a pose of their own are not replaced, and are known', () => {
  const pose = { first: 'images/hello/one.svg', second: 'images/hello/two.svg', alt: 'A hello.' };
  const site = siteOf(
    file('home', { header: { mascot: 'images/me.png' }, quickIntro: { title: 'Hi', text: 'Hi', hoverSwap: pose } }),
    file('delights', { pet: { sprite: 'images/pet/pet.png', label: 'Sit' } }),
  );
  expect(listOtherFigures(site, listFields(), 'images/me.png')).toEqual([]);
  expect(listPoses(site, listFields())).toEqual([
    { file: 'home.yaml', path: ['quickIntro', 'hoverSwap', 'first'] },
    { file: 'home.yaml', path: ['quickIntro', 'hoverSwap', 'second'] },
    { file: 'delights.yaml', path: ['pet', 'sprite'] },
  ]);
});

test('where every figure is the same, there is nothing to change', () => {
  expect(listOtherFigures(siteOf(home), listFields(), 'images/me.png')).toEqual([]);
});
