import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Syntax } from '#admin/commands/command.ts';
import { engineFolder } from '#build/engine-folder.ts';
import { OwnerError } from '#build/owner-error.ts';
import { quoteForShell } from '#server/system/shell.ts';
import { type Answers, type Checked, checkAddress, checkLanguage, checkName, nameAfterFolder } from './new/answers.ts';
import { askForAnswers, withTerminal } from './new/ask.ts';
import { isInstalledAbove } from './new/installed-from.ts';
import { findPlace, makeFolder } from './new/make-folder.ts';
import { writeSite } from './new/make-site.ts';
import { writeNextSteps } from './new/next-steps.ts';
import type { Verb, VerbContext } from './verb.ts';
import { makeVerbHelp, readVerbOptions } from './verb-options.ts';

const syntax: Syntax = {
  name: 'new',
  usage: ['FOLDER'],
  details:
    'Creates your own small site in a new folder, with notes in each file that explain it. It asks three ' +
    'questions; Enter accepts the default in brackets.\n\nFor example: npx bonbon new my-site',
  options: {
    name: { value: 'NAME', description: 'what visitors call you; skips the question' },
    address: { value: 'ADDRESS', description: 'the address of the site on the web; skips the question' },
    language: {
      value: 'CODE',
      description: 'the language you write in (en, de, fr, ja, pt-BR…); skips the question',
    },
    yes: { description: 'ask nothing, and accept the defaults' },
    sample: { description: "the sample owner's whole site instead of the small one; asks nothing" },
  },
  // Several words get their own message: they may be a folder's name with spaces.
  words: [0, Number.POSITIVE_INFINITY],
};

export const verb: Verb = {
  help: makeVerbHelp(syntax),
  run: (words, context) => makeNewSite(words, context, engineFolder),
};

/** `engine` is the folder of Bonbon itself. Resolves with the exit code. */
export async function makeNewSite(words: string[], context: VerbContext, engine: string): Promise<number> {
  const { folder, isSample, asksNothing, known } = readNewOptions(words, context);
  if (folder === undefined) {
    console.log(await makeVerbHelp(syntax)());
    return 2;
  }
  const site = resolve(context.workingFolder, folder);
  const shown = site === resolve(context.workingFolder) ? 'This folder' : folder;
  const place = await findPlace(site, shown, engine);
  if (isSample && !existsSync(join(engine, 'sample/content'))) {
    throw new OwnerError('This copy of Bonbon does not have the sample. Without --sample you get the small site.');
  }
  const answers = isSample ? known : await completeAnswers(known, nameAfterFolder(place), asksNothing);
  if (answers === undefined) {
    console.log('\nNo site was created.');
    return 130;
  }
  // The Swedish locale formats dates as year-month-day.
  const today = new Intl.DateTimeFormat('sv').format(new Date());
  await makeFolder(place, shown, (unfinished) => writeSite(unfinished, { engine, place, answers, isSample, today }));
  const isInstalled = isInstalledAbove(engine, place);
  console.log(`\n${writeNextSteps({ site, workingFolder: context.workingFolder, answers, isSample, isInstalled })}\n`);
  return 0;
}

export function readNewOptions(words: string[], { siteOption }: Pick<VerbContext, 'siteOption'>) {
  const { words: folders, values, switches } = readVerbOptions(syntax, words);
  const [folder, ...others] = folders;
  if (siteOption !== undefined) {
    const named = quoteForShell(folder ?? siteOption);
    throw new OwnerError(
      `--site names a site that exists. A new one is named by its folder alone: npx bonbon new ${named}`,
      2,
    );
  }
  if (others.length > 0) {
    const meant = folders.join(' ');
    throw new OwnerError(`Name one folder. If its name has spaces, put it in quotes: npx bonbon new "${meant}"`, 2);
  }
  const known: Answers = {
    name: readOption(values.name, checkName),
    address: readOption(values.address, checkAddress),
    language: readOption(values.language, checkLanguage),
  };
  return { folder, isSample: switches.has('sample'), asksNothing: switches.has('yes'), known };
}

function readOption(written: string | undefined, check: (written: string) => Checked): string | undefined {
  if (written === undefined) return undefined;
  const { value, mistake } = check(written);
  if (mistake) throw new OwnerError(mistake, 2);
  return value;
}

/** Undefined if the owner pressed Ctrl-C instead of answering. */
async function completeAnswers(known: Answers, name: string, asksNothing: boolean): Promise<Answers | undefined> {
  const defaults = { name, address: 'https://my-site.example/', language: 'en' };
  const mayAsk = !asksNothing && process.stdin.isTTY && process.stdout.isTTY;
  const answers = mayAsk
    ? await withTerminal((ask) => askForAnswers(known, defaults, { ask, say: console.log })).catch((error: Error) => {
        if (error.name === 'AbortError') return undefined;
        throw error;
      })
    : known;
  return answers && { ...answers, name: answers.name ?? name };
}
