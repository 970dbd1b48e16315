import { equal, match, ok } from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { healthPath } from '#model/health.ts';
import { runNpm } from './npm.ts';
import { listMessages, sign } from './visitor.ts';

const recipe = 'deploy/Containerfile';
const maxImageBytes = 200_000_000;
/** Longer than any start on a busy machine: what is not well by then hangs. */
const limitMs = 60_000;

const podman = (...args: string[]) => execFileSync('podman', args, { encoding: 'utf8', stdio: 'pipe' }).trim();
const exitCodeOf = (...args: string[]) => spawnSync('podman', args, { stdio: 'ignore' }).status;

/** Why no image can be built here; undefined if one can. */
export function findImageObstacle(project: string): string | undefined {
  if (exitCodeOf('--version') !== 0) return 'podman is not installed here';
  const text = readFileSync(join(project, recipe), 'utf8');
  const bases = [...text.matchAll(/^FROM (?:--\S+ )*(\S+)/gm)].map(([, name = '']) => name);
  const missing = bases.find((name) => exitCodeOf('image', 'exists', name) !== 0);
  return missing && `${missing} is not on this machine, and a test fetches no image`;
}

export type ImageTrial = {
  node: string;
  environment: Record<string, string>;
  tarball: string;
  /** A site whose package file is to be the one beside it. */
  site: string;
  report: (sentence: string) => void;
};

/** Builds the image of a site, and runs it as compose does: without rights, with a root that cannot be written. */
export async function tryImage({ node, environment, tarball, site, report }: ImageTrial): Promise<void> {
  const name = `bonbon-trial-${process.pid}`;
  const file = basename(tarball);
  copyFileSync(tarball, join(site, file));
  await runNpm(['install', `./${file}`, '--prefer-offline', '--no-audit', '--no-fund'], {
    ...{ folder: site, node, environment },
  });
  try {
    podman('build', '--format', 'docker', '-f', join(site, 'node_modules/bonbon', recipe), '-t', name, site);
    const bytes = Number(podman('image', 'inspect', name, '--format', '{{.Size}}'));
    report(`The image has ${Math.round(bytes / 1e6)} MB.`);
    ok(bytes < maxImageBytes, `The image has ${bytes} bytes.`);
    const rights = ['--read-only', '--cap-drop', 'ALL', '--security-opt', 'no-new-privileges'];
    podman('run', '-d', '--name', name, ...rights, '-v', `${name}:/data`, '-p', '127.0.0.1::3000', name);
    await tryContainer(name);
  } finally {
    for (const left of [
      ['rm', '-f', name],
      ['volume', 'rm', name],
      ['rmi', name],
    ])
      exitCodeOf(...left);
  }
}

async function tryContainer(name: string): Promise<void> {
  const inside = (...command: string[]) => exitCodeOf('exec', name, ...command);
  const findAddress = () => `http://${podman('port', name, '3000/tcp')}`;
  const askHealth = () =>
    fetch(`${findAddress()}/${healthPath}`).then(
      ({ status }) => status,
      () => 0,
    );
  const waitForHealth = async () => {
    const untilMs = Date.now() + limitMs;
    while ((await askHealth()) !== 200) {
      ok(Date.now() < untilMs, `It does not get well:\n${podman('logs', name)}`);
      await setTimeout(50);
    }
  };
  await waitForHealth();
  match(podman('exec', name, 'id', '-u'), /^65532$/);
  ok(inside('touch', '/bonbon/mine') !== 0, 'Its root can be written.');
  await sign(findAddress());

  const check = JSON.parse(podman('inspect', name, '--format', '{{json .Config.Healthcheck.Test}}')) as string[];
  const isWell = () => inside(...check.slice(1)) === 0;
  equal(isWell(), true);
  equal(inside('mv', '/data/bonbon.sqlite', '/data/aside'), 0);
  equal(await askHealth(), 503);
  equal(isWell(), false);
  equal(inside('mv', '/data/aside', '/data/bonbon.sqlite'), 0);
  equal(isWell(), true);

  podman('stop', '-t', '15', name);
  equal(podman('inspect', name, '--format', '{{.State.ExitCode}}'), '0');
  podman('start', name);
  await waitForHealth();
  equal((await listMessages(findAddress())).join(), 'Hello from far away!');
}
