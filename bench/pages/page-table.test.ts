import { expect, test } from 'vitest';
import { formatPageTable } from './page-table.ts';

test('a cell is the median, with the lowest and the highest in brackets if they read differently', () => {
  const runs = new Map([
    ['/', [{ ms: 1502 }, { ms: 1300.4 }, { ms: 9000 }]],
    ['/projects', [{ ms: 80.04 }, { ms: 80.01 }]],
  ]);
  const columns = [
    { name: 'ms', read: ({ ms }: { ms: number }) => ms },
    { name: 's', read: ({ ms }: { ms: number }) => ms / 1000, digits: 1 },
  ];
  expect(formatPageTable(runs, columns).split('\n')).toEqual([
    '                         ms              s',
    '/          1502 (1300-9000)  1.5 (1.3-9.0)',
    '/projects                80            0.1',
  ]);
});
