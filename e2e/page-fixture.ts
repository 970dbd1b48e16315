import { type BrowserContext, test as base, expect } from '@playwright/test';
import { makeFolder, removeFolder, startSiteServer } from './site-server-fixture.ts';

export { expect };

type PerTest = {
  /** What happened and no page may cause, in order. A problem that was not allowed fails the test at its end. */
  problems: string[];
  allowedProblems: RegExp[];
  /** Allows the one message that this test expects: `allowProblem(failedToLoad('404 (Not Found)', /\/a\.png/))`. */
  allowProblem: (pattern: RegExp) => void;
};
type PerWorker = {
  /** The real server's address, without a trailing slash. */
  siteAddress: string;
};

/** Problems that no test expects: a pattern that allows one of these would hide a defect. */
const neverAllowed = [
  "console error: TypeError: Cannot read properties of undefined (reading 'src') (http://127.0.0.1/assets/index.js)",
  'console warning: The resource was preloaded but not used (http://127.0.0.1/)',
  'console error: Failed to load resource: net::ERR_FAILED (http://127.0.0.1/assets/index.js)',
  'uncaught: TypeError: nothing is not a function',
  'request to another host: https://elsewhere.test/',
];

/** What Chromium logs when a file fails to load. `reason` is `404 (Not Found)` or `net::ERR_FAILED`, for example. */
export function failedToLoad(reason: string, url: RegExp): RegExp {
  const message = reason.startsWith('net::') ? reason : `the server responded with a status of ${reason}`;
  const escaped = message.replaceAll(/[()]/g, '\\$&');
  return new RegExp(`^console error: Failed to load resource: ${escaped} \\(\\S*${url.source}\\S*\\)$`);
}

/** Pages may send requests to the origin of `address` only. */
export function watchForProblems(
  context: BrowserContext,
  address: string | undefined,
  report: (problem: string) => void,
) {
  const own = address && new URL(address).origin;
  context.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') {
      report(`console ${message.type()}: ${message.text()} (${message.location().url})`);
    }
  });
  context.on('weberror', (event) => report(`uncaught: ${event.error().stack ?? event.error().message}`));
  context.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    // The name resolution of scripts/chromium.ts keeps these requests from leaving the machine.
    if (/^(http|ws)s?:$/.test(protocol) && origin !== own) report(`request to another host: ${request.url()}`);
  });
}

export const test = base.extend<PerTest, PerWorker>({
  siteAddress: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from this pattern.
    async ({}, use) => {
      const dataFolder = await makeFolder();
      const server = await startSiteServer({ DATA_FOLDER: dataFolder });
      await use(server.address);
      await server.stop();
      await removeFolder(dataFolder);
    },
    { scope: 'worker' },
  ],
  baseURL: ({ siteAddress }, use) => use(siteAddress),

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from this pattern.
  problems: ({}, use) => use([]),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from this pattern.
  allowedProblems: ({}, use) => use([]),
  allowProblem: ({ allowedProblems }, use) =>
    use((pattern) => {
      const hidden = neverAllowed.find((problem) => pattern.test(problem));
      if (hidden)
        throw new Error(`allow only the message that this test expects: ${pattern} also allows «${hidden}»`);
      allowedProblems.push(pattern);
    }),

  context: async ({ context, baseURL, problems, allowedProblems }, use) => {
    watchForProblems(context, baseURL, (problem) => problems.push(problem));
    await use(context);
    const unexpected = problems.filter((problem) => !allowedProblems.some((pattern) => pattern.test(problem)));
    expect(unexpected, 'what the pages of this test must not do').toEqual([]);
  },
});
