import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ExternalLink } from './external-link.tsx';

test('an external link opens in a new tab, announces that, and sends no referrer', async () => {
  await render(<ExternalLink href="https://pond.example/">Pixel Pond</ExternalLink>);
  const link = page.getByRole('link', { name: 'Pixel Pond (opens in a new tab)' });
  await expect.element(link).toHaveAttribute('href', 'https://pond.example/');
  await expect.element(link).toHaveAttribute('target', '_blank');
  await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer');
});

test('an external link keeps other values of rel', async () => {
  await render(
    <ExternalLink href="https://pond.example/" rel="nofollow ugc">
      Website
    </ExternalLink>,
  );
  await expect.element(page.getByRole('link')).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc');
});
