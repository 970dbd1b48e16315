import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { styleText } from 'node:util';

export type Colour = Parameters<typeof styleText>[0];

/** The input and output of a command. */
export type Terminal = {
  /** Writes a line of the answer to standard output. */
  print: (line: string) => void;
  /** Writes a line that is not part of the answer to standard error. */
  note: (line: string) => void;
  /** Writes part of a file to standard output; resolves when there is room for more. */
  write: (part: string) => Promise<void>;
  /** Only if `canAsk`. */
  ask: (question: string) => Promise<boolean>;
  readInput: () => Promise<string>;
  canAsk: boolean;
  /** Whether the input is a terminal. */
  hasKeyboard: boolean;
  paint: (colour: Colour, text: string) => string;
  /** In columns. */
  width: number;
};

export function openTerminal(environment: Record<string, string | undefined>): Terminal {
  const { stdin, stdout, stderr } = process;
  const isPlain = !stdout.isTTY || Boolean(environment.NO_COLOR) || environment.TERM === 'dumb';
  return {
    print: (line) => stdout.write(`${line}\n`),
    note: (line) => stderr.write(`${line}\n`),
    write: (part) =>
      new Promise((resolve, reject) => stdout.write(part, (error) => (error ? reject(error) : resolve()))),
    ask: askOnStandardError,
    readInput: () => text(stdin),
    canAsk: Boolean(stdin.isTTY && stderr.isTTY),
    hasKeyboard: Boolean(stdin.isTTY),
    paint: (colour, plain) => (isPlain ? plain : styleText(colour, plain, { validateStream: false })),
    width: stdout.columns || Number(environment.COLUMNS) || 80,
  };
}

/** True for y or yes; false for anything else, Ctrl-C and the end of the input. */
function askOnStandardError(question: string): Promise<boolean> {
  return new Promise((resolve) => {
    // Not on standard output, which may be a file.
    const lines = createInterface({ input: process.stdin, output: process.stderr });
    lines.on('SIGINT', () => lines.close());
    lines.on('close', () => {
      process.stderr.write('\n');
      resolve(false);
    });
    lines.question(`${question} [y/N] `, (answer) => {
      lines.removeAllListeners('close');
      lines.close();
      resolve(/^\s*y(es)?\s*$/i.test(answer));
    });
  });
}
