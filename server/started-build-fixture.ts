import { exampleConfig, type writeBuild } from './site-fixture.ts';
import { startServer } from './start-server.ts';

/** A server of a build, with what it logs; `await using` stops it at the end of the test. */
export async function startBuild(build: Awaited<ReturnType<typeof writeBuild>>) {
  const lines: string[] = [];
  const server = await startServer({ ...exampleConfig, ...build }, { log: (line) => lines.push(line) });
  return { ...server, lines, [Symbol.asyncDispose]: () => server.stop(0) };
}
