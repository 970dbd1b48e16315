import * as z from 'zod';
import type { Picture, PublicFile } from './picture.ts';
import type { RichText } from './rich-text.ts';

/**
 * The kinds of values an owner writes, each with an error sentence and an example of a valid value. A field that names
 * a file or contains Markdown becomes a reference here; the content reader, which knows the files, resolves it to the
 * field's type.
 */
export const pictureReference = '$picture';
export const publicFileReference = '$publicFile';
export const sharePictureReference = '$sharePicture';
export const richTextReference = '$richText';

/** What a form shows for a value. The kinds of other values follow from their schemas: groups, lists, numbers, choices. */
type FieldKind =
  | 'line'
  | 'text'
  | 'richText'
  | 'day'
  | 'email'
  | 'identifier'
  | 'tone'
  | 'pageLink'
  | 'webAddress'
  | 'picture'
  | 'sharePicture'
  | 'song'
  | 'publicFile';

/** For forms alone; JSON Schema leaves it out. */
export type FieldMeta = {
  kind?: FieldKind;
  /** Of files that may be chosen, without dots. */
  endings?: readonly string[];
  /** In pixels. */
  exactSize?: { readonly width: number; readonly height: number };
  /** What an owner writes for no text, where leaving it out means the usual one. */
  none?: string;
  isUsual?: boolean;
  /** The page that alone shows it, by the name of its content file. */
  shownOn?: string;
  /**
   * A picture of the figure that is at the top of every page; `page`: left out, it is the one of the page; `pose`: one
   * in a pose or a size of its own, which that figure cannot stand in for.
   */
  showsFigure?: 'own' | 'page' | 'pose';
  /** What somebody or something is called: other texts may say it, too. */
  isName?: boolean;
  /** What somebody is called, who need not be the one with that name elsewhere. */
  isPerson?: boolean;
  /** In a list: mostly the same in all of its entries. */
  isOftenSame?: boolean;
};
export const fieldMeta: readonly (keyof FieldMeta)[] = [
  'kind',
  'endings',
  'exactSize',
  'none',
  'isUsual',
  'shownOn',
  'showsFigure',
  'isName',
  'isPerson',
  'isOftenSame',
];

/** A schema's `example` is printed below the error, for owners to copy. */
const withExample = <T extends z.ZodType>(schema: T, example: string): T => schema.meta({ example }) as T;

export const asField = <T extends z.ZodType>(schema: T, meta: FieldMeta): T => schema.meta(meta) as T;

/** Marks an optional field that examples show all the same, as most owners want it. */
export const usual = <T extends z.ZodType>(schema: T): T => asField(schema, { isUsual: true });

/**
 * For the `when` of a refinement: reports a rule between a group's keys together with errors in single keys. By default
 * Zod runs refinements only once all keys are valid.
 */
export const evenIfKeysAreWrong = ({ value }: { value: unknown }): boolean =>
  typeof value === 'object' && value !== null;

/** One line of text. `max` is counted in UTF-16 units, as an input's maxlength is. */
export function line(example: string, max = 200) {
  return withExample(
    z
      .string('must be a line of text')
      .trim()
      .min(1, 'must not be empty')
      .max(max, `must be at most ${max} characters long`)
      .refine((text) => !/[\r\n]/.test(text), 'must be on one line')
      .meta({ kind: 'line' } satisfies FieldMeta),
    example,
  );
}

/** Text of several lines; line breaks are kept as the owner wrote them. */
export function text(example: string, max = 10_000) {
  return withExample(
    z
      .string('must be text')
      .trim()
      .min(1, 'must not be empty')
      .max(max, `must be at most ${max} characters long`)
      .meta({ kind: 'text' } satisfies FieldMeta),
    example,
  );
}

/** Text with Markdown's paragraphs, lists, **bold**, *italic*, `code` and [links](/guestbook). */
export function richText(example: string) {
  return withExample(
    z
      .string('must be text')
      .trim()
      .min(1, 'must not be empty')
      .transform((source) => ({ [richTextReference]: source }) as unknown as RichText)
      .meta({ kind: 'richText' } satisfies FieldMeta),
    example,
  );
}

const endsIn = (endings: readonly string[]) => new RegExp(`\\.(${endings.join('|')})$`, 'i');

