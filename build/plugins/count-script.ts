import type { Plugin } from 'vite';
import { compileClassicScript } from './classic-script.ts';

/** Emits the script that counts visits, under the same file name as GoatCounter's. */
export function countScript(file: string): Plugin {
  return {
    name: 'count-script',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    async buildStart() {
      this.emitFile({ type: 'asset', fileName: 'count.js', source: await compileClassicScript(file) });
    },
  };
}
