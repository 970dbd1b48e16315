import type { ReadStream } from 'node:tty';

/** Reads a line from a terminal without showing it. Resolves with undefined on Ctrl-C and at the end of the input. */
export function askSecret(
  question: string,
  input: Pick<ReadStream, 'setRawMode' | 'on' | 'off' | 'resume' | 'pause'> = process.stdin,
  show: (text: string) => void = (text) => void process.stderr.write(text),
): Promise<string | undefined> {
  show(question);
  input.setRawMode(true);
  input.resume();
  return new Promise((resolve) => {
    let typed = '';
    const end = (answer: string | undefined) => {
      input.off('data', read);
      input.setRawMode(false);
      input.pause();
      show('\n');
      resolve(answer);
    };
    const read = (part: Buffer) => {
      for (const letter of part.toString('utf8')) {
        if (letter === '\r' || letter === '\n') return end(typed.trim());
        // Ctrl-C and Ctrl-D.
        if (letter === '\u0003' || letter === '\u0004') return end(undefined);
        if (letter === '\u007f' || letter === '\b') typed = typed.slice(0, -1);
        else if (letter >= ' ') typed += letter;
      }
    };
    input.on('data', read);
  });
}
