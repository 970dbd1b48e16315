import type { ConnectOptions } from '../connection.ts';
import { PublishError } from '../publish-error.ts';
import { withRetries } from '../retries.ts';
import { type Ended, quoteProgram, runProgram } from '../run-program.ts';
import { explainSsh } from '../ssh/ssh-error.ts';
import type { SshSession } from '../ssh/ssh-session.ts';
import { destinationOf } from '../ssh/ssh-target.ts';

const install = 'sudo apt install rsync, or brew install rsync on a Mac';
const missing = `Install it: ${install}. Or choose host: sftp, which needs only OpenSSH.`;

/** Something that should be there is not: a folder or a file. */
export class MissingThere extends Error {}

type Options = Pick<ConnectOptions, 'clock' | 'signal' | 'say'> & { session: SshSession; folder: string };

/** Runs rsync against the folder of the owner's machine; returns what it prints. */
export function makeRsync({ session, folder, ...options }: Options) {
  const { target, configFile, environment } = session;
  // An IPv6 address has colons of its own.
  const destination = target.host.includes(':')
    ? destinationOf({ ...target, host: `[${target.host}]` })
    : destinationOf(target);
  const there = `${destination}:${folder}`;
  const run = (args: readonly string[], input = '') =>
    withRetries(async () => {
      // Within quotes, rsync takes two of them for one.
      const fixed = ['--rsh', `ssh -F '${configFile.replaceAll("'", "''")}'`, '-s', '--no-h', '--8-bit-output'];
      const { signal } = options;
      const ended = await runProgram({ name: 'rsync', missing, args: [...fixed, ...args], environment, input, signal });
      if (ended.code === 0) return ended.output.toString('utf8');
      throw explain(ended, session, folder);
    }, options);
  return { there, run };
}

function explain({ code, errors }: Ended, session: SshSession, folder: string): Error {
  const { host } = session.target;
  if (/No space left|Disk quota exceeded/i.test(errors))
    return new PublishError('full', `There is no room left on ${host}.`);
  if (/rsync: (command )?not found|rsync: No such file|command not found.*rsync/i.test(errors)) {
    return new PublishError('settings', `${host} has no rsync.`, {
      waysOut: [`Install it there: ${install}.`, 'Or choose SFTP instead (host: sftp), which needs no program there.'],
    });
  }
  if (/(change_dir|link_stat|readdir).*No such file or directory/i.test(errors)) return new MissingThere(folder);
  if (/mkdir.*No such file or directory/i.test(errors)) {
    return new PublishError(
      'settings',
      `${host} has no folder in which ${folder} could be. Write the folder as it is there.`,
    );
  }
  const ssh = explainSsh(errors, session);
  if (ssh) return ssh;
  if (/Permission denied|Operation not permitted|Read-only file system/i.test(errors)) {
    return new PublishError('refused', `${host} does not let you write to ${folder}. ${quoteProgram(errors, 'rsync')}`);
  }
  if (/unknown option|unrecognized option|syntax or usage/i.test(errors)) {
    return new PublishError('settings', `The rsync of this computer or of ${host} is too old: ${install}.`);
  }
  // 10, 12, 30, 35 and 255: the line broke or was silent.
  const reason = [10, 12, 30, 35, 255].includes(code) ? 'unreachable' : 'refused';
  return new PublishError(reason, `rsync stopped before the end. ${quoteProgram(errors, 'rsync')}`);
}
