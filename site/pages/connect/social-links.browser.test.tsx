import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SocialLinks } from './social-links.tsx';

test('two accounts with one service are two links, distinguished by their handles or addresses', async () => {
  const account = { label: 'GitHub', slug: 'github' };
  await render(
    <SocialLinks
      links={[
        { ...account, href: 'https://github.com/bonbon', handle: '@bonbon' },
        { ...account, href: 'https://www.github.com/bonbon-at-work/' },
        { label: 'TikTok', slug: 'tiktok', href: 'https://tiktok.example/@bonbon' },
      ]}
    />,
  );
  const links = page.getByRole('link').elements();
  expect(links.map((link) => link.textContent)).toEqual([
    expect.stringMatching(/^GitHub@bonbon /),
    expect.stringMatching(/^GitHubgithub.com\/bonbon-at-work /),
    expect.stringMatching(/^TikTok /),
  ]);
});
