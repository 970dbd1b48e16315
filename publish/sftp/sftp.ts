import type { ConnectOptions } from '../connection.ts';
import { PublishError } from '../publish-error.ts';
import { withRetries } from '../retries.ts';
import { quoteProgram, runProgram } from '../run-program.ts';
import { missingSsh } from '../ssh/host-key.ts';
import { explainSsh } from '../ssh/ssh-error.ts';
import type { SshSession } from '../ssh/ssh-session.ts';
import { destinationOf } from '../ssh/ssh-target.ts';

type Options = Pick<ConnectOptions, 'clock' | 'signal' | 'say'> & { session: SshSession; folder: string };

/** What a batch of commands printed, and the complaints of those that may fail. */
export type Batch = { output: string; complaints: string };

/** Runs commands of the system's sftp, in one go. It stops at the first that fails, unless that begins with a hyphen. */
export function makeSftp({ session, folder, ...options }: Options) {
  const { target, configFile, environment } = session;
  const { signal } = options;
  const runOnce = async (commands: readonly string[]) => {
    // A batch would switch off the question for the password, which our own program answers.
    const batchMode = session.hasPassword ? ['-o', 'BatchMode=no'] : [];
    const args = ['-F', configFile, ...batchMode, '-b', '-', destinationOf(target)];
    const input = `${commands.join('\n')}\n`;
    return runProgram({ name: 'sftp', missing: missingSsh, args, environment, input, signal });
  };
  const run = (commands: readonly string[]): Promise<Batch> =>
    withRetries(async () => {
      const { code, output, errors } = await runOnce(commands);
      if (code === 0) return { output: output.toString('utf8'), complaints: errors };
      const ssh = code === 255 || code === 1 ? explainSsh(errors, session) : undefined;
      if (ssh) throw ssh;
      throw await explain(errors);
    }, options);

  /** The protocol says "Failure" for a full disk as for much else. */
  async function explain(errors: string): Promise<PublishError> {
    const { host } = target;
    if (/^(dest open|remote open|remote mkdir|remote rename).*: Permission denied/m.test(errors)) {
      return new PublishError('refused', `${host} does not let you write to ${folder}.`);
    }
    if (/^remote mkdir.*No such file/m.test(errors)) {
      const message = `${host} has no folder in which ${folder} could be. Write the folder as it is there.`;
      return new PublishError('settings', message);
    }
    if (/No space left|quota/i.test(errors) || (/: Failure/.test(errors) && (await isFull()))) {
      return new PublishError('full', `There is no room left on ${host}.`);
    }
    return new PublishError('refused', `${host} did not take a file. ${quoteProgram(errors, 'SFTP')}`);
  }

  async function isFull(): Promise<boolean> {
    const { output } = await runOnce([`df ${quotePath(folder)}`]);
    const available = /^\s*\d+\s+\d+\s+(\d+)\s/m.exec(output.toString('utf8'))?.[1];
    return available !== undefined && Number(available) < 8;
  }

  return { run };
}

/** A path as a word of sftp's commands, in which nothing stands for other names. */
export const quotePath = (path: string): string => `"${path.replace(/["\\]/g, '\\$&')}"`;
