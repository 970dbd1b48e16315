import type { Host } from './host.ts';

const megabyte = 1_000_000;

/** GitHub serves a domain of the owner's if its name is in this file. */
const listOwnFiles: Host['listOwnFiles'] = ({ address }) => {
  const { hostname } = new URL(address);
  return {
    // Without it, Jekyll would leave out what begins with an underscore.
    '.nojekyll': '',
    ...(!hostname.endsWith('.github.io') && { CNAME: `${hostname}\n` }),
  };
};

export const githubPages: Host = {
  name: 'github-pages',
  title: 'GitHub Pages',
  // Git itself refuses larger files there.
  limits: { fileBytes: 100 * megabyte, totalBytes: 1_000 * megabyte },
  compresses: true,
  errorPage: '404.html',
  readsHeaders: false,
  serving: {
    slashStatus: 301,
    completesEndings: true,
    shortensAddresses: false,
    hasNearestErrorPage: false,
    isAtRoot: false,
    headers: { 'access-control-allow-origin': '*', 'cache-control': 'max-age=600' },
  },
  listOwnFiles,
  runsServices: false,
  allowsRequests: true,
  allowsHotlinks: true,
  key: {
    title: 'token',
    isOptional: true,
    variable: 'BONBON_GITHUB_TOKEN',
    where:
      'If git push works on this computer, no token is needed. Otherwise make one on github.com: Settings, Developer settings, ' +
      'Fine-grained tokens, for this repository alone, with Contents: read and write.',
  },
  needs: [
    'You need a repository on github.com, and git on this computer, signed in there.',
    'In the settings of the repository, under Pages, the source is the branch gh-pages.',
    'The site of a project lives below its name: https://bonbon.github.io/attic/ is the address in site.yaml.',
  ],
};
