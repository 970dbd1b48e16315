import { expect, test } from 'vitest';
import { isPictureOf, picturePath } from './picture-address.ts';

const isShown = (address: string, written: string, file = 'home.yaml') =>
  isPictureOf(picturePath(address) ?? '', written, file);

test.each([
  ['at its own path', '/@fs/home/me/site/content/images/my%20cat.svg?no-inline', 'images/my cat.svg', 'home.yaml'],
  [
    'beside its file',
    '/@fs/site/content/characters/thistle/main.png',
    './main.png',
    'characters/thistle/character.yaml',
  ],
  ['in the folder of its list', '/@fs/site/content/images/friends/fox.svg', 'fox.svg', 'friends.yaml'],
  ['made smaller', '/@pictures/abc.webp#/site/content/images/gang.jpg', 'images/gang.jpg', 'home.yaml'],
  ['at the top of the site', 'https://preview.invalid/bonbon/moth.png', 'images/buttons/moth.png', 'buttons.yaml'],
])('a picture is known %s', (_, address, written, file) => {
  expect(isShown(address, written, file)).toBe(true);
});

test.each([
  [
    'of another folder',
    '/@fs/site/content/characters/bonbon/main.png',
    './main.png',
    'characters/thistle/character.yaml',
  ],
  ['with a longer name', '/@fs/site/content/images/red-fox.svg', 'fox.svg', 'friends.yaml'],
  ['of the engine', '/styles/art/happy.svg', 'images/mascot/sad.svg', 'home.yaml'],
])('a picture %s is another one', (_, address, written, file) => {
  expect(isShown(address, written, file)).toBe(false);
});

test('what is no file has no path', () => {
  expect(picturePath('data:image/png;base64,AAAA')).toBeUndefined();
});
