import * as z from 'zod';
import { asField, evenIfKeysAreWrong, type FieldMeta, line, picture, webAddress } from './content-fields.ts';
import { findVideoId } from './video-id.ts';

export const audioReference = '$audio';

function explainSong(written: string): string {
  if (/youtu\.?be/i.test(written)) return 'is a YouTube address: write it after videoId instead';
  return /\.(flac|aiff?|wma|aac|webm|mid|mp4)$/i.test(written)
    ? 'is too large, or not played by every browser: export it as .mp3 or .m4a'
    : 'must be the path of an .mp3, .ogg, .opus, .m4a or .wav file';
}

export const tracksSchema = z.array(
  z
    .strictObject({
      title: line('Sunset Drive', 100),
      artist: asField(line('The Placeholder Tapes', 100), { isPerson: true }),
      videoId: z
        .preprocess(
          findVideoId,
          z
            .string()
            .regex(
              /^[A-Za-z0-9_-]{11}$/,
              'must be the address of a YouTube video, or the eleven characters after its v=',
            )
            .meta({
              example: 'dQw4w9WgXcQ',
              description: 'A song from YouTube: the address of the video, or the characters after its v=.',
            }),
        )
        .optional(),
      file: z
        .string()
        .regex(/\.(mp3|ogg|opus|m4a|wav)$/i, { error: ({ input }) => explainSong(String(input)) })
        .transform((path) => ({ [audioReference]: path }) as unknown as string)
        .meta({ kind: 'song', endings: ['mp3', 'ogg', 'opus', 'm4a', 'wav'] } satisfies FieldMeta)
        .meta({ example: 'music/sunset-drive.mp3', description: 'Your own song, in content/.' })
        .optional(),
      imageSrc: picture('sunset-drive.svg').describe('The cover: a square picture in images/songs.'),
      credit: line('Written and played by Bonbon on nine square waves.', 200)
        .describe('Who made it, in the cassette player.')
        .optional(),
      licence: line('CC BY 4.0', 100).describe('What others may do with it, in the cassette player.').optional(),
    })
    .refine((track) => (track.videoId === undefined) !== (track.file === undefined), {
      error: 'needs either a videoId (YouTube) or a file (your own audio), not both',
      params: { example: 'file: music/sunset-drive.mp3' },
      when: evenIfKeysAreWrong,
    }),
);
export type Track = z.infer<typeof tracksSchema>[number] & {
  /** The file's, read at build time; undefined if it does not tell, and for YouTube. */
  durationSeconds?: number | undefined;
};

/** A song for browsers without JavaScript. */
export type PlainSong = { title: string; artist: string; file: string };

/**
 * A track's cover as a bitmap, because operating systems draw no vectors. It is looked up by title and artist: the
 * song's address would tie the module to the one with all tracks, which loads earlier.
 */
export type CoverArtwork = { title: string; artist: string; artwork: string };

/** What the player's bar shows before the tracks are loaded. */
export type MusicOutline = { isEmpty: boolean; plainSong: PlainSong | undefined };

/** The player's settings in site.yaml. */
export const musicSettings = z
  .strictObject({
    youtubePlayer: z
      .enum(['hidden', 'window'], "must be 'hidden' or 'window'")
      .meta({
        example: 'hidden',
        description: 'Whether the video of a YouTube song is hidden, or shown in a window above the player.',
      })
      .default('hidden'),
    cassette: z
      .boolean('must be true or false')
      .meta({ example: true, description: 'Whether the cover opens the cassette player.' })
      .default(true),
    address: webAddress('https://songs.example/')
      .describe(
        'Where your songs are, if they are on another host than the pages; the build puts them into dist/songs.',
      )
      .transform((address) => address.replace(/\/?$/, '/'))
      .optional(),
  })
  .prefault({});
export type YoutubePlayerLook = z.infer<typeof musicSettings>['youtubePlayer'];
