import { guestbookPage } from 'virtual:content';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderGuestbook, submit } from '#site/pages/guestbook/guestbook-fixture.tsx';
import { createFakeBackend } from '#site/pages/guestbook/store/fake-backend.ts';
import { createRemoteStore } from '#site/pages/guestbook/store/remote-store.ts';

/** Where it lies, whether the mouse of the test before is on it or not: it leans towards the mouse. */
const place = () => {
  const button = submit.element() as HTMLElement;
  const row = button.parentElement as HTMLElement;
  const { left, top } = row.getBoundingClientRect();
  return {
    left: left + button.offsetLeft - row.offsetLeft,
    top: top + scrollY + button.offsetTop - row.offsetTop,
  };
};

test.each([1280, 980, 390])(
  '%i px wide, Submit stays where it is when the book says late that its owner reads first',
  async (width) => {
    onTestFinished(() => page.viewport(1280, 800));
    await page.viewport(width, 900);
    const fake = createFakeBackend({ status: { is_open: true, approves_first: true } });
    let answer = () => {};
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    fake.intercept = async ({ address }) => {
      await asked;
      return new Response(JSON.stringify(address.pathname.endsWith('/guestbook_status') ? [fake.status] : []));
    };
    await renderGuestbook(createRemoteStore({ backend: fake.connect() }), {
      ...guestbookPage,
      approvalText: 'I read every message before it shows up here, so yours may take a little while. '.repeat(3),
    });
    await expect.element(submit).toBeVisible();
    await expect.element(page.getByRole('region', { name: 'Messages' }).getByText('One moment…')).toBeVisible();
    // Those that a text asks for only now would be late, too.
    await Promise.all([...document.fonts].map((font) => font.load()));
    const before = place();
    answer();
    await expect.element(submit).toHaveAccessibleDescription(/^I read every message/);
    expect(place()).toEqual(before);
  },
);
