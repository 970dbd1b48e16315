import { createElement, type MouseEvent, useState } from 'react';

const pages = {
  first: { title: 'First page', heading: 'React and nothing else' },
  second: { title: 'Second page', heading: 'Still nothing else' },
};

/** The least that a prerendered page of React can be: a heading, a sentence, and a link that shows another page. */
export function FloorPage() {
  const [name, setName] = useState<keyof typeof pages>('first');
  const { title, heading } = pages[name];
  const open = (event: MouseEvent) => {
    event.preventDefault();
    setName('second');
  };
  return createElement(
    'main',
    null,
    createElement('h1', null, title),
    createElement('h2', null, heading),
    createElement('p', null, 'This page is as fast as a page of React can be on this phone and this line.'),
    createElement('a', { href: '/second', onClick: open }, pages.second.title),
  );
}

export const secondPage = { title: pages.second.title, firstHeading: pages.second.heading };
