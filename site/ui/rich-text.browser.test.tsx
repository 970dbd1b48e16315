import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { RichText as RichTextTree } from '#model/rich-text.ts';
import { BrowserNavigation, useAddress } from '#site/navigation/navigation.tsx';
import { RichText } from './rich-text.tsx';

function Location() {
  return <output>{useAddress().pathname}</output>;
}

async function renderText(text: RichTextTree) {
  return render(
    <BrowserNavigation>
      <RichText text={text} />
      <Location />
    </BrowserNavigation>,
  );
}

test('rich text has paragraphs, bold, italic, code and breaks', async () => {
  const { container } = await renderText([
    {
      kind: 'paragraph',
      content: [
        'I am ',
        { kind: 'strong', content: ['Bonbon'] },
        { kind: 'break' },
        { kind: 'emphasis', content: ['soft'] },
        { kind: 'code', text: '<b>' },
      ],
    },
  ]);
  expect(container.querySelector('p')?.innerHTML).toBe(
    'I am <strong>Bonbon</strong><br><em>soft</em><code>&lt;b&gt;</code>',
  );
});

test('rich text has lists with and without numbers', async () => {
  const { container } = await renderText([
    { kind: 'list', isOrdered: false, items: [['one'], ['two']] },
    { kind: 'list', isOrdered: true, items: [['first']] },
  ]);
  expect([...container.querySelectorAll('ul > li')].map((item) => item.textContent)).toEqual(['one', 'two']);
  expect(container.querySelectorAll('ol > li').length).toBe(1);
});

test('a link to a page of this site changes the page within the document', async () => {
  const { href } = location;
  onTestFinished(() => history.replaceState(history.state, '', href));
  await renderText([{ kind: 'paragraph', content: [{ kind: 'link', address: '/guestbook', content: ['guestbook'] }] }]);
  await page.getByRole('link', { name: 'guestbook' }).click();
  await expect.element(page.getByRole('status')).toHaveTextContent('/guestbook');
});

test('a link to another site opens in a new tab, a mailto: link does not', async () => {
  await renderText([
    {
      kind: 'paragraph',
      content: [
        { kind: 'link', address: 'https://pond.example/', content: ['pond'] },
        { kind: 'link', address: 'mailto:bonbon@example.com', content: ['letter'] },
      ],
    },
  ]);
  await expect.element(page.getByRole('link', { name: /pond/ })).toHaveAttribute('target', '_blank');
  const mailLink = page.getByRole('link', { name: 'letter' });
  await expect.element(mailLink).toHaveAttribute('href', 'mailto:bonbon@example.com');
  await expect.element(mailLink).not.toHaveAttribute('target');
});
