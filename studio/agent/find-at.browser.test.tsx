import { afterEach, expect, test } from 'vitest';
import type { PreviewValue } from '#studio/protocol/preview.ts';
import { findAt, findPressed } from './find-at.ts';
import { indexValues } from './match/value-index.ts';
import type { Finder } from './page/find-thing.ts';

afterEach(() => document.body.replaceChildren());

const value = (file: string, path: (string | number)[], text: string, kind: PreviewValue['kind'] = 'line') => ({
  source: { file, path },
  kind,
  text,
});
const finderOf = (values: PreviewValue[]): Finder => ({
  index: indexValues(values, 'en'),
  base: '/',
  files: { own: 'home.yaml', above: new Set(), all: new Set(['home.yaml']) },
});
const namesOf = (thing: ReturnType<typeof findAt>) =>
  thing?.values.map(({ source: { file, path } }) => [file, ...path].join(' '));
const find = (selector: string) => document.querySelector(selector) as Element;

const face = value('home.yaml', ['header', 'mascot'], 'images/mascot/happy.svg', 'picture');
const poke = value('delights.yaml', ['mascot', 'label'], 'Poke Bonbon');

test('below a button that nobody sees, the picture is pressed', () => {
  document.body.innerHTML = `<img src="/images/mascot/happy.svg" alt=""><button aria-label="Poke Bonbon"></button>`;
  const [picture, button] = [find('img'), find('button')];
  for (const part of [button]) Object.assign((part as HTMLElement).style, { border: 0, background: 'none' });
  expect(namesOf(findAt([button, picture], finderOf([face, poke])))).toEqual(['home.yaml header mascot']);
  // Where nothing shows through it, it is itself; and one with words on it is seen.
  expect(namesOf(findAt([button], finderOf([face, poke])))).toEqual(['delights.yaml mascot label']);
  button.textContent = 'Poke Bonbon';
  expect(namesOf(findAt([button, picture], finderOf([face, poke])))).toEqual(['delights.yaml mascot label']);
});

const menu = [
  value('words.yaml', ['frame', 'menu'], 'Menu'),
  value('site.yaml', ['navigation', 0, 'title'], 'Personal'),
  value('site.yaml', ['navigation', 0, 'links', 0, 'label'], 'About Me'),
  value('site.yaml', ['navigation', 1, 'title'], 'Other'),
];

test('the button of the menu stands for the entries, not for its word', () => {
  document.body.innerHTML = `<button popovertarget="menu"><span>Menu</span></button>
    <nav id="menu" popover><h2>Personal</h2><a href="/aboutme">About Me</a><h2>Other</h2></nav>`;
  expect(namesOf(findPressed(find('span'), finderOf(menu)))).toEqual(['site.yaml navigation']);
  expect(namesOf(findPressed(find('a'), finderOf(menu)))).toEqual(['site.yaml navigation 0 links 0 label']);
});

test('a button that opens no list of the owner is its word, and one with a picture is the picture', () => {
  document.body.innerHTML = `<button popovertarget="away"><span>Menu</span></button><div id="away" popover>Bye</div>`;
  expect(namesOf(findPressed(find('span'), finderOf(menu)))).toEqual(['words.yaml frame menu']);
  document.body.innerHTML = `<button popovertarget="menu">Menu <img src="/images/mascot/happy.svg" alt=""></button>
    <nav id="menu" popover><h2>Personal</h2><h2>Other</h2></nav>`;
  expect(namesOf(findPressed(find('img'), finderOf([...menu, face])))).toEqual(['home.yaml header mascot']);
});
