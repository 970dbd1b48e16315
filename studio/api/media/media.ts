import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { FetchFailure } from '#server/fetch-public/fetch-failure.ts';
import { createPublicFetch, type PublicFetch } from '#server/fetch-public/public-fetch.ts';
import { fetchPicture, findButton, NoButton } from '#server/guestbook/buttons/fetch-button.ts';
import {
  type ButtonRequest,
  type CropBox,
  type MediaRefusal,
  type PictureAnswer,
  type PictureChoices,
  readStaged,
  type SongAnswer,
  type SongFacts,
} from '#studio/protocol/media.ts';
import type { KeyPath, SiteEvent } from '#studio/protocol/site-state.ts';
import { makeStem } from './file-name.ts';
import { keepFile } from './keep-file.ts';
import { MediaError, refuse } from './media-error.ts';
import { findMediaField, type MediaField } from './media-field.ts';
import { findMediaFile, listMediaFiles, locateMediaFile, songEndings } from './media-file.ts';
import { makePicture } from './picture/make-picture.ts';
import { listPictureChoices } from './picture-choices.ts';
import { chooseTarget } from './song/choose-target.ts';
import { drawCover } from './song/draw-cover.ts';
import type { MeasuredSong } from './song/measure-song.ts';
import { createSongWorkshop, type SongWorkshop } from './song/song-work.ts';
import { listNamedFiles } from './unused-files.ts';

type Options = {
  /** The site's content folder. */
  content: string;
  /** A folder of the studio's own, which may be deleted at any time. */
  cache: string;
  /** Another one, which may not: pictures wait there for what is not made yet. */
  staged: string;
  announce?: (event: Extract<SiteEvent, { event: 'job' }>) => void;
  publicFetch?: PublicFetch;
  workshop?: SongWorkshop;
};

type Field = { file: string; path: KeyPath };
type Cover = Field & { name: string; key: string | undefined };
type SongWish = Field & { name: string; job: string; needsCover?: boolean };

/** Pictures and songs that the owner gives to the studio, and those that the site has. */
export type Media = ReturnType<typeof createMedia>;

