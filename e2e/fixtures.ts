import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { type BrowserContext, test as base, expect } from '@playwright/test';

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

/** The server prints its address once it listens; port 0 lets the system choose a free one. */
async function readAddress(server: ChildProcessByStdio<null, Readable, null>): Promise<string> {
  let printed = '';
  for await (const text of server.stdout.iterator({ destroyOnReturn: false })) {
    printed += text;
    const address = /http:\/\/[^\s/]+:\d+/.exec(printed)?.[0];
    if (address) {
      // Nobody reads on, and a full pipe would stop the server.
      server.stdout.resume();
      return address;
    }
  }
  throw new Error(`The server ended without printing its address. ${printed}`);
}

function watchForProblems(context: BrowserContext, siteAddress: string, report: (problem: string) => void) {
  context.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') {
      report(`console ${message.type()}: ${message.text()} (${message.location().url})`);
    }
  });
  context.on('weberror', (event) => report(`uncaught: ${event.error().stack ?? event.error().message}`));
  context.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    // The name resolution of scripts/chromium.ts keeps these requests from leaving the machine.
    if (/^(http|ws)s?:$/.test(protocol) && origin !== siteAddress) report(`request to another host: ${request.url()}`);
  });
}

export const test = base.extend<PerTest, PerWorker>({
  siteAddress: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from this pattern.
    async ({}, use) => {
      const env = { ...process.env, PORT: '0', HOST: 'localhost' };
      const server = spawn(process.execPath, ['server/main.ts'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
      const ended = once(server, 'exit');
      await use(await readAddress(server));
      server.kill('SIGTERM');
      await ended;
    },
    { scope: 'worker' },
  ],
  baseURL: ({ siteAddress }, use) => use(siteAddress),

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from this pattern.
  problems: ({}, use) => use([]),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from this pattern.
  allowedProblems: ({}, use) => use([]),
  allowProblem: ({ allowedProblems }, use) => use((pattern) => void allowedProblems.push(pattern)),

  context: async ({ context, siteAddress, problems, allowedProblems }, use) => {
    watchForProblems(context, siteAddress, (problem) => problems.push(problem));
    await use(context);
    const unexpected = problems.filter((problem) => !allowedProblems.some((pattern) => pattern.test(problem)));
    expect(unexpected, 'what the pages of this test must not do').toEqual([]);
  },
});
