import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { StaticNavigation } from '#site/navigation/navigation.tsx';
import { ButtonsPage } from './buttons-page.tsx';

const mySection = page.getByRole('region', { name: 'My Button' });
const sites = page.getByRole('region', { name: 'Friends & Cool Sites' });
const copied = page.getByRole('button', { name: 'Copied!' });

const renderPage = () =>
  render(
    <StaticNavigation pathname="/buttons">
      <main style={{ padding: 20 }}>
        <ButtonsPage />
      </main>
    </StaticNavigation>,
  );
/** A click by script: a user event would take time on the fake clock. */
const click = (name: string) => (page.getByRole('button', { name }).element() as HTMLElement).click();

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('Copy HTML copies the snippet beside it, and says Copied! for 2000 ms', async () => {
  vi.useFakeTimers();
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await renderPage();
  (mySection.getByRole('button', { name: 'Copy HTML' }).element() as HTMLElement).click();
  await expect.element(copied).toBeVisible();
  expect(write).toHaveBeenCalledExactlyOnceWith(
    '<a href="https://bonbon.example/"><img src="https://bonbon.example/bonbon.png" width="88" height="31" alt="Bonbon"></a>',
  );
  expect(write.mock.calls[0]).toEqual([mySection.element().querySelector('code')?.textContent]);
  vi.advanceTimersByTime(1999);
  await expect.element(copied).toBeVisible();
  vi.advanceTimersByTime(1);
  await expect.element(copied).not.toBeInTheDocument();
});

test('only one entry says Copied! at a time', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await renderPage();
  click('Copy HTML of Pixel Pond');
  await expect.element(copied).toBeVisible();
  click('Copy HTML of Moth Lamp Radio');
  await vi.waitFor(() => expect(write).toHaveBeenLastCalledWith(expect.stringContaining('https://moth.example/')));
  await expect.element(page.getByRole('button', { name: 'Copy HTML of Pixel Pond' })).toBeVisible();
  expect(copied.elements()).toHaveLength(1);
});

test('if the browser refuses the clipboard, the snippet is shown and selected, to copy by hand', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  await renderPage();
  click('Copy HTML of Pixel Pond');
  const byHand = page.getByRole('textbox', { name: /copy this by hand/ });
  await expect.element(byHand).toHaveValue(expect.stringContaining('https://pond.example/'));
  const { value, selectionStart, selectionEnd } = byHand.element() as HTMLTextAreaElement;
  expect([selectionStart, selectionEnd]).toEqual([0, value.length]);
  expect(copied.elements()).toEqual([]);
});

test('a friend’s button links to their site in a new tab; without its picture it reads 88x31 Button', async () => {
  await renderPage();
  const link = sites.getByRole('link', { name: /Pixel Pond/ });
  await expect.element(link).toHaveAttribute('href', 'https://pond.example/');
  await expect.element(link).toHaveAttribute('target', '_blank');
  link.element().querySelector('img')?.dispatchEvent(new Event('error'));
  await expect.element(link.getByText('88x31 Button')).toBeVisible();
});

test.each([
  [390, 1],
  [820, 2],
  [1280, 3],
])('at %i px the friends’ buttons fill the box in columns: %i', async (width, columns) => {
  await page.viewport(width, 800);
  await renderPage();
  const { gridTemplateColumns } = getComputedStyle(sites.getByRole('list').element());
  expect(gridTemplateColumns.split(' ')).toHaveLength(columns);
});

test('About Web Buttons explains 88x31 pixels and Copy HTML, and links to /connect to exchange buttons', async () => {
  await renderPage();
  const about = page.getByRole('region', { name: 'About Web Buttons' });
  await expect.element(about.getByText('88x31 pixels')).toBeVisible();
  await expect.element(about.getByText('Copy HTML')).toBeVisible();
  await expect.element(about).toMatchTextContent('exchange buttons');
  await expect.element(about.getByRole('link').first()).toHaveAttribute('href', '/connect');
});
