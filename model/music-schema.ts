import * as z from 'zod';
import { evenIfKeysAreWrong, line, picture } from './content-fields.ts';

export const audioMark = '$audio';

export const tracksSchema = z.array(
  z
    .strictObject({
      title: line('Sunset Drive', 100),
      artist: line('The Placeholder Tapes', 100),
      /** The part of a YouTube address behind `v=`. */
      videoId: z
        .string()
        .regex(/^[A-Za-z0-9_-]{11}$/, 'must be the eleven characters behind v= in a YouTube address')
        .meta({ example: 'dQw4w9WgXcQ' })
        .optional(),
      file: z
        .string()
        .regex(/\.(mp3|ogg|opus|m4a|wav)$/i, 'must be the path of an .mp3, .ogg, .opus, .m4a or .wav file')
        .transform((path) => ({ [audioMark]: path }) as unknown as string)
        .meta({ example: 'music/sunset-drive.mp3' })
        .optional(),
      /** Below images/songs. */
      imageSrc: picture('sunset-drive.svg'),
    })
    .refine((track) => (track.videoId === undefined) !== (track.file === undefined), {
      error: 'needs either a videoId (YouTube) or a file (own audio)',
      params: { example: 'file: music/sunset-drive.mp3' },
      when: evenIfKeysAreWrong,
    }),
);
export type Track = z.infer<typeof tracksSchema>[number];

/** A song as a browser without JavaScript plays it. */
export type PlainSong = { title: string; artist: string; file: string };

/** What the player's bar has to know of the tracks before they come. */
export type MusicOutline = { isEmpty: boolean; plainSong: PlainSong | undefined };

/** What site.yaml says of the player. */
export const musicSettings = z
  .strictObject({
    /** Whether a YouTube track's video stays out of sight, or stands in a window above the bar. */
    youtubePlayer: z
      .enum(['hidden', 'window'], "must be 'hidden' or 'window'")
      .meta({ example: 'hidden' })
      .default('hidden'),
  })
  .prefault({});
export type YoutubePlayerLook = z.infer<typeof musicSettings>['youtubePlayer'];
