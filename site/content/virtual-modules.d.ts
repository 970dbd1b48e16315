// The modules that content-reader/plugin/plugin.ts generates. Their types follow from the tables and schemas of the model.

/** What the owner wrote. Each name is its own module without side effects, so a chunk has only what its page shows. */
declare module 'virtual:content' {
  const content: import('#model/content-schema.ts').ImportedContent;
  export = content;
}

type AllWords = import('#model/words-schema.ts').Words;
type LateWords = typeof import('#model/late-words.ts').lateWords;
type LateWord<Group> = Group extends keyof LateWords ? LateWords[Group][number] : never;

/** The words of the interface. Each word is a constant of its group's module, so a chunk has only the words it uses. */
declare module 'virtual:words' {
  const words: { [Group in keyof AllWords as `${Group}Words`]: Omit<AllWords[Group], LateWord<Group>> };
  export = words;
}

/** The words that come with a later part of the page. */
declare module 'virtual:words/late' {
  const words: {
    [Group in keyof LateWords as `late${Capitalize<Group>}Words`]: Pick<
      AllWords[Group],
      LateWord<Group> & keyof AllWords[Group]
    >;
  };
  export = words;
}

/** The pages of `contentFiles`, whether or not the owner left some out. */
declare module 'virtual:pages' {
  /** Without the base. */
  export const addresses: Record<Exclude<import('#model/content-schema.ts').PageName, 'notFound'>, string>;
  /** The first page of each list, without the base. */
  export const lists: Record<import('#model/paged-list.ts').ListName, string>;
  /** `about-me/about-me` stands for `site/pages/about-me/about-me-page.tsx`. */
  export const routes: [path: string, page: string][];
}
