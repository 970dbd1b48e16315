import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import '#site/styles/base.css';
import { Dialog } from './dialog.tsx';

function Opener() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open
      </button>
      {isOpen && (
        <Dialog title="Virtual pets" onClose={() => setIsOpen(false)}>
          <button type="button" onClick={() => setIsOpen(false)}>
            Done
          </button>
        </Dialog>
      )}
    </>
  );
}

const opener = page.getByRole('button', { name: 'Open' });
const dialog = page.getByRole('dialog', { name: 'Virtual pets' });

function pointOn(kind: 'pointerdown' | 'click', place: 'backdrop' | 'dialog') {
  const element = dialog.element();
  const { left, top } = element.getBoundingClientRect();
  const [clientX, clientY] = place === 'backdrop' ? [left - 40, top - 40] : [left + 3, top + 3];
  element.dispatchEvent(new PointerEvent(kind, { bubbles: true, clientX, clientY }));
}

test('a dialog opens above the page, named by its title, with the focus inside', async () => {
  await render(<Opener />);
  await opener.click();
  await expect.element(dialog).toBeVisible();
  expect(dialog.element().matches(':modal')).toBe(true);
  await expect.element(dialog.getByRole('button', { name: 'Close' })).toHaveFocus();
});

test('a dialog closes with × and restores the focus', async () => {
  await render(<Opener />);
  await opener.click();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

test('a dialog closes with Esc and restores the focus', async () => {
  await render(<Opener />);
  await opener.click();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

const waysToClose: Record<string, () => Promise<void>> = {
  '×': () => dialog.getByRole('button', { name: 'Close' }).click(),
  Esc: () => userEvent.keyboard('{Escape}'),
  'a click beside it': () => userEvent.click(document.documentElement, { position: { x: 5, y: 5 }, force: true }),
};

for (const [name, close] of Object.entries(waysToClose)) {
  test(`a dialog closed with ${name} is gone before the close event, so the next click reaches the page`, async () => {
    await render(<Opener />);
    await opener.click();
    const element = dialog.element();
    const isStillThere = new Promise<boolean>((resolve) => {
      element.addEventListener('close', () => resolve(element.isConnected), { capture: true });
    });
    await close();
    expect(await isStillThere).toBe(false);
  });
}

test('a dialog restores the focus when the page removes it', async () => {
  await render(<Opener />);
  await opener.click();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

test('a dialog closes with a real click beside it', async () => {
  await render(<Opener />);
  await opener.click();
  await userEvent.click(document.documentElement, { position: { x: 5, y: 5 }, force: true });
  await expect.element(dialog).not.toBeInTheDocument();
});

test('a dialog stays open when a drag from inside ends beside it', async () => {
  await render(<Opener />);
  await opener.click();
  pointOn('pointerdown', 'dialog');
  pointOn('click', 'backdrop');
  await expect.element(dialog).toBeVisible();
});

test('a dialog stays open when a drag from beside it ends inside', async () => {
  await render(<Opener />);
  await opener.click();
  pointOn('pointerdown', 'backdrop');
  pointOn('click', 'dialog');
  await expect.element(dialog).toBeVisible();
});

test('a dialog stays open when its own frame is clicked', async () => {
  await render(<Opener />);
  await opener.click();
  pointOn('pointerdown', 'dialog');
  pointOn('click', 'dialog');
  await expect.element(dialog).toBeVisible();
});

test('the page behind does not scroll while a dialog is open', async () => {
  await render(<Opener />);
  await opener.click();
  expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(getComputedStyle(document.documentElement).overflow).toBe('visible');
});

/** The index of the current history entry. */
const readEntryIndex = () => Number(window.navigation.currentEntry?.index);
const indexBefore = readEntryIndex();

afterEach(async () => {
  await cleanup();
  await expect.poll(readEntryIndex).toBe(indexBefore);
});

test('Back closes the dialog and nothing else', async () => {
  await render(<Opener />);
  await opener.click();
  await expect.poll(readEntryIndex).toBe(indexBefore + 1);
  history.back();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
  expect(readEntryIndex()).toBe(indexBefore);
});

for (const [name, close] of Object.entries(waysToClose)) {
  test(`a dialog closed with ${name} leaves no history entry`, async () => {
    await render(<Opener />);
    await opener.click();
    await expect.poll(readEntryIndex).toBe(indexBefore + 1);
    await close();
    await expect.poll(readEntryIndex).toBe(indexBefore);
  });
}

test('Back closes only the last opened dialog', async () => {
  await render(
    <Dialog title="Below" onClose={() => expect.unreachable()}>
      <Opener />
    </Dialog>,
  );
  await opener.click();
  await expect.poll(readEntryIndex).toBe(indexBefore + 2);
  history.back();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByRole('dialog', { name: 'Below' })).toBeVisible();
});

test('a dialog reopened before the browser has gone back stays open, and Back closes it', async () => {
  await render(<Opener />);
  await opener.click();
  await expect.poll(readEntryIndex).toBe(indexBefore + 1);
  const wentBack = new Promise((resolve) => {
    addEventListener('popstate', resolve, { once: true, capture: true });
  });
  const go = history.go;
  history.go = (by) => {
    history.go = go;
    history.go(by);
    (opener.element() as HTMLElement).click();
  };
  await dialog.getByRole('button', { name: 'Close' }).click();
  await wentBack;
  await expect.poll(readEntryIndex).toBe(indexBefore + 1);
  await expect.element(dialog).toBeVisible();
  history.back();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(readEntryIndex()).toBe(indexBefore);
});
