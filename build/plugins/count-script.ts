import type { Plugin } from 'vite';
import { compileClassicScript } from './classic-script.ts';

/** Puts the script that counts visits beside the pages, under the name that GoatCounter's has. */
export function countScript(file: string): Plugin {
  return {
    name: 'count-script',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    async buildStart() {
      this.emitFile({ type: 'asset', fileName: 'count.js', source: await compileClassicScript(file) });
    },
  };
}
