import { expect, test } from 'vitest';
import { askForAnswers } from './ask.ts';

const defaults = { name: 'Mochi', address: 'https://my-site.example/', language: 'en' };

/** Somebody who types these lines, one for each question. */
function typeLines(lines: string[]) {
  const questions: string[] = [];
  const said: string[] = [];
  const ask = (question: string) => {
    questions.push(question);
    return Promise.resolve(lines.shift() ?? '');
  };
  return { questions, said, terminal: { ask, say: (line: string) => void said.push(line) } };
}

test('it asks three questions and shows what Enter accepts', async () => {
  const { questions, terminal } = typeLines([]);
  expect(await askForAnswers({}, defaults, terminal)).toEqual({});
  expect(questions).toEqual([
    'What do visitors call you? [Mochi] ',
    'Where will the site be on the web? [https://my-site.example/, an example] ',
    'Which language do you write in? [en] ',
  ]);
});

test('what is known already is not asked for', async () => {
  const { questions, terminal } = typeLines(['hoot.example']);
  const known = { name: 'Hoot', language: 'fr' };
  expect(await askForAnswers(known, defaults, terminal)).toEqual({ ...known, address: 'https://hoot.example' });
  expect(questions).toHaveLength(1);
});

test('an invalid answer is explained, and the question asked again', async () => {
  const { said, terminal } = typeLines([
    'x'.repeat(51),
    ' Hoot ',
    'over there',
    'https://hoot.example/',
    'French',
    'fr',
  ]);
  expect(await askForAnswers({}, defaults, terminal)).toEqual({
    name: 'Hoot',
    address: 'https://hoot.example/',
    language: 'fr',
  });
  expect(said).toEqual([
    'A name must be at most 50 characters long.',
    'over there is not a web address. One looks like https://my-name.github.io/',
    'French is not a language code. Examples: en, de, fr, ja, pt-BR',
  ]);
});
