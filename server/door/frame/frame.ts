import { html, raw } from 'hono/html';
import { readArt, readSheet } from '../door-files.ts';
import type { Door, DoorContext, Html, Place } from '../door-tools.ts';
import { drawFormToken } from './form-token.ts';
import { drawIcon } from './icon.ts';
import { drawSnack, readHere } from './snack.ts';
import { drawWayBack } from './way-back.ts';

type Page = {
  /** The place in which the page is. */
  place: Place;
  /** Of the window; the place's label unless it says more. */
  title?: string;
  main: Html;
  /** The buttons of the message in hand are at the bottom of a phone. */
  hasDock?: boolean;
};

/** A page behind the door: the bar, the four places, the main part, and what was just done. */
export async function writePage(c: DoorContext, door: Door, { place, title = place.label, main, hasDock }: Page) {
  const { theme } = c.get('session');
  const waiting = door.book.countWaiting();
  const isOpen = await door.book.readIsOpen();
  const other = theme === 'night' ? 'day' : 'night';
  return html`<!doctype html>
<html lang="en"${theme ? raw(` data-theme="${theme}"`) : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${title} · Behind the door</title>
<meta name="robots" content="noindex">
<link rel="icon" href="${door.at('files/heart.svg')}">
<link rel="apple-touch-icon" href="${door.at('files/icon-192.png')}">
<link rel="manifest" href="${door.at('manifest.json')}" crossorigin="use-credentials">
<link rel="stylesheet" href="${door.at('files/fonts.css')}">
<link rel="stylesheet" href="${door.at('files/door.css')}">
<script type="module" src="${door.at('files/door.js')}"></script>
</head>
<body>
<div class="door" data-door="${door.at()}" data-token="${c.get('formToken')}">
<header class="bar">
<span class="art">${drawArt('heart', 27, 24)}</span>
<h1>Behind the door</h1>
<a class="b hide-phone" href="${door.at('book')}#open">${drawIcon('book')} The book is ${isOpen ? 'open' : 'closed'}</a>
<form method="post" action="${door.at('theme')}">${drawFormToken(c)}<input type="hidden" name="theme" value="${other}">${drawWayBack(readHere(c, door))}<button class="b b--icon" aria-label="${other === 'night' ? 'Night' : 'Day'}">${drawIcon(other === 'night' ? 'moon' : 'sun')}</button></form>
</header>
<nav class="nav" aria-label="Behind the door">${door.places.map((one) => drawLink(one, place, door, waiting))}</nav>
<main class="main${hasDock ? ' has-dock' : ''}">${main}</main>
${await drawSnack(c, door)}
</div>
</body>
</html>
`;
}

function drawLink({ path, label, icon }: Place, here: Place, door: Door, waiting: number): Html {
  const dot = path === '' && waiting > 0 ? html`<span class="dot" aria-label="${waiting} wait">${waiting}</span>` : '';
  const current = path === here.path ? raw(' aria-current="page"') : '';
  return html`<a href="${door.at(path)}"${current}>${drawIcon(icon)}${label}${dot}</a>`;
}

/** A page before the door, with its style within. */
export function writeBarePage(title: string, main: Html): Html {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<meta name="robots" content="noindex">
<style>${raw(readSheet().css)}</style>
</head>
<body>
<main class="alone"><section class="box empty">${main}</section></main>
</body>
</html>
`;
}

/** A drawing in a size that is a multiple of its own. */
export function drawArt(name: 'heart' | 'reading' | 'asleep', width: number, height: number): Html {
  const svg = readArt(name).replace(
    /width="\d+" height="\d+"/,
    `class="art" width="${width}" height="${height}" aria-hidden="true"`,
  );
  return html`${raw(svg)}`;
}
