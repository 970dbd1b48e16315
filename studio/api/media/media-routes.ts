import { createWriteStream } from 'node:fs';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Context, Hono } from 'hono';
import { type CropBox, type MediaRefusal, maxMegabytes } from '#studio/protocol/media.ts';
import type { KeyPath } from '#studio/protocol/site-state.ts';
import type { Media } from './media.ts';
import { refuse } from './media-error.ts';
import { resolveMedia } from './media-field.ts';
import { serveMediaFile } from './media-file.ts';

/** A query that the window does not send. */
class WrongQuery extends Error {}

type Answer = (value: unknown, status?: number) => Response;

/** Everything below /api/media/. `answerJson` adds the headers of the API. */
export function createMediaRoutes(media: Media, answerJson: Answer): Hono {
  const app = new Hono();
  app.onError((error) => {
    if (error instanceof WrongQuery) return answerJson({ error: 'That was not understood.' }, 400);
    throw error;
  });

  app.post('/picture', async (context) => {
    const { of, crop } = context.req.query();
    const field = readField(context);
    const query = {
      ...field,
      ...(of !== undefined && { of: resolveMedia(of, field.file) }),
      ...(crop && { crop: readCrop(crop) }),
    };
    const bytes = of === undefined ? await readBody(context) : Buffer.alloc(0);
    return answerJson(bytes ? await media.picture(bytes, query) : tooLarge('picture'));
  });

  app.post('/song', async (context) => {
    const field = readField(context);
    const job = context.req.query('job') ?? '';
    const needsCover = context.req.query('needsCover') === 'yes';
    if (!/^[\w-]{8,64}$/.test(job)) throw new WrongQuery();
    return media.withUpload(async (path) => {
      try {
        if (!(await writeBody(context, path))) return answerJson(tooLarge('song'));
      } catch (cause) {
        return answerJson(refuse(cause));
      }
      return answerJson(await media.song(path, { ...field, job, needsCover }, context.req.raw.signal));
    });
  });

  app.get('/song', async (context) => {
    const facts = await media.songFacts(readPath(context));
    return facts ? answerJson(facts) : answerJson({ error: 'There is nothing at this address.' }, 404);
  });

  app.post('/button', async (context) => {
    const body = (await context.req.json().catch(() => ({}))) as Record<string, unknown>;
    const { file, path, address } = body;
    if (typeof file !== 'string' || typeof address !== 'string' || !isPath(path)) throw new WrongQuery();
    return answerJson(await media.button({ file, path, address }));
  });

  app.get('/choices', async (context) => answerJson(await media.choices(readField(context))));

  app.get('/file', (context) => serveMediaFile(media.folders, readPath(context), context.req.header('range')));
  return app;
}

const isPath = (value: unknown): value is KeyPath =>
  Array.isArray(value) && value.every((key) => typeof key === 'string' || Number.isSafeInteger(key));

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new WrongQuery();
  }
}

/** Below content/. */
const readPath = (context: Context) => resolveMedia(context.req.query('path') ?? '', context.req.query('from') ?? '');

function readField(context: Context): { file: string; path: KeyPath; name: string } {
  const { file, path, name = '' } = context.req.query();
  const keys = parse(path ?? '');
  if (file === undefined || !isPath(keys)) throw new WrongQuery();
  return { file, path: keys, name: name.slice(0, 300) };
}

function readCrop(text: string): CropBox {
  const { left, top, width, height } = (parse(text) ?? {}) as Partial<CropBox>;
  const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
  if (!isNumber(left) || !isNumber(top) || !isNumber(width) || !isNumber(height)) throw new WrongQuery();
  return { left, top, width, height };
}

const tooLarge = (kind: keyof typeof maxMegabytes): MediaRefusal => ({
  outcome: 'refused',
  reason: 'tooLarge',
  sentence:
    kind === 'picture'
      ? `This picture is larger than ${maxMegabytes.picture} MB. Save it smaller: 3000 pixels on the long side is plenty.`
      : `This recording is larger than ${maxMegabytes.song} MB. Save it as FLAC or MP3, or cut it into several.`,
});

const isTold = (context: Context, kind: keyof typeof maxMegabytes) =>
  Number(context.req.header('content-length') ?? 0) > maxMegabytes[kind] * 1e6;

/** The bytes of a request; undefined for too many. */
async function readBody(context: Context): Promise<Buffer | undefined> {
  if (isTold(context, 'picture')) return undefined;
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of context.req.raw.body ?? []) {
    length += piece.length;
    if (length > maxMegabytes.picture * 1e6) return undefined;
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

/** Streams a request into a file; false for too many bytes. */
async function writeBody(context: Context, path: string): Promise<boolean> {
  if (isTold(context, 'song') || !context.req.raw.body) return false;
  let length = 0;
  let isWhole = true;
  const count = new Transform({
    transform(piece: Uint8Array, _, done) {
      length += piece.length;
      isWhole = length <= maxMegabytes.song * 1e6;
      done(isWhole ? null : new Error('too many bytes'), piece);
    },
  });
  try {
    await pipeline(Readable.fromWeb(context.req.raw.body as never), count, createWriteStream(path, { flags: 'wx' }));
  } catch (cause) {
    if (!isWhole) return false;
    throw cause;
  }
  return true;
}
