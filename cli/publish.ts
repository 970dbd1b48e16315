import type { Syntax } from '#admin/commands/command.ts';
import { writeCommand } from '#admin/commands/program-name.ts';
import { openTerminal } from '#admin/terminal/terminal.ts';
import { findSiteFolders } from '#build/folders/site-folders.ts';
import { systemClock } from '#publish/clock.ts';
import { withOwnBuild } from '#publish/own-build.ts';
import { makeConverse } from './publish/converse.ts';
import type { Verb, VerbContext } from './verb.ts';
import { makeVerbHelp, readVerbOptions, siteOption } from './verb-options.ts';

const syntax: Syntax = {
  name: 'publish',
  usage: ['[--yes]', '--preview', '--ci'],
  details:
    'Puts the site on the web. The first time it asks where. It builds what that host takes, lists what is new, changed and ' +
    'removed there, and asks. After a yes it writes your answers into content/site.yaml, sends only what changes, and looks at ' +
    'every page as a visitor gets it. It can be stopped at any moment, and goes on from there the next time.\n\n' +
    'The key of a host comes from the environment, or from .bonbon/keys, where it is kept if you want; otherwise you are asked.\n\n' +
    'Exits with 0 if all is there, 1 if it was not published, 2 for a usage error, and 3 if it was published but visitors do not ' +
    'get every page. Without a terminal it asks nothing, and publishes only with --yes.',
  options: {
    'dry-run': { description: 'say what would change, and send nothing' },
    preview: { description: 'serve on this computer what the host would, and send nothing' },
    ci: { description: 'write files with which GitHub or GitLab publish after every push' },
    yes: { description: 'publish without asking' },
    json: { description: 'print the result as JSON, for scripts' },
    ...siteOption,
  },
  words: [0, 0],
};

export function readPublishOptions(words: string[]) {
  const { switches } = readVerbOptions(syntax, words);
  return {
    isDryRun: switches.has('dry-run'),
    isPreview: switches.has('preview'),
    writesCi: switches.has('ci'),
    isSure: switches.has('yes'),
    isJson: switches.has('json'),
  };
}

export const verb: Verb = {
  help: makeVerbHelp(syntax),
  async run(words, context) {
    const { isPreview, writesCi, ...options } = readPublishOptions(words);
    if (writesCi) {
      const { writeCiFromTerminal } = await import('./publish/write-ci-from-terminal.ts');
      return writeCiFromTerminal(findSiteFolders(context), openTerminal(context.environment));
    }
    // Loading the build's packages takes a second.
    const { makeBuildForHost } = await import('./publish/build-for-host.ts');
    const { previewFromTerminal } = await import('./publish/preview-from-terminal.ts');
    const { publishFromTerminal } = await import('./publish/publish-from-terminal.ts');
    const { askSecret } = await import('./publish/ask-secret.ts');
    const folders = withOwnBuild(findSiteFolders(context));
    const terminal = openTerminal(context.environment);
    const order = {
      ...options,
      folders,
      environment: context.environment,
      terminal,
      clock: systemClock,
      converse: makeConverse('Nothing was sent, and nothing was written.'),
      askSecret: (question: string) => askSecret(question),
      build: makeBuildForHost(folders),
      command: (option: string) => writeCommand({ ...context, verb: 'publish' }, 'publish', option),
    };
    return isPreview ? previewFromTerminal(order, () => startServer(context)) : publishFromTerminal(order);
  },
};

/** What a server of the owner's would do is what it does here. */
async function startServer(context: VerbContext): Promise<number> {
  const { verb: start } = await import('./start.ts');
  return start.run([], context);
}
