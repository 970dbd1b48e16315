import { expect, it } from 'vitest';
import { formatTable } from './table.ts';
import { measureWidth } from './text-width.ts';

const columns = [{ title: 'ID' }, { title: 'Name', growsTo: 8, shrinksTo: 4 }, { title: 'Message', shrinksTo: 5 }];

it('aligns columns with characters of any width', () => {
  const rows = [
    ['1', '日本', 'x'],
    ['22', 'Bonbon', 'y'],
    ['3', '🎉', 'z'],
  ];
  expect(formatTable(columns, rows, 80)).toEqual([
    'ID  Name    Message',
    '1   日本    x',
    '22  Bonbon  y',
    '3   🎉      z',
  ]);
});

it('fits a width by cutting the last columns first, and never those without shrinksTo', () => {
  const rows = [['1234567890', 'Name of somebody', 'A message that is too long']];
  expect(formatTable(columns, rows, 30)).toEqual(['ID          Name      Message', '1234567890  Name of…  A messa…']);
  expect(formatTable(columns, rows, 10)[1]).toBe('1234567890  Nam…  A me…');
  for (const line of formatTable(columns, rows, 24)) expect(measureWidth(line)).toBeLessThanOrEqual(24);
});

it('paints a cell after padding it', () => {
  const painted = formatTable(
    [{ title: 'A', paint: (cell, row) => `<${row}${cell}>` }, { title: 'B' }],
    [['x', 'y']],
    80,
  );
  expect(painted).toEqual(['A  B', '<0x>  y']);
});
