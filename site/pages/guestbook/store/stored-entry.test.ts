import { expect, test } from 'vitest';
import { readStoredEntry } from './stored-entry.ts';

const row = { id: '1', name: 'Moth', website: 'https://moth.example/', message: 'Hello!', time: 1 };

test('reads the file of a button', () => {
  expect(readStoredEntry({ ...row, button: '0a1b2c3d.webp' })).toMatchObject({ button: '0a1b2c3d.webp' });
  expect(readStoredEntry({ ...row, button: '0a1b2c3d.gif', reply: 'Hi' })).toMatchObject({ button: '0a1b2c3d.gif' });
});

test.each([undefined, null, '', 7, '../0a1b2c3d.gif', '0a1b2c3d.gif?', 'https://evil.example/0a1b2c3d.gif'])(
  'an entry whose button is %j has none',
  (button) => {
    expect(readStoredEntry({ ...row, button })).not.toHaveProperty('button');
  },
);
