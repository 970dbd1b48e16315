import { PublishError } from '../publish-error.ts';
import { quoteProgram } from '../run-program.ts';
import type { SshSession } from './ssh-session.ts';
import { sshCommandOf } from './ssh-target.ts';

/** Turns what SSH says when it cannot sign in into a sentence; undefined if that is not what went wrong. */
export function explainSsh(errors: string, { target, hasPassword }: SshSession): PublishError | undefined {
  const { host } = target;
  if (/IDENTIFICATION HAS CHANGED|Host key verification failed|host key.*(changed|not match)/i.test(errors)) {
    return new PublishError(
      'refused',
      `Nothing was sent: ${host} has another key than before. Either it was set up anew, or it is not your machine.`,
      {
        waysOut: [
          'Ask your host. If the new key is right, remove its line from .bonbon/known_hosts or ~/.ssh/known_hosts.',
        ],
      },
    );
  }
  if (/Permission denied \([a-z]|Too many authentication failures|Authentication failed/i.test(errors)) {
    return new PublishError(
      'key',
      hasPassword
        ? `${host} does not accept this name and password.`
        : `${host} does not accept any SSH key of this computer: ${sshCommandOf(target)} must work without a question.`,
    );
  }
  if (
    /Could not resolve|Name or service not known|Connection (refused|timed out|reset|closed)|timed out|No route to host|unreachable|kex_exchange|Broken pipe|client_loop|lost connection/i.test(
      errors,
    )
  ) {
    return new PublishError('unreachable', `${host} cannot be reached by SSH. ${quoteProgram(errors, 'SSH')}`);
  }
  return undefined;
}
