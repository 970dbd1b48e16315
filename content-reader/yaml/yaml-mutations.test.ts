import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeContent } from '#content-reader/content-fixture.ts';
import type { Problem } from '#content-reader/problem.ts';
import { readContent } from '#content-reader/read-content.ts';
import { decodeText } from './text-file.ts';
import { parseYaml } from './yaml-file.ts';

/** The same numbers for the same seed, from 0 up to but not including `limit` (Numerical Recipes' generator). */
function countFrom(seed: number) {
  let state = seed;
  return (limit: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

const scraps = [
  ...['*', '&', '!', '%', '@', '`', '"', "'", '\t', ': ', ' #', '[', ']', '{', '}', ',', '|', '>', '- ', '? ', '~'],
  ...['\n', '\r\n', '\r', '\n\t', '---\n', '...\n', '%YAML 1.1\n---\n', '\ufeff', '\u0000', '\u0007', '\u2028', '🎀'],
  ...['*sparkles*', '&x ', '*x', '&x [*x]', '<<: *x', '!!js/function x', '!!binary ', '!!set ', '!!omap ', '!!merge '],
  ...['__proto__: 1', 'constructor: { toString: 1 }', '{ owner }', '1e999', '-0', '.nan', 'null', 'true', '2025-13-45'],
];

/** Makes a slip such as an owner's: something typed, deleted, moved, cut off or saved with another encoding. */
function mutate(bytes: Uint8Array, below: (limit: number) => number): Uint8Array {
  const text = Buffer.from(bytes).toString('latin1');
  const scrap = Buffer.from(scraps[below(scraps.length)] ?? '').toString('latin1');
  const at = below(text.length + 1);
  const lines = text.split('\n');
  const line = below(lines.length);
  const changed = [
    () => text.slice(0, at) + scrap + text.slice(at),
    () => text.slice(0, at) + text.slice(at + 1 + below(10)),
    () => text.slice(0, at),
    () => lines.toSpliced(below(lines.length), 0, lines[line] ?? '').join('\n'),
    () =>
      lines
        .with(
          line,
          (lines[line] ?? '').replace(/(: |- ).*/, (_, start) => start + scrap),
        )
        .join('\n'),
    () => lines.with(line, (below(2) ? '\t' : '  ') + lines[line]).join('\n'),
    () => text.slice(0, at) + String.fromCharCode(below(256)) + text.slice(at + 1),
  ];
  return Buffer.from(changed[below(changed.length)]?.() ?? '', 'latin1');
}

type Found = Pick<Problem, 'line' | 'column' | 'sentence'>;

/** Each position is within the text, and no sentence is an error of the parser or of JavaScript. */
function expectClear(problems: Found[], bytes: Uint8Array, context: string) {
  const lines = decodeText(bytes).text.split('\n');
  for (const { line, column, sentence } of problems) {
    expect(line, `${context}: ${sentence}`).toBeGreaterThanOrEqual(1);
    expect(line, `${context}: ${sentence}`).toBeLessThanOrEqual(lines.length);
    expect(column, `${context}: ${sentence}`).toBeGreaterThanOrEqual(1);
    expect(column, `${context}: ${sentence}`).toBeLessThanOrEqual((lines[line - 1]?.length ?? 0) + 1);
    expect(sentence, context).not.toMatch(
      /undefined|\[object|Unexpected|Unresolved|Implicit|Maximum|TypeError|ReferenceError/,
    );
  }
}

const project = join(import.meta.dirname, '../../e2e/site/content');

test('after random slips in a file, parsing gives data or a list of mistakes within the file', async () => {
  const below = countFrom(12);
  const names = (await readdir(project, { recursive: true })).filter((name) => name.endsWith('.yaml')).sort();
  const files = await Promise.all(names.map((name) => readFile(join(project, name))));
  for (let round = 0; round < 1500; round++) {
    let bytes: Uint8Array = files[below(files.length)] ?? new Uint8Array();
    for (let times = below(3); times >= 0; times--) bytes = mutate(bytes, below);
    const { data, errors } = parseYaml(decodeText(bytes).text);
    expect(errors.length > 0 && data !== undefined).toBe(false);
    expectClear(errors, bytes, `round ${round}`);
  }
});

test('after random slips in a file, the content is either read or refused with a list of mistakes', async () => {
  const below = countFrom(7);
  const folder = await writeContent();
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.yaml')).sort();
  for (let round = 0; round < 60; round++) {
    const name = names[below(names.length)] ?? '';
    const before = await readFile(join(folder, name));
    const bytes = mutate(mutate(before, below), below);
    await writeFile(join(folder, name), bytes);
    const { content, problems = [] } = await readContent(folder);
    expect(content === undefined).toBe(problems.length > 0);
    expectClear(
      problems.filter(({ file }) => file.endsWith(name)),
      bytes,
      `round ${round}, ${name}`,
    );
    await writeFile(join(folder, name), before);
  }
});
