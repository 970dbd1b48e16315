import { picturePath } from '#studio/agent/match/picture-address.ts';
import { textKey } from '#studio/agent/match/text-key.ts';

/** The texts that an element shows, those first that are most surely one value. */
export function readTexts(element: Element, longest: number): string[] {
  const texts = new Set<string>();
  const whole = element.textContent;
  // Of a whole page nobody wrote the text as one value.
  if (whole.length < 3 * longest + 200 && textKey(whole).length <= longest + 60) texts.add(readWhole(element));
  const own = [...element.childNodes].filter((node) => node instanceof Text).map((node) => node.data);
  if (own.length < element.childNodes.length) texts.add(own.join(''));
  for (const text of own) texts.add(text);
  for (const attribute of ['datetime', 'placeholder', 'aria-label', 'title']) {
    texts.add(element.getAttribute(attribute) ?? '');
  }
  if (element instanceof HTMLInputElement && /^(button|submit|reset)$/.test(element.type)) texts.add(element.value);
  return [...texts].filter((text) => /\S/.test(text));
}

/** A line break is a space. */
function readWhole(element: Element): string {
  if (!element.querySelector('br')) return element.textContent;
  return [...element.childNodes]
    .map((node) => (node instanceof HTMLBRElement ? ' ' : node instanceof Element ? readWhole(node) : node.textContent))
    .join('');
}

/** The pictures that an element shows itself, as their addresses tell them. */
export function readPictures(element: Element): string[] {
  return readAddresses(element)
    .map(picturePath)
    .filter((path): path is string => Boolean(path));
}

function readAddresses(element: Element): string[] {
  if (element instanceof HTMLImageElement) return [element.currentSrc, element.src].filter(Boolean);
  if (element instanceof HTMLVideoElement) return [element.poster].filter(Boolean);
  if (element instanceof SVGImageElement) return [element.href.baseVal];
  if (!(element instanceof HTMLElement)) return [];
  const { backgroundImage, maskImage } = getComputedStyle(element);
  return [backgroundImage, maskImage].flatMap((list) =>
    [...list.matchAll(/url\("?([^")]+)"?\)/g)].map(([, address = '']) => address),
  );
}
