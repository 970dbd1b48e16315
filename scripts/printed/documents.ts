import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { commands } from '#admin/guestbook/commands.ts';
import { bench } from './checks/bench.ts';
import { contributing } from './checks/contributing.ts';
import { firstEvening } from './checks/first-evening.ts';
import { guestbook } from './checks/guestbook.ts';
import { hosts } from './checks/hosts.ts';
import { move } from './checks/move.ts';
import { newer } from './checks/newer.ts';
import { ownServer } from './checks/own-server.ts';
import { publish } from './checks/publish.ts';
import { readme } from './checks/readme.ts';
import { resume } from './checks/resume.ts';
import { services } from './checks/services.ts';
import { upgrading } from './checks/upgrading.ts';
import { findExamples } from './examples.ts';
import { leftOut } from './left-out.ts';
import { type Plan, planCommands } from './plan.ts';

/** In reading order. */
const first = [
  'README.md',
  'docs/guide/README.md',
  'docs/guide/first-evening.md',
  'docs/guide/writing.md',
  'docs/guide/home.md',
  'docs/guide/pages.md',
  'docs/guide/resume.md',
  'docs/guide/leave-out.md',
  'docs/guide/pictures.md',
  'docs/guide/music.md',
  'docs/guide/language.md',
  'docs/guide/problems.md',
  'docs/guide/services.md',
  'docs/guide/guestbook.md',
  'docs/guide/look.md',
  'docs/guide/publish.md',
  'docs/guide/hosts.md',
  'docs/guide/move.md',
  'docs/guide/newer.md',
  'docs/guide/upgrading.md',
  'CONTRIBUTING.md',
  'bench/README.md',
];

/** What the project's documents print, and how it is checked. */
export function planDocuments(project: string): Plan {
  const found = globSync('docs/**/*.md', { cwd: project })
    .map((path) => path.split(sep).join('/'))
    .sort();
  const documents = [...first, ...found.filter((path) => !first.includes(path))];
  const names = commands.map(({ name }) => name);
  const examples = documents.map((path) => findExamples(path, readFileSync(join(project, path), 'utf8'), names));
  const plan = planCommands(
    examples.flatMap((one) => one.commands),
    [
      readme,
      firstEvening,
      resume,
      services,
      guestbook,
      publish,
      hosts,
      ownServer,
      move,
      newer,
      upgrading,
      contributing,
      bench,
    ],
    leftOut,
  );
  return { ...plan, problems: [...examples.flatMap(({ problems }) => problems), ...plan.problems] };
}
