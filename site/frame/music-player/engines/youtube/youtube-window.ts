import { sharedWords, youtubeWords } from 'virtual:words';
import dialogStyles from '#site/ui/dialog.module.css';
import { closeIcon } from '#site/ui/icons.ts';
import panelStyles from '#site/ui/panel.module.css';
import windowStyles from '#site/ui/window.module.css';
import styles from './youtube-frame.module.css';

/** What YouTube's terms ask every site with its player to link to. */
const links = [
  { text: youtubeWords.terms, address: 'https://www.youtube.com/t/terms' },
  { text: youtubeWords.privacy, address: 'https://policies.google.com/privacy' },
];

function create<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...children);
  return element;
}

function drawCross(): SVGElement {
  const [svg, path] = ['svg', 'path'].map((name) => document.createElementNS('http://www.w3.org/2000/svg', name));
  svg?.setAttribute('viewBox', '0 0 12 12');
  svg?.setAttribute('aria-hidden', 'true');
  path?.setAttribute('d', closeIcon);
  svg?.append(path as SVGElement);
  return svg as SVGElement;
}

/** A titled window around the video, with a button that closes it. */
export function createVideoWindow(video: HTMLElement, onClose: () => void): HTMLElement {
  const close = create(
    'button',
    { type: 'button', className: `${dialogStyles.close}`, ariaLabel: sharedWords.close },
    drawCross(),
  );
  close.addEventListener('click', onClose);
  return create(
    'section',
    { className: `${windowStyles.window} ${styles.window}`, ariaLabel: youtubeWords.player },
    create(
      'div',
      { className: `${windowStyles.bar}` },
      create('h2', { className: `${panelStyles.title}` }, 'YouTube'),
      create('span', { className: `${windowStyles.grip}` }),
      close,
    ),
    create('div', { className: `${styles.screen}` }, video),
    create(
      'p',
      { className: `${styles.links}` },
      ...links.map(({ text, address }) =>
        create(
          'a',
          { href: address, target: '_blank', rel: 'noopener noreferrer' },
          text,
          create('span', { className: 'sr-only' }, ` ${sharedWords.newTab}`),
        ),
      ),
    ),
  );
}
