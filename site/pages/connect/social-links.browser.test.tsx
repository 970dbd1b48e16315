import { connect } from 'virtual:content';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Connect } from '#model/connect-schema.ts';
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

test('each of the four socials opens in a new tab, and has an icon from the site itself', async () => {
  const { container } = await render(<SocialLinks links={(connect as Connect).socials?.links ?? []} />);
  const links = [...container.querySelectorAll('a')];
  expect(links.map(({ textContent }) => /^\w+/.exec(textContent ?? '')?.[0])).toEqual([
    expect.stringMatching(/^BlueSky/),
    expect.stringMatching(/^TikTok/),
    expect.stringMatching(/^GitHub/),
    expect.stringMatching(/^LinkedIn/),
  ]);
  for (const link of links) {
    expect([link.target, link.rel]).toEqual(['_blank', 'noopener noreferrer me']);
    expect(link.href).toMatch(/^https:/);
    const icon = link.querySelector('svg path');
    expect(icon?.getAttribute('d')).toMatch(/^M/i);
    expect(icon?.getAttribute('fill')).toMatch(/^#[0-9a-f]{6}$/);
  }
});
