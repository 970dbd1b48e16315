import type { Terminal } from '#admin/terminal/terminal.ts';
import { describeBytes } from '#model/describe-bytes.ts';
import type { Plan } from '#publish/plan.ts';
import type { Progress } from '#publish/publish-site.ts';

/** One line that is written again and again in a terminal; elsewhere a line for every tenth. */
export function showProgress({ note }: Pick<Terminal, 'note'>, isJson: boolean) {
  const isAlive = process.stderr.isTTY && !isJson;
  let [files, bytes, lastTenth] = [0, 0, 0];
  return {
    begin({ added, changed, bytes: all }: Plan) {
      [files, bytes] = [added.length + changed.length, all];
    },
    show({ sentFiles, sentBytes }: Progress) {
      const line = `${sentFiles} of ${files} files, ${describeBytes(sentBytes)} of ${describeBytes(bytes)}`;
      const tenth = Math.floor((sentFiles / Math.max(1, files)) * 10);
      if (isAlive) process.stderr.write(`\r\u001b[K${line}`);
      else if (tenth > lastTenth) note(line);
      lastTenth = tenth;
    },
    say(sentence: string) {
      if (isAlive) process.stderr.write('\r\u001b[K');
      note(sentence);
    },
    end() {
      if (isAlive) process.stderr.write('\r\u001b[K');
    },
  };
}
