import { expect, test } from 'vitest';
import { askForAnswers } from './ask.ts';

const usual = { name: 'Mochi', address: 'https://my-site.example/', language: 'en' };

/** Somebody who types these lines, one for each question. */
function typeLines(lines: string[]) {
  const questions: string[] = [];
  const told: string[] = [];
  const ask = (question: string) => {
    questions.push(question);
    return Promise.resolve(lines.shift() ?? '');
  };
  return { questions, told, terminal: { ask, say: (line: string) => void told.push(line) } };
}

test('it asks three things and shows what Enter takes', async () => {
  const { questions, terminal } = typeLines([]);
  expect(await askForAnswers({}, usual, terminal)).toEqual({});
  expect(questions).toEqual([
    'What do visitors call you? [Mochi] ',
    'Where will the site be on the web? [https://my-site.example/, an example] ',
    'Which language do you write in? [en] ',
  ]);
});

test('what is known already is not asked for', async () => {
  const { questions, terminal } = typeLines(['hoot.example']);
  const known = { name: 'Hoot', language: 'fr' };
  expect(await askForAnswers(known, usual, terminal)).toEqual({ ...known, address: 'https://hoot.example' });
  expect(questions).toHaveLength(1);
});

test('an answer that cannot be is explained, and asked for again', async () => {
  const { told, terminal } = typeLines([
    'x'.repeat(51),
    ' Hoot ',
    'over there',
    'https://hoot.example/',
    'French',
    'fr',
  ]);
  expect(await askForAnswers({}, usual, terminal)).toEqual({
    name: 'Hoot',
    address: 'https://hoot.example/',
    language: 'fr',
  });
  expect(told).toEqual([
    'A name must be at most 50 characters long.',
    'over there is no web address. One looks like https://my-name.github.io/',
    'French is no language code. Some are: en, de, fr, ja, pt-BR',
  ]);
});
