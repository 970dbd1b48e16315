import { type BrowserContext, test as base, expect } from '@playwright/test';
import { makeFolder, removeFolder, startSiteServer } from './site-server-fixture.ts';

export { expect };

type PerTest = {
  /** What no page of ours may do, in the order it happened. What is left in here when the test ends fails it. */
  problems: string[];
  allowedProblems: RegExp[];
  /** Lets the one message pass that this test expects: `allowProblem(failedToLoad('404 (Not Found)', /\/a\.png/))`. */
  allowProblem: (pattern: RegExp) => void;
};
type PerWorker = {
  /** Where the real server answers, without a slash at the end. */
  siteAddress: string;
};

/** What no test expects: a pattern that lets one of these pass would hide a defect. */
const surprises = [
  "console error: TypeError: Cannot read properties of undefined (reading 'src') (http://127.0.0.1/assets/index.js)",
  'console warning: The resource was preloaded but not used (http://127.0.0.1/)',
  'console error: Failed to load resource: net::ERR_FAILED (http://127.0.0.1/assets/index.js)',
  'uncaught: TypeError: nothing is not a function',
  'request to another host: https://elsewhere.test/',
];

/** What Chromium says of a file that does not come, and why: `404 (Not Found)` or `net::ERR_FAILED`. */
export function failedToLoad(reason: string, url: RegExp): RegExp {
  const said = reason.startsWith('net::') ? reason : `the server responded with a status of ${reason}`;
  const escaped = said.replaceAll(/[()]/g, '\\$&');
  return new RegExp(`^console error: Failed to load resource: ${escaped} \\(\\S*${url.source}\\S*\\)$`);
}

/** `address` is the only one that pages may ask for anything. */
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
      const hidden = surprises.find((surprise) => pattern.test(surprise));
      if (hidden) throw new Error(`allow the message that this test expects: ${pattern} also allows «${hidden}»`);
      allowedProblems.push(pattern);
    }),

  context: async ({ context, baseURL, problems, allowedProblems }, use) => {
    watchForProblems(context, baseURL, (problem) => problems.push(problem));
    await use(context);
    const unexpected = problems.filter((problem) => !allowedProblems.some((pattern) => pattern.test(problem)));
    expect(unexpected, 'what the pages of this test must not do').toEqual([]);
  },
});