export function createMedia({
  content,
  cache,
  staged,
  announce = () => {},
  publicFetch = createPublicFetch(),
  workshop = createSongWorkshop(),
}: Options) {
  const uploads = join(cache, 'uploads');
  const measured = join(cache, 'songs');

  /** A path for a file that is gone when the work is done. */
  async function withUpload<Result>(work: (path: string) => Promise<Result>): Promise<Result> {
    await mkdir(uploads, { recursive: true });
    const path = join(uploads, randomUUID());
    try {
      return await work(path);
    } finally {
      await rm(path, { force: true });
    }
  }

  async function keepBytes(bytes: Uint8Array, field: MediaField, name: { stem: string; ending: string }) {
    return withUpload(async (path) => {
      await writeFile(path, bytes);
      const waiting = readStaged(`${field.folder}/${name.stem}`);
      const place = waiting ? { content: join(staged, waiting.stage), folder: '' } : { content, folder: field.folder };
      return keepFile(path, { ...place, ...name });
    });
  }

  const folders = { content, staged };
  const writtenAs = (field: MediaField, path: string) => field.write(posix.basename(path));

  async function addPicture(
    bytes: Buffer,
    field: MediaField,
    { name, crop }: { name: string; crop?: CropBox | undefined },
  ): Promise<PictureAnswer> {
    const { endings, exactSize, kind } = field.field;
    const answer = await makePicture(bytes, { endings, exactSize, crop, mayEnlarge: kind === 'sharePicture' });
    if (answer.outcome === 'cropNeeded') return answer;
    const { made, before } = answer;
    const stem = makeStem(name, 'picture');
    const path = await keepBytes(made.bytes, field, { stem, ending: `.${made.ending}` });
    const picture = { kind: made.kind, ...made.size, bytes: made.bytes.length };
    return { outcome: 'made', value: writtenAs(field, path), path, picture, before, changes: made.changes };
  }

  /** The cover from a recording's tags; undefined if there is none, or none that can be read. */
  async function addCover(cover: Uint8Array | undefined, { file, path, name, key }: Cover) {
    if (!cover || key === undefined) return undefined;
    try {
      const field = await findMediaField(content, file, [...path.slice(0, -1), key]);
      const answer = await addPicture(Buffer.from(cover), field, { name });
      return answer.outcome === 'made' ? answer.value : undefined;
    } catch (cause) {
      if (cause instanceof MediaError) return undefined;
      throw cause;
    }
  }

  /** What was measured of a song of the site, from the last time if the file is the same. */
  async function measure(path: string, absolute: string): Promise<SongFacts> {
    const { size, mtimeMs } = await stat(absolute);
    const id = createHash('sha256').update(`${path} ${size} ${mtimeMs}`).digest('hex').slice(0, 32);
    const file = join(measured, `${id}.json`);
    const known = await readFile(file, 'utf8').catch(() => undefined);
    const facts: MeasuredSong = known ? JSON.parse(known) : await workshop.measure(absolute);
    if (!known) {
      await mkdir(measured, { recursive: true });
      await writeFile(file, JSON.stringify(facts));
    }
    const { seconds, loudness, peaks } = facts;
    return { path, bytes: size, seconds, loudness, peaks };
  }

  async function measureOthers(field: MediaField): Promise<(number | undefined)[]> {
    const named = await listNamedFiles(content);
    const songs = (await listMediaFiles(content)).filter(
      ({ path }) => posix.dirname(path) === field.folder && named.has(path.toLowerCase()) && isSong(path),
    );
    const found: (number | undefined)[] = [];
    // Each takes a second when it is measured first.
    for (const { path } of songs.slice(0, 12)) {
      const absolute = await findMediaFile(content, path);
      if (absolute !== undefined) found.push((await measure(path, absolute).catch(() => undefined))?.loudness);
    }
    return found;
  }

  return {
    folders,
    withUpload,
    /** Removes what an earlier run of the studio left unfinished. */
    async clear(): Promise<void> {
      await rm(uploads, { recursive: true, force: true });
    },

    picture: (bytes: Buffer, { file, path, name, of, crop }: Field & { name: string; of?: string; crop?: CropBox }) =>
      answer<PictureAnswer>(async () => {
        const field = await findMediaField(content, file, path);
        if (of === undefined) return addPicture(bytes, field, { name, crop });
        const source = await locateMediaFile(folders, of);
        if (source === undefined) throw new MediaError('unreadable', 'This picture is not there any more.');
        return addPicture(await readFile(source), field, { name: of, crop });
      }),

    button: ({ file, path, address }: ButtonRequest) =>
      answer<PictureAnswer>(async () => {
        const field = await findMediaField(content, file, path);
        const isPicture = /\.(png|gif|jpe?g|webp)([?#]|$)/i.test(address);
        const button = await publicFetch
          .run((get) => (isPicture ? fetchPicture(get, address) : findButton(get, address)))
          .catch((cause) => {
            if (cause instanceof FetchFailure || cause instanceof NoButton)
              throw new MediaError('fetch', cause.message);
            throw cause;
          });
        const name = `${
          URL.parse(address)
            ?.hostname.replace(/^www\./, '')
            .replace(/\.[^.]*$/, '') ?? 'button'
        }`;
        return addPicture(Buffer.from(button.bytes), field, { name });
      }),

    /** `source` is a finished upload. */
    song: (source: string, { file, path, name, job, needsCover = false }: SongWish, signal?: AbortSignal) =>
      answer<SongAnswer>(async () => {
        const field = await findMediaField(content, file, path);
        const tell = (progress: number) => announce({ event: 'job', id: job, state: 'running', progress });
        try {
          tell(0);
          const target = chooseTarget(await measureOthers(field));
          const made = await withUpload(async (result) => {
            const song = await workshop.make({ source, result, target }, { onProgress: tell, signal });
            const stem = makeStem(name, 'song');
            return {
              song,
              path: await keepFile(result, { content, folder: field.folder, stem, ending: `.${song.ending}` }),
            };
          });
          const { song } = made;
          const place = { file, path, name, key: field.cover };
          const drawn = () => Buffer.from(drawCover(song.title ?? name));
          const cover =
            (await addCover(song.cover, place)) ?? (needsCover ? await addCover(drawn(), place) : undefined);
          announce({ event: 'job', id: job, state: 'done' });
          const { seconds, loudness, peaks } = song.measures;
          return {
            outcome: 'made',
            value: writtenAs(field, made.path),
            song: { path: made.path, seconds, bytes: song.bytes, loudness, peaks },
            loudnessBefore: song.loudnessBefore,
            target,
            how: song.how,
            isAtPeak: song.isAtPeak,
            title: song.title,
            artist: song.artist,
            cover,
          };
        } catch (cause) {
          announce({ event: 'job', id: job, state: 'failed' });
          throw cause;
        }
      }),

    /** What the owner may choose from instead of a new picture. */
    async choices({ file, path }: Field): Promise<PictureChoices> {
      const field = await findMediaField(content, file, path).catch(() => undefined);
      return field ? listPictureChoices(folders, field) : [];
    },

    /** Of a song of the site. Undefined if there is none at that path. */
    async songFacts(path: string): Promise<SongFacts | MediaRefusal | undefined> {
      const absolute = isSong(path) ? await findMediaFile(content, path) : undefined;
      return absolute === undefined ? undefined : answer<SongFacts | MediaRefusal>(() => measure(path, absolute));
    },
  };
}

const isSong = (path: string) => songEndings.some((ending) => path.toLowerCase().endsWith(`.${ending}`));

async function answer<Answer>(work: () => Promise<Answer>): Promise<Answer | MediaRefusal> {
  try {
    return await work();
  } catch (cause) {
    return refuse(cause);
  }
}
