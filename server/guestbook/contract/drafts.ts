import { type Draft, maxMessageLength, maxNameLength, maxWebsiteLength } from '#model/guestbook.ts';

/** Input of people and programs, with edge cases that have broken a parser, database or rule. */
const websites = [
  '"marzipan.example"',
  '\u201cmarzipan.example\u201d',
  "'marzipan.example'",
  'https://moth.example/"<>\\^`{|}?"<>\\#"<>`\\ \u3000\u2028',
  'marzipan',
  'https://marzipan',
  'http://a..example',
  'moth.example.',
  'moth_1.example',
  'https://m%6fth.example/%',
  'https://-moth-.example/',
  'https://[::1]:80/',
  'https://0x7f.1/',
  'https:moth.example',
  'https:///moth.example//',
  'https:\\\\moth.example\\a',
  'https://moth.example/\ud800',
  'https://\ufdfa.example/',
  'https://xn--a.example/',
  'https://straße.example/ß',
  'https://a`b{c}d|e.example/',
  "https://a!$&'()*+,;=b.example/",
  'moth@moth.example',
  'javascript:alert(1)',
  'http://',
];
const texts = [
  'Hello!',
  ' \t\r\n ',
  '\u0000\u0007\u001b[2J',
  '\u0085\u00a0\u2028\ufeff',
  '\ud83d',
  '\udc30',
  '🐰👩‍🎤',
  'x\u0301\u0302\u0489',
  '\u202egnirts\u202c',
  '\u200b\u3164',
  '\uffff\ufffe\u{10ffff}',
  `'; drop table "x"; --`,
  '\\u0000 \\" %s $1',
  '{"a":1}',
  'https://a.example www.b.example',
  '\u0627\u0644\u0633',
  'a\r\nb\rc\n\td',
];

/** Random drafts, deterministic per seed, up to the length limits of the form and sometimes beyond. */
export function createDrafts({ seed, count }: { seed: number; count: number }): Draft[] {
  const random = createRandom(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  const pick = (list: readonly string[]) => list[below(list.length)] ?? '';
  const character = () => {
    const limit = [0x80, 0x300, 0x3100, 0x10000, 0x110000][below(5)] ?? 0x80;
    return String.fromCodePoint(below(limit));
  };
  const run = (length: number) => Array.from({ length: below(length) }, character).join('');
  const write = (length: number) => {
    const text = [pick(texts), run(8), pick(texts), below(8) === 0 ? run(length * 2) : ''].join('');
    // Sometimes exactly the maximum length.
    return below(8) === 0 ? text.padEnd(length, 'ab🐰').slice(0, length) : text;
  };
  const website = () => {
    const kind = below(5);
    if (kind === 0) return '';
    if (kind === 1) return pick(websites);
    if (kind === 2) return `https://moth.example/${run(maxWebsiteLength / 2)}`;
    if (kind === 3) return `${pick(['', 'https://', 'http:'])}${run(6)}${pick(websites)}${run(6)}`;
    return `https://${run(12)}.example`;
  };
  return Array.from({ length: count }, () => ({
    name: write(maxNameLength),
    website: website(),
    message: write(maxMessageLength),
  }));
}

/** Numbers from 0 to 1: a linear congruential generator, good enough to choose with. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
