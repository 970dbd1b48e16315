import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import type { Command } from '#admin/commands/command.ts';
import { runCaptured } from '#admin/commands/tool-fixture.ts';
import { track, writeContent } from '#content-reader/content-fixture.ts';
import { makeCheckCommand } from './check-command.ts';
import type { YouTube } from './youtube.ts';

// YouTube, for tests. Nothing but tests imports this file.

type FakeReply = { status: number; body?: string } | 'nothing';

/** An oEmbed response for a video that can be embedded. */
export const alive = (title: string, author = 'A Channel'): FakeReply => ({
  status: 200,
  body: JSON.stringify({ title, author_name: author, type: 'video', provider_name: 'YouTube', version: '1.0' }),
});

/** A server with the given replies; it runs until the end of the test. */
export async function startYouTube(videos: Record<string, FakeReply>) {
  const asked: string[] = [];
  const youTube = await listen((request, response) => {
    const url = new URL(request.url ?? '', 'http://localhost');
    const video = new URL(url.searchParams.get('url') ?? 'about:blank');
    asked.push(`${url.pathname} ${url.searchParams.get('format')} ${video.href}`);
    const reply = videos[video.searchParams.get('v') ?? ''] ?? { status: 500 };
    if (reply === 'nothing') return;
    response.writeHead(reply.status).end(reply.body ?? 'Some words');
  });
  return { ...youTube, asked };
}

export async function listen(listener: RequestListener): Promise<YouTube & { close: () => Promise<void> }> {
  const server = createServer(listener);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const close = () =>
    new Promise<void>((done) => {
      server.close(() => done());
      server.closeAllConnections();
    });
  onTestFinished(close);
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, timeoutMs: 10_000, close };
}

/** The tracks file as an owner writes it: each line is `videoId: …` or `file: …`. */
export const writeTracks = (...lines: string[]) => writeContent({ 'tracks.yaml': lines.map(track).join('') });

/** What `npm run music -- …` prints, and its exit code. */
export async function runMusic(
  typed: string[],
  {
    contentFolder = '/nowhere',
    youTube,
    commands,
  }: { contentFolder?: string; youTube?: YouTube; commands?: Command[] } = {},
) {
  const { code, out, notes } = await runCaptured(contentFolder, typed, {
    verb: 'music',
    width: 200,
    commands: commands ?? [makeCheckCommand(youTube)],
    tool: youTube ? { fetch } : {},
  });
  return { code, out, notes };
}
