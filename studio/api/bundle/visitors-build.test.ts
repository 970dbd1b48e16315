import { dirname, join } from 'node:path';
import { build, mergeConfig, type Plugin } from 'vite';
import { expect, test } from 'vitest';
import { createSiteConfig } from '#build/site-config.ts';
import { writeContent } from '#content-reader/content-fixture.ts';

test('nothing of the studio is in what visitors get, neither for the browser nor for the prerender', {
  timeout: 120_000,
}, async () => {
  const content = await writeContent();
  const folder = dirname(content);
  for (const entry of [undefined, 'entry/enter-prerender.tsx']) {
    const modules: string[] = [];
    const emitted: string[] = [];
    const record: Plugin = {
      name: 'record',
      generateBundle(_, bundle) {
        modules.push(...this.getModuleIds());
        for (const file of Object.values(bundle)) {
          emitted.push(file.type === 'chunk' ? file.code : Buffer.from(file.source).toString('latin1'));
        }
      },
    };
    await build(
      mergeConfig(createSiteConfig({ content, cache: join(folder, 'cache') }), {
        configFile: false,
        logLevel: 'silent',
        plugins: [record],
        build: { write: false, outDir: join(folder, 'out'), ...(entry && { ssr: entry, manifest: false }) },
      }),
    );
    expect(modules.some((id) => id.includes('/site/pages/home/'))).toBe(true);
    expect(modules.filter((id) => /[\\/]studio[\\/]/.test(id))).toEqual([]);
    expect(emitted.join('\n')).not.toMatch(/@studio\/|data-studio|studio:page-data|bonbon-studio/);
  }
});
