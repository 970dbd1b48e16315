// The modules that content-reader/plugin/plugin.ts makes of content/words.yaml: a constant for each word.
declare module 'virtual:content/words/about-me' {
  const words: import('#model/words-schema.ts').Words['aboutMe'];
  export = words;
}

declare module 'virtual:content/words/buttons' {
  const words: import('#model/words-schema.ts').Words['buttons'];
  export = words;
}

declare module 'virtual:content/words/connect' {
  const words: import('#model/words-schema.ts').Words['connect'];
  export = words;
}

declare module 'virtual:content/words/error' {
  const words: import('#model/words-schema.ts').Words['error'];
  export = words;
}

declare module 'virtual:content/words/feeds' {
  const words: import('#model/words-schema.ts').Words['feeds'];
  export = words;
}

declare module 'virtual:content/words/frame' {
  const words: import('#model/words-schema.ts').Words['frame'];
  export = words;
}

declare module 'virtual:content/words/gallery' {
  const words: import('#model/words-schema.ts').Words['gallery'];
  export = words;
}

declare module 'virtual:content/words/guestbook' {
  const words: import('#model/words-schema.ts').Words['guestbook'];
  export = words;
}

declare module 'virtual:content/words/home' {
  const words: import('#model/words-schema.ts').Words['home'];
  export = words;
}

declare module 'virtual:content/words/interests' {
  const words: import('#model/words-schema.ts').Words['interests'];
  export = words;
}

declare module 'virtual:content/words/not-found' {
  const words: import('#model/words-schema.ts').Words['notFound'];
  export = words;
}

declare module 'virtual:content/words/player' {
  const words: import('#model/words-schema.ts').Words['player'];
  export = words;
}

declare module 'virtual:content/words/projects' {
  const words: import('#model/words-schema.ts').Words['projects'];
  export = words;
}

declare module 'virtual:content/words/resume' {
  const words: import('#model/words-schema.ts').Words['resume'];
  export = words;
}

declare module 'virtual:content/words/shared' {
  const words: import('#model/words-schema.ts').Words['shared'];
  export = words;
}

declare module 'virtual:content/words/youtube' {
  const words: import('#model/words-schema.ts').Words['youtube'];
  export = words;
}
