/** Every colour of the art by its one-character code: all pictures share one palette. */
const palette: Readonly<Record<string, string>> = {
  // Outlines, from nearly black to soft.
  k: '#2e0a26',
  o: '#4b0f31',
  O: '#8a2a5c',
  // Milk and skin.
  w: '#ffffff',
  c: '#fff3e2', // cream
  C: '#ffdfc4', // peach
  T: '#f6c08e', // biscuit
  t: '#de8f5e', // caramel

  // Strawberry, from milk foam to jam.
  1: '#ffeaf2',
  2: '#ffcfe1',
  3: '#ffa6c9',
  4: '#ff76ab',
  5: '#ee4586',
  6: '#b9205f',
  7: '#861548',

  // Butter.
  y: '#fff0b3',
  Y: '#ffd05c',
  A: '#f09a3e',
  a: '#b55a2a',

  // Mint.
  m: '#cdf5e1',
  M: '#79d9ae',
  G: '#2f9c78',
  n: '#14594a',

  // Sky.
  s: '#d3ebff',
  S: '#86c3fb',
  B: '#3f7fd6',
  d: '#24408f',

  // Lilac, down to the night.
  l: '#e9deff',
  L: '#b99bf5',
  V: '#7450cf',
  v: '#472a8c',
  X: '#33195a',
  N: '#1d0f3c',

  // Warm greys.
  g: '#f3dfe9',
  h: '#d3aec2',
  H: '#96708a',
  j: '#5f4160',

  // Chocolate.
  r: '#c06a4e',
  b: '#8a4b3a',
  q: '#5c2b2b',
  Q: '#391522',
};

/** A palette code or any `#rrggbb`; prefer the palette. */
export type Colour = string;

const known = new Map<Colour, string>(Object.entries(palette));

/** `5` is `#ee4586`, `#abcdef` is itself. Throws if it is neither a code nor `#rrggbb`. */
export function readColour(code: Colour): string {
  const colour = known.get(code);
  if (colour !== undefined) return colour;
  if (!/^#[0-9a-f]{6}$/i.test(code)) throw new Error(`"${code}" is neither a palette code nor a #rrggbb colour`);
  known.set(code, code.toLowerCase());
  return code.toLowerCase();
}
