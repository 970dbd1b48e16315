import subsetFont from 'subset-font';

/** The package's types are those of an older version, without the last three. */
type Options = NonNullable<Parameters<typeof subsetFont>[2]> & {
  keepAllGlyphs?: boolean;
  keepFeatures?: string[];
  dropTables?: string[];
};

/** A font with the glyphs of some characters only. */
export const subset: (font: Buffer, characters: string, options: Options) => Promise<Buffer> = subsetFont;
