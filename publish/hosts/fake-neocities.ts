import { createHash } from 'node:crypto';
import { extname } from 'node:path';
import { type FakeHost, type HostControls, serveFakeHost } from './fake-host.ts';

type Options = HostControls & {
  key?: string;
  name?: string;
  isSupporter?: boolean;
  maxBytes?: number;
  maxSiteFiles?: number;
};

/** What a free site may hold (neocities/neocities, models/site.rb). */
const freeEndings =
  'html htm txt text css js jpg jpeg png apng gif svg md markdown eot ttf woff woff2 json geojson csv tsv mf ico pdf asc key pgp xml mid midi manifest otf webapp less sass rss kml dae obj mtl scss webp avif xcf epub gltf bin webmanifest knowl atom opml rdf map gpg resolveHandle pls yaml yml toml osdx';
/** Rack's limit of files in one request. */
const maxParts = 128;

/** Neocities' API and a site there, as app/api.rb of neocities/neocities answers. */
export function serveFakeNeocities(options: Options = {}): Promise<FakeHost> {
  const { key = 'fake-neocities-key', name = 'bonbon', isSupporter = false } = options;
  const { maxBytes = 1_000_000_000, maxSiteFiles = 15_000 } = options;
  const endings = new Set(freeEndings.split(' '));
  // Each site begins with a page and a picture of the host's.
  const files = new Map([
    ['index.html', Buffer.from('<h1>Welcome to my site!</h1>')],
    ['neocities.png', Buffer.from('a picture of theirs')],
  ]);

  async function upload(request: Request): Promise<Response> {
    const form = await request.formData();
    const sent = [...form].filter((part): part is [string, File] => typeof part[1] !== 'string');
    if (sent.length > maxParts) return new Response('An unhandled lowlevel error occurred.', { status: 500 });
    if (sent.length === 0) return refuse('missing_files', 'you must provide files to upload');
    const size = [...files.values()].reduce((sum, { length }) => sum + length, 0);
    if (sent.reduce((sum, [, file]) => sum + file.size, size) > maxBytes) {
      return refuse('too_large', 'files are too large to fit in your space, try uploading smaller (or less) files');
    }
    if (files.size + sent.length > maxSiteFiles)
      return refuse('too_many_files', 'cannot exceed the maximum site files limit');
    const bad = sent.find(([path]) => !isSupporter && !endings.has(extname(path).slice(1).toLowerCase()));
    if (bad) {
      const why =
        'is not a valid file type (or contains not allowed content) for this site, files have not been uploaded';
      return refuse('invalid_file_type', `${bad[0]} ${why}`);
    }
    for (const [path, file] of sent) files.set(path, Buffer.from(await file.arrayBuffer()));
    return succeed({ message: 'your file(s) have been successfully uploaded' });
  }

  async function remove(request: Request): Promise<Response> {
    const paths = (await request.formData()).getAll('filenames[]').map(String);
    if (paths.length === 0) return refuse('missing_filenames', 'you must provide files to delete');
    const missing = paths.find((path) => !files.has(path));
    if (missing !== undefined)
      return refuse('missing_files', `${missing} was not found on your site, canceled deleting`);
    if (paths.includes('index.html')) {
      return refuse('cannot_delete_index', 'you cannot delete your index.html file, canceled deleting');
    }
    for (const path of paths) files.delete(path);
    return succeed({ message: 'file(s) have been deleted' });
  }

  function list(): Response {
    const folders = new Set(
      [...files.keys()].flatMap((path) => (path.includes('/') ? [path.slice(0, path.lastIndexOf('/'))] : [])),
    );
    const listed = [...files].map(([path, bytes]) => ({
      path,
      is_directory: false,
      size: bytes.length,
      sha1_hash: createHash('sha1').update(bytes).digest('hex'),
    }));
    return succeed({ files: [...[...folders].map((path) => ({ path, is_directory: true })), ...listed] });
  }

  const answer = (request: Request, { pathname }: URL) => {
    if (request.headers.get('authorization') !== `Bearer ${key}`) {
      return refuse(
        'invalid_auth',
        'invalid credentials - please check your username and password (or your api key)',
        403,
      );
    }
    const doings: Record<string, () => Response | Promise<Response>> = {
      'GET /api/info': () => succeed({ info: { sitename: name, domain: null } }),
      'GET /api/list': list,
      'POST /api/upload': () => upload(request),
      'POST /api/delete': () => remove(request),
    };
    return (
      doings[`${request.method} ${pathname}`]?.() ?? refuse('not_found', 'the requested api call does not exist', 404)
    );
  };
  return serveFakeHost({ apiPath: '/api/', answer, files }, options);
}

const succeed = (more: object) => Response.json({ result: 'success', ...more });
const refuse = (type: string, message: string, status = 400) =>
  Response.json({ result: 'error', error_type: type, message }, { status });
