import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Switches } from '#site/frame/delights/switches.tsx';
import { forgetHydrated, markHydrated } from '#site/navigation/hydration.ts';
import { StaticNavigation } from '#site/navigation/navigation.tsx';
import { paths } from '#site/navigation/paths.ts';
import { emulateMotion } from '#site/ui/motion-fixture.ts';
import { Panel } from '#site/ui/panel.tsx';
import { Pet } from './pet.tsx';

markHydrated('page');

const renderPage = (pathname = '/', napAfterMs?: number) =>
  render(
    <StaticNavigation pathname={pathname}>
      <main style={{ display: 'grid', gap: 20, paddingTop: 60, width: 600 }}>
        <Panel title="Intro">
          <p style={{ height: 200 }}>Hi!</p>
        </Panel>
        <Panel title="Updates">
          <button type="button">Older</button>
        </Panel>
      </main>
      <Switches />
      <Pet {...(napAfterMs === undefined ? {} : { napAfterMs })} />
    </StaticNavigation>,
  );

const pet = () => document.querySelector<HTMLElement>('[data-pet]');
/** Which of the pictures in its sprite is shown. */
const frameOf = () => getComputedStyle(pet()?.firstElementChild as Element).translate;
const sitsOn = () => pet()?.closest('section')?.querySelector('h2')?.textContent;

test('the pet sits on the window that is seen most, and follows the pointer and the focus', async () => {
  await emulateMotion('no-preference');
  await renderPage();
  await expect.poll(sitsOn).toBe('Intro');
  await page.getByRole('button', { name: 'Older' }).hover();
  await expect.poll(sitsOn).toBe('Updates');
  await page.getByText('Hi!').hover();
  await expect.poll(sitsOn).toBe('Intro');
  page.getByRole('button', { name: 'Older' }).element().focus();
  await expect.poll(sitsOn).toBe('Updates');
});

test('it stays away where no page was found', async () => {
  await emulateMotion('no-preference');
  onTestFinished(() => {
    vi.useRealTimers();
  });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const sitAt = async (pathname: string) => {
    const { unmount } = await renderPage(pathname);
    vi.advanceTimersByTime(1000);
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    const seat = sitsOn();
    await unmount();
    return seat;
  };
  expect(await sitAt('/')).toBe('Intro');
  expect(await sitAt('/nowhere')).toBeUndefined();
});

test('it waits until the page is hydrated', async () => {
  await emulateMotion('no-preference');
  forgetHydrated();
  onTestFinished(() => {
    vi.useRealTimers();
    markHydrated('page');
  });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await renderPage();
  vi.advanceTimersByTime(1000);
  vi.useRealTimers();
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  expect(pet()).toBeNull();
  markHydrated('page');
  await expect.poll(sitsOn).not.toBeUndefined();
});

test('it covers neither the title nor what is above the window', async () => {
  await emulateMotion('no-preference');
  await renderPage();
  await expect.poll(sitsOn).toBe('Intro');
  await page.getByRole('button', { name: 'Older' }).hover();
  await expect.poll(sitsOn).toBe('Updates');
  const { left, top } = (pet() as HTMLElement).getBoundingClientRect();
  expect(left).toBeGreaterThan(page.getByRole('heading', { name: 'Updates' }).element().getBoundingClientRect().right);
  const above = page.getByRole('region', { name: 'Intro' }).element().getBoundingClientRect();
  expect(top).toBeGreaterThan(above.bottom);
});

test('a window whose title leaves no room has no pet', async () => {
  await emulateMotion('no-preference');
  await render(
    <StaticNavigation pathname="/">
      <main style={{ display: 'grid', gap: 20, paddingTop: 60, gridTemplateColumns: '300px' }}>
        <Panel title="A title that leaves no room at all">
          <p style={{ height: 200 }}>Hi!</p>
        </Panel>
        <Panel title="Short">Ho!</Panel>
      </main>
      <Pet />
    </StaticNavigation>,
  );
  await expect.poll(sitsOn).toBe('Short');
});

test('it reads on the resume, and naps when nothing happens', async () => {
  await emulateMotion('no-preference');
  const { unmount } = await renderPage(paths.resume);
  await expect.poll(() => pet()?.dataset.pet).toBe('read');
  await unmount();
  await renderPage('/', 50);
  await expect.poll(() => pet()?.dataset.pet).toBe('nap');
  const moods: (string | undefined)[] = [];
  const observer = new MutationObserver(() => moods.push(pet()?.dataset.pet));
  observer.observe(pet() as HTMLElement, { attributeFilter: ['data-pet'] });
  onTestFinished(() => observer.disconnect());
  await userEvent.keyboard('a');
  await expect.poll(() => moods).toContain('sit');
});

test('it likes to be petted', async () => {
  await emulateMotion('no-preference');
  await renderPage();
  await expect.poll(pet).not.toBeNull();
  const { left, top } = (pet() as HTMLElement).getBoundingClientRect();
  const hit = document.elementFromPoint(left + 32, top + 40) as HTMLElement;
  hit.click();
  await expect.poll(() => pet()?.dataset.pet).toBe('petted');
  const shown = new Set<string>();
  const watch = () => {
    if (pet()?.dataset.pet === 'petted') shown.add(frameOf());
    return pet()?.dataset.pet;
  };
  await expect.poll(watch, { interval: 20 }).toBe('sit');
  expect([...shown]).toEqual(expect.arrayContaining(['-512px', '-576px']));
});

test('it points at what is new in its window', async () => {
  await emulateMotion('no-preference');
  await renderPage();
  await page.getByText('Hi!').hover();
  await expect.poll(sitsOn).toBe('Intro');
  await expect.poll(frameOf).toBe('none');
  page.getByText('Hi!').element().setAttribute('data-new', '');
  await expect.poll(frameOf).toBe('-640px');
});

test('its switch sends it to bed and wakes it, and screen readers know of nothing else', async () => {
  await emulateMotion('no-preference');
  await renderPage();
  await expect.poll(() => pet()?.getAttribute('aria-hidden')).toBe('true');
  const bed = page.getByRole('switch', { name: 'Bonbon sits with you' });
  await expect.element(bed).toBeChecked();
  await bed.click();
  expect(pet()).toBeNull();
  await bed.click();
  await expect.poll(sitsOn).toBe('Intro');
});

test('with reduced motion there is no pet, no switch, and its picture is not loaded', async () => {
  await emulateMotion('reduce');
  await renderPage();
  await expect.element(page.getByRole('switch', { name: 'Sparkles' })).toBeVisible();
  await expect.element(page.getByRole('switch', { name: 'Bonbon sits with you' })).not.toBeInTheDocument();
  expect(pet()).toBeNull();
});
