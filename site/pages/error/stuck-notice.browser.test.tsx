import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { StuckNotice } from './stuck-notice.tsx';

test('the notice appears in a status that already exists, so that screen readers announce it', async () => {
  const texts: string[] = [];
  const observer = new MutationObserver(() => {
    const status = document.querySelector('[role="status"]');
    if (status) texts.push(status.textContent);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  onTestFinished(() => observer.disconnect());
  await render(<StuckNotice />);
  await expect.element(page.getByRole('status')).toMatchTextContent('You can read this page');
  expect(texts[0]).toBe('');
});
