import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { PublishSettings } from '#model/publish-schema.ts';
import { findOffer } from '../offers.ts';
import { PublishError } from '../publish-error.ts';
import { runProgram } from '../run-program.ts';
import { findKnownKeys } from '../ssh/host-key.ts';
import { readSshTarget } from '../ssh/ssh-target.ts';
import { type CiSite, madeBy } from './ci-site.ts';
import { writeGithubKeepAlive, writeGithubWorkflow } from './github-workflows.ts';
import { writeGitlabFile } from './gitlab-file.ts';

type Order = {
  /** Where the files go: the folder of the site and of its repository. */
  folder: string;
  settings: PublishSettings;
  supabase: CiSite['supabase'];
  signal: AbortSignal;
};

/** Where each file went, and what the owner has to do yet. */
export type WrittenCi = { files: string[]; todo: string[] };

/** Writes the files by which GitHub and GitLab publish the site after each push. Rejects, and writes none, if one is not ours. */
export async function writeCiFiles({ folder, settings, supabase, signal }: Order): Promise<WrittenCi> {
  if (settings.host === 'folder') {
    throw new PublishError(
      'settings',
      'A folder of this computer cannot be reached from a CI service. Choose another host.',
    );
  }
  const packageFile = await readPackageFile(folder);
  const site = await describeSite({ folder, settings, supabase, signal }, packageFile);
  const texts: Record<string, string> = {
    '.github/workflows/publish.yml': writeGithubWorkflow(site),
    ...(supabase && { '.github/workflows/keep-alive.yml': writeGithubKeepAlive(supabase) }),
    '.gitlab-ci.yml': writeGitlabFile(site),
  };
  for (const path of Object.keys(texts)) {
    const before = await readFile(join(folder, path), 'utf8').catch(() => madeBy);
    if (!before.startsWith(madeBy)) {
      throw new PublishError('settings', `${path} is there already, and was not made by Bonbon. Nothing was written.`, {
        waysOut: [`Move it away, run this again, and take from either what you need.`],
      });
    }
  }
  for (const [path, text] of Object.entries(texts)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  return { files: Object.keys(texts), todo: listTodo(site, packageFile) };
}

type PackageFile = { scripts?: Record<string, string>; dependencies?: Record<string, string> };

async function readPackageFile(folder: string): Promise<PackageFile> {
  try {
    return JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as PackageFile;
  } catch {
    throw new PublishError(
      'settings',
      'A CI service needs the package.json of the site, and there is none that can be read here.',
    );
  }
}

async function describeSite({ folder, settings, supabase, signal }: Order, { scripts }: PackageFile): Promise<CiSite> {
  const { title, key } = findOffer(settings.host);
  const git = async (...args: string[]) => {
    const ended = await runProgram({
      name: 'git',
      missing: 'Install it from git-scm.com.',
      args: ['-C', folder, ...args],
      signal,
    });
    return ended.code === 0 ? ended.output.toString('utf8').trim() : '';
  };
  const isPagesRepository =
    settings.host === 'github-pages' &&
    nameRepository(settings.repository ?? '') === nameRepository(await git('remote', 'get-url', 'origin'));
  return {
    settings,
    title,
    branch: (await git('branch', '--show-current')) || 'main',
    isClone: /\bcli\/main\.ts\b/.test(scripts?.['publish-site'] ?? ''),
    hasLockfile: existsSync(join(folder, 'package-lock.json')),
    keys: key ? [key.variable] : [],
    knownHosts: await findKnownHosts(folder, settings, signal),
    isPagesRepository,
    supabase,
  };
}

/** Owner and name at GitHub; undefined for other places. */
const nameRepository = (address: string): string | undefined =>
  /github\.com[:/]([\w-]+\/[\w.-]+?)(?:\.git)?\/?$/.exec(address)?.[1]?.toLowerCase();

async function findKnownHosts(folder: string, settings: PublishSettings, signal: AbortSignal): Promise<string[]> {
  if (!['ssh', 'sftp', 'server'].includes(settings.host)) return [];
  const target = readSshTarget(settings);
  const lines = await findKnownKeys(target, { siteFolder: folder, signal });
  if (lines.length > 0) return lines;
  throw new PublishError('settings', `Nobody has said yet which key ${target.host} has, and a CI service cannot ask.`, {
    waysOut: ['Publish once from this computer, and compare the fingerprint.'],
  });
}

function listTodo({ keys, isPagesRepository, supabase }: CiSite, { dependencies }: PackageFile): string[] {
  const engine = dependencies?.bonbon ?? '';
  return [
    ...(/^file:(\.\.|\/|[A-Z]:)/i.test(engine)
      ? [
          `package.json takes Bonbon from ${engine.slice(5)}, which no CI service has. Copy the package file into this folder, ` +
            'install it from there (npm install ./bonbon.tgz), and commit it.',
        ]
      : []),
    ...(isPagesRepository
      ? ['On github.com, in the settings of the repository, under Pages, choose GitHub Actions as the source.']
      : []),
    ...keys.map((key) =>
      isPagesRepository
        ? `For GitLab alone: give it ${key} in the settings of the project, under CI/CD, Variables.`
        : `Give the service ${key}: at GitHub under Secrets and variables, Actions; at GitLab under CI/CD, Variables.`,
    ),
    ...(supabase
      ? ['At GitLab, make a pipeline schedule, twice a week, so that Supabase does not pause the guestbook.']
      : []),
    'Commit the file of the service that you use, and remove the other.',
  ];
}