/** Advice for picture formats that browsers do not show; `otherwise` for any other file. */
export const refusePicture =
  (otherwise: string) =>
  ({ input }: { input?: unknown }): string =>
    /\.(heic|heif|tiff?|bmp|psd|raw|dng)$/i.test(String(input))
      ? 'is a kind of picture that browsers do not show: export it as .jpg or .png'
      : otherwise;

const pictureEndings = ['svg', 'png', 'jpg', 'jpeg', 'webp', 'avif', 'gif'];

/** A path of a picture below `content/`, or beside the file that names it when it starts with `./`. */
export function picture(example: string) {
  return withExample(
    z
      .string('must be the path of a picture')
      .regex(endsIn(pictureEndings), {
        error: refusePicture('must be the path of an .svg, .png, .jpg, .webp, .avif or .gif file'),
      })
      .transform((path) => ({ [pictureReference]: path }) as unknown as Picture)
      .meta({ kind: 'picture', endings: pictureEndings } satisfies FieldMeta),
    example,
  );
}

/** A file served under its own name at the site's root, so that its address never changes. */
export function publicFile(endings: readonly string[], example: string) {
  const error = `must be the path of a ${endings.map((ending) => `.${ending}`).join(' or ')} file`;
  return withExample(
    z
      .string(error)
      .regex(endsIn(endings), error)
      .transform((path) => ({ [publicFileReference]: path }) as unknown as PublicFile)
      .meta({ kind: 'publicFile', endings } satisfies FieldMeta),
    example,
  );
}

const shareSize = { width: 1200, height: 630 };

/** The preview picture of a shared link: a bitmap, served below `/share/` under its own name. Best at 1200 x 630. */
export function sharePicture(example: string) {
  return withExample(
    z
      .string('must be the path of a picture')
      .regex(/\.(png|jpe?g)$/i, 'must be the path of a .png or .jpg file: few chats show other kinds')
      .transform((path) => ({ [sharePictureReference]: path }) as unknown as PublicFile)
      .meta({ kind: 'sharePicture', endings: ['png', 'jpg', 'jpeg'], exactSize: shareSize } satisfies FieldMeta),
    example,
  );
}

/** A picture that is a web button. */
export const asButton = <T extends z.ZodType>(schema: T): T =>
  asField(schema, { exactSize: { width: 88, height: 31 } });

/** An absolute http or https address. */
export function webAddress(example: string, error = 'must be a web address that starts with https:// or http://') {
  return withExample(asField(z.url({ protocol: /^https?$/, error }), { kind: 'webAddress' }), example);
}

/** An address on this site. */
export function pageLink(example: string, description: string) {
  const error = 'must be an address on this site';
  return z
    .string(error)
    .startsWith('/', error)
    .meta({ kind: 'pageLink' } satisfies FieldMeta)
    .meta({ example, description });
}

export const email = (example: string) =>
  withExample(asField(z.email('must be an e-mail address'), { kind: 'email' }), example);

/** A day, written 2025-10-27. */
export function day(example: string) {
  return withExample(asField(z.iso.date('must be a date, written year-month-day'), { kind: 'day' }), example);
}

export function identifier(example: string) {
  return withExample(
    z
      .string('must be text')
      .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lowercase letters, digits and single hyphens')
      .meta({ kind: 'identifier' } satisfies FieldMeta),
    example,
  );
}

export const tone = withExample(
  asField(z.enum(['pink', 'butter', 'mint', 'sky', 'lilac']), { kind: 'tone' }).describe('The colour.'),
  'mint',
);
export type Tone = z.infer<typeof tone>;

/** What the header shows on one page. */
export const pageHeader = z.strictObject({
  title: line('Guestbook', 60).describe('The big letters at the top of the page.'),
  subtitle: line('Leave me a message on your way out!', 120).describe('The line below the title.').optional(),
  description: line('Sign the guestbook and read what others left.', 200).describe(
    'The page in a sentence or two, for search engines and link previews.',
  ),
  mascot: asField(picture('images/mascot/happy.svg'), { showsFigure: 'own' }).describe(
    'The figure at the top of the page; pixel art of 40 x 40.',
  ),
  bubble: line('thank you!', 24).describe('What the figure says.').optional(),
  sharePicture: sharePicture('images/share/guestbook.png')
    .describe('What a chat shows of a link to this page; best at 1200 x 630. Without it, the picture of site.yaml.')
    .optional(),
});
export type PageHeader = z.infer<typeof pageHeader>;
