import { createInterface } from 'node:readline/promises';
import { type Answers, type Checked, checkAddress, checkLanguage, checkName } from './answers.ts';

/** Asks a question, and resolves with the line that was typed. */
export type Ask = (question: string) => Promise<string>;

type Question = { key: keyof Answers; text: string; shownDefault: string; check: (written: string) => Checked };

/** Asks for what is not known yet; an empty line accepts the default in brackets. */
export async function askForAnswers(
  known: Answers,
  { name, address, language }: Required<{ [Key in keyof Answers]: string }>,
  { ask, say }: { ask: Ask; say: (line: string) => void },
): Promise<Answers> {
  const questions: Question[] = [
    { key: 'name', text: 'What do visitors call you?', shownDefault: name, check: checkName },
    {
      key: 'address',
      text: 'Where will the site be on the web?',
      shownDefault: `${address}, an example`,
      check: checkAddress,
    },
    { key: 'language', text: 'Which language do you write in?', shownDefault: language, check: checkLanguage },
  ];
  const answers: Answers = { ...known };
  for (const { key, text, shownDefault, check } of questions) {
    while (answers[key] === undefined) {
      const typed = await ask(`${text} [${shownDefault}] `);
      if (typed.trim() === '') break;
      const { value, mistake } = check(typed);
      if (mistake) say(mistake);
      answers[key] = value;
    }
  }
  return answers;
}

/** Rejects with an AbortError on Ctrl-C, and at the end of the input. */
export async function withTerminal<Result>(
  use: (ask: Ask) => Promise<Result>,
  output: NodeJS.WritableStream = process.stdout,
): Promise<Result> {
  const lines = createInterface({ input: process.stdin, output });
  const ending = new AbortController();
  lines.on('SIGINT', () => lines.close());
  lines.on('close', () => ending.abort());
  try {
    return await use((question) => lines.question(question, { signal: ending.signal }));
  } finally {
    lines.close();
  }
}
