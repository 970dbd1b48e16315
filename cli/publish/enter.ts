import type { Terminal } from '#admin/terminal/terminal.ts';
import type { SiteFolders } from '#build/folders/site-folders.ts';
import { OwnerError } from '#build/owner-error.ts';
import type { HostKey } from '#publish/hosts/host.ts';
import { findKey, keepKey, keysFile } from '#publish/keys.ts';
import type { Offer } from '#publish/offers.ts';
import { PublishError } from '#publish/publish-error.ts';

type Entering = {
  folders: Pick<SiteFolders, 'site'>;
  environment: Record<string, string | undefined>;
  terminal: Terminal;
  mayAsk: boolean;
  /** Without showing what is typed; undefined if the owner stops. */
  askSecret: (question: string) => Promise<string | undefined>;
};

/**
 * Resolves with the key that the host accepts, if it needs one. In a terminal it asks until one is right, and keeps it only
 * then. A host that needs none may want one all the same, where the computer's own way in is not enough.
 */
export async function enter(
  { title, key }: Offer,
  isNeeded: boolean,
  signIn: (key: string | undefined) => Promise<void>,
  entering: Entering,
): Promise<string | undefined> {
  const { folders, environment, terminal, mayAsk } = entering;
  const known = key && (await findKey(folders.site, key.variable, environment));
  if (known !== undefined || !isNeeded) {
    const refusal = await refusalOf(signIn(known));
    if (!refusal) return known;
    if (!key || !mayAsk) throw refusal;
    tellRefusal(refusal, terminal);
  } else if (key && !mayAsk) {
    throw new OwnerError(
      `${title} needs your ${key.title}. ${key.where} Put it into the environment variable ${key.variable}.`,
    );
  }
  return key && askUntilRight(key, signIn, entering);
}

async function askUntilRight(
  { title, where, variable }: HostKey,
  signIn: (key: string) => Promise<void>,
  { folders, environment, terminal, askSecret }: Entering,
): Promise<string> {
  terminal.note(where);
  for (;;) {
    const typed = await askSecret(`Your ${title} (it is not shown): `);
    if (!typed) throw new OwnerError('Nothing was sent.');
    const refusal = await refusalOf(signIn(typed));
    if (refusal) {
      tellRefusal(refusal, terminal);
      continue;
    }
    // One in the environment would be taken before the one that is kept.
    const isInTheWay = Boolean(environment[variable]?.trim());
    if (isInTheWay) terminal.note(`The next time the one in ${variable} counts: take it out of there.`);
    else if (await terminal.ask(`Keep it in ${keysFile}, which only you can read, so that you are not asked again?`)) {
      await keepKey(folders.site, variable, typed);
    }
    return typed;
  }
}

export function tellRefusal(
  { message, waysOut }: Pick<PublishError, 'message' | 'waysOut'>,
  { note }: Pick<Terminal, 'note'>,
): void {
  note(message);
  for (const way of waysOut) note(`- ${way}`);
}

/** What the host says of a key that it does not accept; everything else is thrown. */
async function refusalOf(entered: Promise<void>): Promise<PublishError | undefined> {
  try {
    await entered;
    return undefined;
  } catch (error) {
    if (error instanceof PublishError && error.reason === 'key') return error;
    throw error;
  }
}
