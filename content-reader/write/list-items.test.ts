import { expect, test } from 'vitest';
import { insertItem, moveItem } from './list-items.ts';
import { removeValue } from './remove-value.ts';

const list = `# The list
items:
  # about one
  - name: one
    text: |
      Long.

  - name: two # short

  # about three
  - { name: three }
last: true
`;

test('an item is put before another, with its comments left to the other, or at the end', () => {
  const first = insertItem(list, ['items'], 0, { name: 'new', tags: ['a'] });
  expect(first).toContain('items:\n  - name: new\n    tags:\n      - a\n  # about one\n  - name: one\n');
  expect(insertItem(list, ['items'], 2, { name: 'new' })).toContain(
    '\n\n  - name: new\n  # about three\n  - { name: three }',
  );
  expect(insertItem(list, ['items'], 3, { name: 'new' })).toContain('  - { name: three }\n  - name: new\nlast: true\n');
});

test('a list that is a whole file can lose its last item, and get one again', () => {
  const file = '# Who I know:\n- name: one\n  tags:\n    - a\n# the end\n';
  const empty = removeValue(file, [0]);
  expect(empty).toBe('# Who I know:\n[]\n# the end\n');
  expect(insertItem(empty, [], 0, { name: 'two', text: 'a\nb' })).toBe(
    '# Who I know:\n- name: two\n  text: |-\n    a\n    b\n# the end\n',
  );
  expect(insertItem('# nobody\n', [], 0, 'x')).toBe('# nobody\n- x\n');
});

test('lists within brackets, empty lists and lists that were left out get items', () => {
  expect(insertItem('a: [x, y] # z\n', ['a'], 1, 'n')).toBe('a: [x, n, y] # z\n');
  expect(insertItem('a: [x, y]\n', ['a'], 2, 'n, m')).toBe('a: [x, y, "n, m"]\n');
  expect(insertItem('a: [] # none\n', ['a'], 0, 'n')).toBe('a:\n  - n # none\n');
  expect(insertItem('b: 1\n', ['a'], 0, 'n')).toBe('b: 1\na:\n  - n\n');
  expect(insertItem('- - x\n', [0], 0, 'n')).toBe('- - n\n  - x\n');
  expect(insertItem('- x', [], 1, 'n')).toBe('- x\n- n\n');
});

test('an item is moved with the comments above it, and blank lines stay', () => {
  const moved = moveItem(list, ['items'], 0, 2);
  expect(moved).toBe(`# The list
items:
  - name: two # short

  # about three
  - { name: three }

  # about one
  - name: one
    text: |
      Long.
last: true
`);
  expect(moveItem(moved, ['items'], 2, 0)).toBe(list);
  expect(moveItem('a: [x, y , z]\n', ['a'], 2, 0)).toBe('a: [z, x , y]\n');
});

test('an item or a key is removed with the comments above it', () => {
  expect(removeValue(list, ['items', 0])).toContain('items:\n\n  - name: two # short\n');
  expect(removeValue(list, ['items', 2])).toContain('two # short\n\nlast: true\n');
  expect(removeValue(list, ['items', 0, 'text'])).toContain('  - name: one\n\n  - name: two');
  expect(removeValue(list, ['items', 0, 'name'])).toContain('  # about one\n  - text: |\n      Long.\n');
  expect(removeValue(list, ['last'])).not.toContain('last');
  expect(removeValue('a: { b: 1, c: 2, d: 3 }\n', ['a', 'd'])).toBe('a: { b: 1, c: 2 }\n');
  expect(removeValue('a: { b: 1, c: 2 }\n', ['a', 'b'])).toBe('a: { c: 2 }\n');
});

test('a list or group without its last value is empty', () => {
  expect(removeValue('a:\n  - x\nb: 1\n', ['a', 0])).toBe('a: []\nb: 1\n');
  expect(removeValue('a:\n  c: x\nb: 1\n', ['a', 'c'])).toBe('a: {}\nb: 1\n');
});
