import type { Site } from '#studio/api/site/open-site.ts';
import type { KeepAnswer } from '#studio/protocol/change.ts';
import { runGit } from './git.ts';

/** A longer subject is cut off in most lists of commits. */
const mostLetters = 72;

/** POST keep: one commit of the content, of nothing else, whatever else is staged. */
export function keepState(site: Site): Promise<KeepAnswer> {
  return site.inTurn(async () => {
    const { folder, contentPath } = site;
    const tell = (output: string): KeepAnswer => ({
      outcome: 'refused',
      sentence: `Everything is saved on this computer. ${explainGit(output)}`,
    });
    if (!site.hasGit) return tell('');
    const status = await runGit(folder, 'status', '--porcelain', '--', contentPath);
    if (!status.isDone) return tell(status.output);
    if (status.output.trim() === '') {
      return { outcome: 'nothing', sentence: 'Nothing has changed since you last kept it.' };
    }
    const message = writeMessage(site);
    const added = await runGit(folder, 'add', '--all', '--', contentPath);
    if (!added.isDone) return tell(added.output);
    const done = await runGit(folder, 'commit', '--quiet', '--message', message, '--', contentPath);
    if (!done.isDone) return tell(done.output);
    // Only what the next sentence is about depends on it.
    await site.journal.record({ do: 'keep', time: site.now() }).catch(() => {});
    return { outcome: 'kept', message };
  });
}

/** What was done since the last time: "Words in Quick Intro, a new song and 3 more". */
function writeMessage({ journal }: Site): string {
  const steps = journal.steps.filter(({ endedAt, isUndone }) => !isUndone && endedAt > journal.keptAt);
  const labels = [...new Set(steps.map(({ label }) => label.replaceAll(/\s+/g, ' ').trim()))].filter(Boolean);
  const [first = 'The words and pictures of the site', ...others] = labels;
  let message = first.slice(0, mostLetters);
  let said = 1;
  for (const [index, label] of others.entries()) {
    const left = others.length - index - 1;
    const isLast = left === 0;
    const longer = `${message}${isLast ? ' and ' : ', '}${label}`;
    if (longer.length + (isLast ? 0 : ` and ${left} more`.length) > mostLetters) break;
    message = longer;
    said += 1;
  }
  const left = labels.length - said;
  if (left > 0) message += ` and ${left} more`;
  return message.charAt(0).toUpperCase() + message.slice(1);
}

function explainGit(output: string): string {
  if (output === '') return 'This folder is not kept with Git.';
  if (/ENOENT/.test(output)) return 'Git is not installed here.';
  if (/tell me who you are|empty ident|unable to auto-detect email/i.test(output)) {
    return 'Git does not know your name yet: set it once with git config user.name and user.email.';
  }
  if (/index\.lock/.test(output)) return 'Another program is using Git just now: try again in a moment.';
  const line = output.split('\n').find((text) => /^(fatal|error|hint):/.test(text)) ?? output.split('\n')[0] ?? '';
  return `Git said: ${line.replace(/^\w+: /, '').trim()}`;
}
