import { type BrowserContext, test as base, expect } from '@playwright/test';
import { makeFolder, removeFolder, startSiteServer } from './site-server.ts';

export { expect };

type PerTest = {
  /** What no page of ours may do, in the order it happened. What is left in here when the test ends fails it. */
  problems: string[];
  allowedProblems: RegExp[];
  /** Lets one kind of problem pass in this test: `allowProblem(/404 \(Not Found\)/)`. */
  allowProblem: (pattern: RegExp) => void;
};
type PerWorker = {
  /** Where the real server answers, without a slash at the end. */
  siteAddress: string;
};

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
  allowProblem: ({ allowedProblems }, use) => use((pattern) => void allowedProblems.push(pattern)),

  context: async ({ context, baseURL, problems, allowedProblems }, use) => {
    watchForProblems(context, baseURL, (problem) => problems.push(problem));
    await use(context);
    const unexpected = problems.filter((problem) => !allowedProblems.some((pattern) => pattern.test(problem)));
    expect(unexpected, 'what the pages of this test must not do').toEqual([]);
  },
});
