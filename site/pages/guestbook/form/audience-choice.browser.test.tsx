import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import {
  entries,
  messageField,
  openBook,
  readRows,
  sign,
  submit,
  thanks,
} from '#site/pages/guestbook/guestbook-fixture.tsx';
import { createFakeBackend, unreachable } from '#site/pages/guestbook/store/fake-backend.ts';
import { AudienceChoice } from './audience-choice.tsx';
import { fillForm, readDraft } from './draft-fields.ts';
import { storeDraft } from './draft-storage.ts';

const onlyOwner = page.getByRole('checkbox', { name: 'Only Bonbon can read it' });

test('a message is for everybody, unless its author chooses otherwise', async () => {
  const { fake } = await openBook();
  await expect.element(onlyOwner).not.toBeChecked();
  await sign();
  await expect.element(thanks).toMatchTextContent(/^Thanks for signing!$/);
  expect(fake.inserts()[0]).not.toHaveProperty('audience');
});

test('who reads it is asked before the button', async () => {
  await openBook();
  await expect.element(onlyOwner).toBeVisible();
  const [choice, button] = [onlyOwner.element(), submit.element()];
  expect(choice.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(choice.getBoundingClientRect().bottom).toBeLessThan(button.getBoundingClientRect().top);
});

test('a message for the owner alone is marked in this browser, and in no list', async () => {
  const { fake } = await openBook();
  await onlyOwner.click();
  await sign('Just you');
  await expect.element(thanks).toMatchTextContent('Only Bonbon can read it.');
  await expect.element(entries).toMatchTextContent('Only Bonbon can read it. It is in no list.');
  expect(fake.rows).toMatchObject([{ message: 'Just you', audience: 'owner', state: 'hidden' }]);
  expect(readRows()).toMatchObject([{ message: 'Just you', audience: 'owner', private: true }]);
  await expect.element(onlyOwner).not.toBeChecked();
});

test('a backend that cannot keep it to the owner gets nothing, and the words and the choice stay', async () => {
  const { fake } = await openBook(createFakeBackend({ takesPrivate: false }));
  await onlyOwner.click();
  await sign('Just you');
  const alert = page.getByRole('alert');
  await expect.element(alert).toMatchTextContent('It takes nothing for its owner alone');
  await expect.element(messageField).toHaveValue('Just you');
  await expect.element(onlyOwner).toBeChecked();
  expect(fake.rows).toEqual([]);
  await onlyOwner.click();
  await submit.click();
  await expect.element(thanks).toBeVisible();
  expect(fake.rows).toMatchObject([{ message: 'Just you', state: 'visible' }]);
});

test('one that could not be sent is kept so that no older version of the page sends it to everybody', async () => {
  const { fake } = await openBook();
  fake.intercept = unreachable;
  await onlyOwner.click();
  await sign('Just you');
  await expect.element(entries).toMatchTextContent('Waiting to be sent');
  expect(readRows()).toMatchObject([{ audience: 'owner', unsent: 'owner' }]);
});

test('a choice that was made before the page was left is there again', async () => {
  const first = await openBook();
  await onlyOwner.click();
  await messageField.fill('Just you');
  await first.unmount();
  const { fake } = await openBook();
  await expect.element(onlyOwner).toBeChecked();
  await sign('Just you');
  await expect.element(thanks).toBeVisible();
  expect(fake.rows).toMatchObject([{ audience: 'owner' }]);
  await expect.element(onlyOwner).not.toBeChecked();
});

test('where it is not offered, a message that is marked so shows it, and its author can let everybody read it', async () => {
  const words = { name: 'Moth', website: '', message: 'Just you' };
  const { container } = await render(
    <form>
      <input name="name" defaultValue="" />
      <input name="website" defaultValue="" />
      <textarea name="message" defaultValue="" />
      <AudienceChoice chosen={undefined} owner="Bonbon" isOffered={false} />
    </form>,
  );
  const form = container.querySelector('form') as HTMLFormElement;
  expect(onlyOwner.query()).toBeNull();
  expect(fillForm(form, { ...words, audience: 'owner' })).toBe(true);
  await expect.element(onlyOwner).toBeChecked();
  expect(readDraft(form)).toEqual({ ...words, audience: 'owner' });
  await onlyOwner.click();
  expect(readDraft(form)).toEqual(words);
  await expect.element(onlyOwner).toBeVisible();
});

test('a draft that was begun while it was offered shows that it is marked', async () => {
  storeDraft({ name: '', website: '', message: 'Just you', audience: 'owner' });
  await render(<AudienceChoice chosen={undefined} owner="Bonbon" isOffered={false} />);
  await expect.element(onlyOwner).toBeChecked();
});
