import {
  buildCommand,
  type CiSite,
  indent,
  installCommand,
  keepAliveCommand,
  madeBy,
  publishCommand,
  quoted,
} from './ci-site.ts';

/** By the commits of their releases: a tag can be moved to other code. */
const actions = {
  checkout: 'actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1',
  setupNode: 'actions/setup-node@820762786026740c76f36085b0efc47a31fe5020 # v7.0.0',
  uploadPages: 'actions/upload-pages-artifact@fc324d3547104276b827a68afc52ff2a11cc49c9 # v5.0.0',
  deployPages: 'actions/deploy-pages@cd2ce8fcbc39b97be8ca5fce6e763baed58fa128 # v5.0.0',
};

/** What GitHub puts in by itself. */
const expression = (text: string) => `\${{ ${text} }}`;

const machine = ['runs-on: ubuntu-24.04', 'timeout-minutes: 30'];

const prepare = (site: CiSite): string[] => [
  `- uses: ${actions.checkout}`,
  '  with:',
  '    persist-credentials: false',
  `- uses: ${actions.setupNode}`,
  '  with:',
  "    node-version: '24'",
  ...(site.hasLockfile ? ['    cache: npm'] : []),
  `- run: ${installCommand(site)}`,
];

/** `.github/workflows/publish.yml` */
export function writeGithubWorkflow(site: CiSite): string {
  return [
    `${madeBy}, for ${site.title}. Run it again after you have chosen another host.`,
    ...describeSecrets(site),
    'name: Publish',
    '',
    'on:',
    '  push:',
    `    branches: [${quoted(site.branch)}]`,
    '  workflow_dispatch:',
    '',
    '# One after the other, and none is stopped halfway.',
    'concurrency:',
    '  group: publish',
    '  cancel-in-progress: false',
    '',
    'permissions:',
    '  contents: read',
    '',
    'jobs:',
    ...indent(site.isPagesRepository ? writePagesJobs(site) : writePublishJob(site), 2),
    '',
  ].join('\n');
}

function describeSecrets({ keys, isPagesRepository }: CiSite): string[] {
  if (isPagesRepository)
    return ['# In the settings of this repository, under Pages, the source has to be GitHub Actions.'];
  if (keys.length === 0) return [];
  const names = keys.join(' and ');
  return [`# ${names} belongs into the settings of this repository, under Secrets and variables, Actions.`];
}

function writePublishJob(site: CiSite): string[] {
  const { keys, knownHosts, settings } = site;
  const environment = [
    ...keys.map((key) => `${key}: ${expression(`secrets.${key}`)}`),
    ...(settings.host === 'github-pages'
      ? [
          `GIT_AUTHOR_NAME: ${expression('github.actor')}`,
          `GIT_AUTHOR_EMAIL: ${expression('github.actor_id')}+${expression('github.actor')}@users.noreply.github.com`,
        ]
      : []),
  ];
  const trust = [
    '- name: Know the machine by its key',
    '  env:',
    `    KNOWN_HOSTS: ${quoted(knownHosts.join('\n'))}`,
    '  run: mkdir -p .bonbon && printf \'%s\\n\' "$KNOWN_HOSTS" > .bonbon/known_hosts',
  ];
  return [
    'publish:',
    ...indent(
      [
        ...machine,
        'steps:',
        ...indent(
          [
            ...prepare(site),
            ...(knownHosts.length > 0 ? trust : []),
            '- name: Publish',
            `  run: ${publishCommand(site)}`,
            ...(environment.length > 0 ? ['  env:', ...indent(environment, 4)] : []),
          ],
          2,
        ),
      ],
      2,
    ),
  ];
}

/** GitHub takes the site from its own machine, without any key and without a branch. */
const writePagesJobs = (site: CiSite): string[] => [
  'build:',
  ...indent(
    [
      ...machine,
      'steps:',
      ...indent(
        [
          ...prepare(site),
          `- run: ${buildCommand(site)}`,
          `- uses: ${actions.uploadPages}`,
          '  with:',
          '    path: dist/site',
        ],
        2,
      ),
    ],
    2,
  ),
  '',
  'publish:',
  ...indent(
    [
      'needs: build',
      ...machine,
      'permissions:',
      '  pages: write',
      '  id-token: write',
      'environment:',
      '  name: github-pages',
      `  url: ${expression('steps.publish.outputs.page_url')}`,
      'steps:',
      '  - id: publish',
      `    uses: ${actions.deployPages}`,
    ],
    2,
  ),
];

/** `.github/workflows/keep-alive.yml` */
export const writeGithubKeepAlive = ({ address, key }: { address: string; key: string }): string =>
  [
    `${madeBy}. Supabase pauses a free project that nobody has asked anything for a week.`,
    '# After 60 days without a commit, GitHub stops this and writes you a message with a button to go on.',
    'name: Keep the guestbook awake',
    '',
    'on:',
    '  schedule:',
    "    - cron: '23 5 * * 1,4'",
    '  workflow_dispatch:',
    '',
    'permissions: {}',
    '',
    'jobs:',
    '  ask:',
    '    runs-on: ubuntu-24.04',
    '    timeout-minutes: 5',
    '    steps:',
    '      - name: Read a message',
    `        run: ${quoted(keepAliveCommand)}`,
    '        env:',
    `          SUPABASE_ADDRESS: ${quoted(address.replace(/\/$/, ''))}`,
    '          # Every visitor has this one.',
    `          SUPABASE_KEY: ${quoted(key)}`,
    '',
  ].join('\n');
