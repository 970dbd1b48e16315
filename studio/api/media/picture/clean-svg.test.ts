import { expect, test } from 'vitest';
import { cleanSvg } from './clean-svg.ts';
import { makePicture } from './make-picture.ts';
import { allEndings } from './picture-fixture.ts';

const draw = (inner: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"${attributes}>${inner}</svg>`;

test('a harmless drawing keeps its shapes, gradients, styles and embedded pictures', () => {
  const inner =
    '<defs><linearGradient id="g"><stop offset="0" stop-color="#fff"/></linearGradient></defs><style>.a{fill:url(#g)}</style>' +
    '<path class="a" d="M0 0h9v9z" fill="url(#g)"/><use href="#g"/><text>a &lt; b &amp; c</text>' +
    '<image href="data:image/png;base64,iVBORw0KGgo="/>';
  expect(cleanSvg(draw(inner))).toEqual({ svg: draw(inner), hasChanged: false });
});

test.each([
  ['a script', '<script>alert(1)</script>'],
  ['a script elsewhere', '<script href="https://evil.example/x.js"/>'],
  ['a script in CDATA', '<script><![CDATA[ if (a < b) alert(1) ]]></script>'],
  ["a program's notes", '<metadata><rdf:RDF xmlns:rdf="r"><creator>Peach</creator></rdf:RDF></metadata>'],
  ['a comment', '<!-- made by Peach at home -->'],
])('%s is taken out', (_, part) => {
  expect(cleanSvg(draw(`${part}<path d="M0 0h9v9z"/>`)).svg).toBe(draw('<path d="M0 0h9v9z"/>'));
});

test('what starts a script is taken out, and a link leads nowhere', () => {
  const { svg, hasChanged } = cleanSvg(
    draw(
      '<a href="javascript:alert(1)"><path onclick="alert(1)" ONLOAD=\'alert("1")\' d="M0 0h9v9z"/></a>',
      ' onload="x()"',
    ),
  );
  expect(svg).toBe(draw('<a><path d="M0 0h9v9z"/></a>'));
  expect(hasChanged).toBe(true);
});

const elsewhere =
  'This drawing shows something from another place, which the site can\'t take. Export it as "plain SVG", with its pictures embedded, or as PNG.';
test.each([
  ['a picture', '<image href="https://evil.example/x.png"/>'],
  ['a picture beside it', '<image xlink:href="photo.png"/>'],
  ['another drawing', '<use href="other.svg#a"/>'],
  ['a drawing as data', '<image href="data:image/svg+xml;base64,PHN2Zz4="/>'],
  ['an address with references', '<image href="&#104;ttps://evil.example/x.png"/>'],
  ['a font', '<style>@import "https://evil.example/x.css";</style>'],
  ['an address in a style', '<path style="fill:url(https://evil.example/x)" d="M0 0"/>'],
  ['an escaped address in a style', '<style>path{fill:\\75 rl(https://evil.example/x)}</style>'],
  ['an address with a comment in it', '<style>path{fill:url(/**/"https://evil.example/x")}</style>'],
  ['an address in an attribute', '<path filter="url(//evil.example/f)" d="M0 0"/>'],
])('%s from elsewhere is refused', (_, part) => {
  expect(() => cleanSvg(draw(part))).toThrow(elsewhere);
});

test.each([
  ['an animated link', '<animate attributeName="href" to="javascript:alert(1)"/>', 'changes its links while it moves'],
  ['a web page', '<foreignObject><p>Hi</p></foreignObject>', 'has parts of a web page in it'],
])('%s is refused', (_, part, what) => {
  expect(() => cleanSvg(draw(part))).toThrow(`This drawing ${what}`);
});

test('text that stands for other text is refused', () => {
  expect(() => cleanSvg(`<!DOCTYPE svg [<!ENTITY a "b">]>${draw('&a;')}`)).toThrow('stands for other text');
  expect(() => cleanSvg(draw('<path d="&a;"/>'))).toThrow('stands for other text');
});

test.each(['<svg><path></svg>', '<svg a=b/>', '<svg', 'hello', '<svg/><script', '<p/>'])('%s is damaged', (source) => {
  expect(() => cleanSvg(source)).toThrow('This drawing is damaged');
});

test('a drawing stays an SVG, and a part of it does, too', async () => {
  const whole = Buffer.from(draw('<path fill="#000" d="M0 0h20v20H0z"/>'));
  expect(await makePicture(whole, { endings: allEndings })).toMatchObject({
    outcome: 'made',
    made: { ending: 'svg', kind: 'vector', size: { width: 40, height: 20 }, changes: [] },
  });
  const crop = { left: 10, top: 5, width: 20, height: 10 };
  const part = await makePicture(whole, { endings: allEndings, crop });
  if (part.outcome !== 'made') throw new Error();
  expect(part.made.size).toEqual({ width: 20, height: 10 });
  const { default: sharp } = await import('sharp');
  const drawn = await sharp(part.made.bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  expect(drawn.info).toMatchObject({ width: 20, height: 10 });
  // Black up to its middle.
  expect([9, 10].map((x) => drawn.data[x * 4 + 3])).toEqual([255, 0]);
});

test('where a field takes no SVG it is drawn as large as is wanted', async () => {
  const svg = Buffer.from(draw('<path d="M0 0h40v20z"/>'));
  const made = await makePicture(svg, { endings: ['png', 'jpg'], exactSize: { width: 1200, height: 630 } });
  expect(made).toMatchObject({ made: { ending: 'png', size: { width: 1200, height: 630 } } });
});
