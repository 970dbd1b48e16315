import { normalizePath, type ViteDevServer } from 'vite';
import type { BuildCache } from '#content-reader/cache/build-cache.ts';
import { identifyPictureVersion, makePictureVersion } from '#content-reader/pictures/picture-version.ts';
import { contentTypeOf } from '#model/content-types.ts';
import type { ServedFile } from './served-file.ts';

/** Versions of pictures on the dev server, made when a page first requests them. */
export type DevPictures = {
  /** `base` ends with a slash. Behind a # the address tells which file it was made from, for the studio. */
  add: (file: Extract<ServedFile, { version: object }>, base: string) => string;
  serve: (server: ViteDevServer, cache: BuildCache) => void;
};

const folder = '@pictures/';

export function createDevPictures(): DevPictures {
  const files = new Map<string, Extract<ServedFile, { version: object }>>();
  return {
    add(file, base) {
      const name = `${identifyPictureVersion(file.source, file.version)}.${file.version.format}`;
      files.set(name, file);
      return `${base}${folder}${name}#${encodeURI(normalizePath(file.source.absolutePath)).replaceAll(',', '%2C')}`;
    },
    serve({ config, middlewares }, cache) {
      const start = config.base + folder;
      middlewares.use((request, response, next) => {
        const { url = '' } = request;
        const name = url.startsWith(start) ? url.slice(start.length) : '';
        const file = files.get(name);
        if (!file) return next();
        makePictureVersion(file.source, file.version, cache).then((bytes) => {
          response.setHeader('content-type', contentTypeOf(name));
          response.setHeader('cache-control', 'no-cache');
          response.end(bytes);
        }, next);
      });
    },
  };
}
