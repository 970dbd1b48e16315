import { resolve } from 'node:path';
import type { Syntax } from '#admin/commands/command.ts';
import { fingerprintInputs } from '#build/build-inputs.ts';
import { findSiteFolders, type SiteFolders } from '#build/folders/site-folders.ts';
import type { HostChoices } from '#build/hosting/for-host/host-choices.ts';
import { finishSwap } from '#build/output/swap-parts.ts';
import { OwnerError } from '#build/owner-error.ts';
import { findUnchangedBuild } from '#build/unchanged-build.ts';
import type { Host, HostName } from '#publish/hosts/host.ts';
import { findHost, hostNames, isHostName } from '#publish/hosts/hosts.ts';
import type { Verb } from './verb.ts';
import { makeVerbHelp, readVerbOptions, siteOption } from './verb-options.ts';

const syntax: Syntax = {
  name: 'build',
  usage: [''],
  details:
    "Builds the site: dist/site has the files for a host, and dist/server.json the settings for Bonbon's own server.",
  options: {
    for: {
      value: 'HOST',
      description: `build what a host takes, and leave out the rest: ${hostNames.join(', ')}`,
    },
    'keep-services': {
      description: 'with --for: keep services that a free site of Neocities reaches only if it is from before 2024',
    },
    base: { value: '/PATH/', description: 'the path of the site on its host, instead of the one in site.yaml' },
    out: { value: 'FOLDER', description: 'the folder to write to, instead of dist' },
    rebuild: { description: 'rebuild even if nothing has changed' },
    ...siteOption,
  },
  words: [0, 0],
};

/** `base` is undefined if site.yaml decides, `out` for the site's own folder, and `host` if it may be any. */
export function readBuildOptions(words: string[]) {
  const { values, switches } = readVerbOptions(syntax, words);
  if (values.base !== undefined && !/^\/(?:[^?#]*\/)?$/.test(values.base)) {
    throw new OwnerError(`--base ${values.base}: a path begins and ends with a slash, such as /attic/`, 2);
  }
  return {
    base: values.base,
    out: values.out,
    host: values.for === undefined ? undefined : readHostName(values.for),
    keepsServices: switches.has('keep-services') || undefined,
    isForced: switches.has('rebuild'),
  };
}

/** In a terminal it asks about what the host refuses, and keeps the answers. */
async function choose(folders: SiteFolders, host: Host, known: HostChoices): Promise<HostChoices> {
  if (!process.stdin.isTTY || !process.stdout.isTTY) return known;
  const { chooseForHost } = await import('#publish/choose-for-host.ts');
  const { makeConverse } = await import('./publish/converse.ts');
  const { choices, values } = await chooseForHost(folders, host, { known }, makeConverse('Nothing was built.'));
  if (values.length > 0) {
    const { writeSiteValues } = await import('#publish/site-file.ts');
    await writeSiteValues(folders.content, values);
    console.log('This is written in content/site.yaml, and you are not asked again.');
  }
  return choices;
}

function readHostName(name: string): HostName {
  if (isHostName(name)) return name;
  throw new OwnerError(`--for ${name}: there is no such host. Hosts are ${hostNames.join(', ')}.`, 2);
}

export const verb: Verb = {
  help: makeVerbHelp(syntax),
  async run(words, context) {
    const { base, out, host, keepsServices, isForced } = readBuildOptions(words);
    const folders = findSiteFolders(context);
    const dist = out === undefined ? folders.dist : resolve(context.workingFolder, out);
    const isDefault = base === undefined && host === undefined && dist === folders.dist;
    const onWarnings = (warnings: string) => console.log(`\n${warnings}`);
    // Lets the next start or build skip the work. Other options make another site, which no later command should keep.
    const stamp = isDefault ? fingerprintInputs(folders.content) : undefined;
    if (stamp !== undefined && !isForced) {
      await finishSwap(dist);
      const unchanged = findUnchangedBuild(folders, stamp);
      if (unchanged) {
        console.log('Nothing has changed since the last build. To build again anyway, add --rebuild.');
        if (unchanged.warnings) onWarnings(unchanged.warnings);
        console.log(unchanged.needs);
        return 0;
      }
    }
    // Loading the build's packages takes a second.
    const { buildSite } = await import('#build/build-site.ts');
    const choices = host && (await choose(folders, findHost(host), { keepsServices }));
    const options = { ...folders, dist, base, host, choices, stamp, onProgress: console.log, onWarnings };
    const { needs, notes } = await buildSite(options);
    console.log(host ? `Built for "${findHost(host).title}".` : needs);
    for (const note of notes) console.log(`- ${note}`);
    return 0;
  },
};
