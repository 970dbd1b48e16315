import { site } from 'virtual:content';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { StaticNavigation } from '#site/navigation/navigation.tsx';
import '#site/styles/base.css';
import '#site/styles/tokens.css';
import { SiteButton } from './site-button.tsx';

test('a long word below the web button stays in its box, as narrow as a phone’s', async () => {
  const { container } = await render(
    <StaticNavigation pathname="/">
      <div style={{ width: 136 }}>
        <SiteButton />
      </div>
    </StaticNavigation>,
  );
  const words = page.getByText(site.grabMyButton).element();
  words.textContent = 'M'.repeat(40);
  expect(words.getBoundingClientRect().right).toBeLessThanOrEqual(container.getBoundingClientRect().left + 136);
});
