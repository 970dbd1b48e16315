import { Profiler } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Header } from '#site/frame/header/header.tsx';
import { RandomFacts } from '#site/frame/random-facts/random-facts.tsx';
import { SideNavigation } from '#site/frame/side-navigation/side-navigation.tsx';
import { SiteButton } from '#site/frame/side-navigation/site-button.tsx';
import { VisitorCounter } from '#site/frame/visitor-counter/visitor-counter.tsx';
import { StaticNavigation } from '#site/navigation/navigation.tsx';
import { createFakeEngine, createTracks } from './engines/fake-engine.ts';
import { MusicPlayer } from './music-player.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test('while the music plays, nothing but the player is rendered', async () => {
  const engine = createFakeEngine();
  const tracks = createTracks('Alpha', 'Beta');
  const pickFirst = () => 0;
  const rendered: string[] = [];
  const onRender = (part: string) => rendered.push(part);
  await render(
    <StaticNavigation pathname="/">
      <Profiler id="header" onRender={onRender}>
        <Header headingRef={{ current: null }} />
      </Profiler>
      <Profiler id="side" onRender={onRender}>
        <SideNavigation />
        <VisitorCounter />
        <RandomFacts />
        <SiteButton />
      </Profiler>
      <Profiler id="page" onRender={onRender}>
        <main>A page</main>
      </Profiler>
      <Profiler id="player" onRender={onRender}>
        <MusicPlayer tracks={tracks} startEngine={engine.start} random={pickFirst} />
      </Profiler>
    </StaticNavigation>,
  );
  const player = page.getByRole('contentinfo', { name: 'Music player' });
  await expect.element(player.getByRole('button', { name: 'Pause', exact: true })).toBeVisible();
  await expect.element(page.getByText('Loading...')).not.toBeInTheDocument();
  // The last part of the header to arrive.
  await expect.element(page.getByRole('button', { name: 'Pause the ticker' })).toBeVisible();
  rendered.length = 0;

  for (let second = 1; second <= 10; second++) {
    engine.time.elapsedSeconds = second;
    vi.advanceTimersByTime(1000);
    await expect.element(player.getByText(`0:${String(second).padStart(2, '0')}`)).toBeVisible();
  }
  engine.listener.onFailure('removed');
  await expect.element(player.getByTitle('Skipped Alpha: it is gone')).toBeVisible();
  vi.advanceTimersByTime(500);
  await expect.element(player.getByRole('button', { name: 'Pause', exact: true })).toBeVisible();
  expect(new Set(rendered)).toEqual(new Set(['player']));
  expect(rendered.length).toBeGreaterThanOrEqual(10);
});
