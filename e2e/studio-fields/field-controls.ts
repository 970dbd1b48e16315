import { expect, type Locator, type Page } from '@playwright/test';
import { tone } from '#model/content-fields.ts';
import type { PlainValue } from '#studio/protocol/field.ts';
import type { NewValue } from './new-values.ts';

/** Opens the form of a value as a press on the page does, and enters the new one. */
export async function enterValue(page: Page, value: NewValue): Promise<void> {
  const { path, field, next } = value;
  const frame = page.locator(`[data-field=${JSON.stringify(JSON.stringify(path))}]`);
  await expect(async () => {
    await pick(page, value);
    await expect(frame).toBeVisible({ timeout: 1000 });
  }).toPass({ intervals: [0] });
  switch (field.kind) {
    case 'line':
    case 'text':
    case 'richText':
      return fill(frame.locator('textarea'), next);
    case 'day':
    case 'email':
    case 'identifier':
    case 'number':
    case 'webAddress':
      return fill(frame.locator('input').first(), next);
    case 'pair':
      return fill(frame.locator('input').first(), Array.isArray(next) ? (next[0] ?? '') : next);
    case 'tone':
      return frame
        .getByRole('radio')
        .nth(tone.options.indexOf(tone.parse(next)))
        .check();
    case 'switch':
      return frame.getByRole('checkbox').setChecked(next === true);
    case 'pageLink':
      await frame.getByRole('combobox').selectOption(String(next));
      return;
    case 'choice': {
      if (field.options.length > 5) {
        await frame.getByRole('combobox').selectOption(String(next));
        return;
      }
      const hasNone = field.isOptional && field.fallback === undefined;
      return frame
        .getByRole('radio')
        .nth(field.options.indexOf(String(next)) + (hasNone ? 1 : 0))
        .check();
    }
    case 'picture':
    case 'sharePicture':
    case 'publicFile':
    case 'song': {
      const byName = frame.locator('details').last();
      if (!(await byName.evaluate((element: HTMLDetailsElement) => element.open)))
        await byName.locator('summary').click();
      return fill(byName.locator('input'), next);
    }
    default:
      throw new Error(`no test enters a ${field.kind}`);
  }
}

/** What the script in the page says to the window when an owner presses on something. */
async function pick(page: Page, { file, path }: NewValue) {
  const site = page.frames().find((frame) => frame.parentFrame() === page.mainFrame());
  const thing = { id: 0, box: { x: 0, y: 0, width: 0, height: 0 }, text: '' };
  const message = { type: 'picked', thing, sources: [{ file, path }], how: 'pointer' };
  const origin = new URL(page.url()).origin;
  await site?.evaluate(({ message, origin }) => parent.postMessage(message, origin), { message, origin });
}

/** Leaving the field saves it at once. */
async function fill(control: Locator, value: PlainValue) {
  await control.fill(String(value));
  await control.blur();
}
