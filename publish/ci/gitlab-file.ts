import { type CiSite, indent, installCommand, keepAliveCommand, madeBy, publishCommand, quoted } from './ci-site.ts';

/** `.gitlab-ci.yml` */
export function writeGitlabFile(site: CiSite): string {
  const { title, keys, knownHosts, supabase, settings } = site;
  const variables = [
    ...(settings.host === 'github-pages'
      ? ['GIT_AUTHOR_NAME: $GITLAB_USER_NAME', 'GIT_AUTHOR_EMAIL: $GITLAB_USER_EMAIL']
      : []),
    ...(knownHosts.length > 0 ? [`KNOWN_HOSTS: ${quoted(knownHosts.join('\n'))}`] : []),
  ];
  const script = [
    ...(settings.host === 'ssh' ? ['apt-get update && apt-get install --yes --no-install-recommends rsync'] : []),
    ...(knownHosts.length > 0 ? [`mkdir -p .bonbon && printf '%s\\n' "$KNOWN_HOSTS" > .bonbon/known_hosts`] : []),
    `${installCommand(site)} --cache .npm`,
    publishCommand(site),
  ];
  const publish = [
    'image: node:24-bookworm',
    'timeout: 30 minutes',
    'rules:',
    '  - if: $CI_COMMIT_BRANCH == $CI_DEFAULT_BRANCH && $CI_PIPELINE_SOURCE != "schedule"',
    '# One after the other, and none is stopped halfway.',
    'resource_group: publish',
    'interruptible: false',
    ...(variables.length > 0 ? ['variables:', ...indent(variables, 2)] : []),
    ...(site.hasLockfile ? ['cache:', '  key:', '    files: [package-lock.json]', '  paths: [.npm/]'] : []),
    'script:',
    ...script.map((command) => `  - ${quoted(command)}`),
  ];
  return [
    `${madeBy}, for ${title}. Run it again after you have chosen another host.`,
    ...(keys.length > 0
      ? [
          `# ${keys.join(' and ')} belongs into the settings of this project, under CI/CD, Variables: masked, where its form`,
          '# allows that, and protected.',
        ]
      : []),
    'publish:',
    ...indent(publish, 2),
    ...(supabase ? ['', ...writeKeepAlive(supabase)] : []),
    '',
  ].join('\n');
}

const writeKeepAlive = ({ address, key }: { address: string; key: string }): string[] => [
  '# Supabase pauses a free project that nobody has asked anything for a week. Make a schedule for this project, under Build,',
  '# Pipeline schedules: twice a week.',
  'keep-alive:',
  ...indent(
    [
      'image: node:24-bookworm',
      'timeout: 5 minutes',
      'rules:',
      '  - if: $CI_PIPELINE_SOURCE == "schedule"',
      'variables:',
      `  SUPABASE_ADDRESS: ${quoted(address.replace(/\/$/, ''))}`,
      '  # Every visitor has this one.',
      `  SUPABASE_KEY: ${quoted(key)}`,
      'script:',
      `  - ${quoted(keepAliveCommand)}`,
    ],
    2,
  ),
];
