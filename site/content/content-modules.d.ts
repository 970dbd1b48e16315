// The modules that content-reader/plugin/plugin.ts makes of the content folder. A page that the owner left out has no route, so
// what only the page itself asks for is taken for granted; what others ask for may be undefined.
declare module 'virtual:content/about-me' {
  export const aboutMe: import('#model/about-me-schema.ts').AboutMe;
}

declare module 'virtual:content/buttons' {
  export const buttons: import('#model/buttons-schema.ts').Buttons | undefined;
}

declare module 'virtual:content/characters' {
  export const characters: import('#model/characters-schema.ts').Character[];
}

declare module 'virtual:content/connect' {
  export const connect: import('#model/connect-schema.ts').Connect | undefined;
}

declare module 'virtual:content/delights' {
  export const delights: import('#model/delights-schema.ts').Delights;
}

/** Covers of the own songs as bitmaps, for lock screens. */
declare module 'virtual:content/cover-artwork' {
  export const coverArtwork: { title: string; artist: string; artwork: string }[];
}

declare module 'virtual:content/facts' {
  export const facts: import('#model/facts-schema.ts').Facts | undefined;
}

declare module 'virtual:content/friends' {
  export const friends: import('#model/friends-schema.ts').Friend[];
}

declare module 'virtual:content/gallery-page' {
  export const galleryPage: import('#model/characters-schema.ts').GalleryPage;
}

declare module 'virtual:content/guestbook-page' {
  export const guestbookPage: import('#model/guestbook-schema.ts').GuestbookPage;
}

declare module 'virtual:content/home' {
  export const home: import('#model/home-schema.ts').Home;
}

declare module 'virtual:content/interests' {
  export const interests: import('#model/interests-schema.ts').Interests;
}

declare module 'virtual:content/music-outline' {
  export const musicOutline: import('#model/music-schema.ts').MusicOutline;
}

declare module 'virtual:content/not-found' {
  export const notFound: import('#model/not-found-schema.ts').NotFound;
}

declare module 'virtual:content/projects' {
  export const projects: import('#model/projects-schema.ts').Project[];
}

declare module 'virtual:content/projects-page' {
  export const projectsPage: import('#model/projects-schema.ts').ProjectsPage;
}

declare module 'virtual:content/resume' {
  export const resume: import('#model/resume-schema.ts').Resume;
}

declare module 'virtual:content/site' {
  export const site: import('#model/site-schema.ts').Site;
}

declare module 'virtual:content/tracks' {
  export const tracks: import('#model/music-schema.ts').Track[];
}

declare module 'virtual:content/updates' {
  export const updates: import('#model/updates-schema.ts').Update[];
}

/** By the icon's name. */
declare module 'virtual:content/social-icons' {
  export const socialIcons: Record<string, import('#model/connect-schema.ts').SocialIcon>;
}

/** What the frame's header shows, by address; `/404` below a folder stands for what is not there. */
declare module 'virtual:content/headers' {
  export const headers: Record<string, import('#model/page-header.ts').FrameHeader>;
}

/** For search engines and link previews, by address. */
declare module 'virtual:content/descriptions' {
  export const descriptions: Record<string, string>;
}

/** What a chat shows of a shared link, by the page's address. */
declare module 'virtual:content/share-pictures' {
  export const sharePictures: Record<string, import('#model/picture.ts').PublicFile | undefined>;
}

declare module 'virtual:content/my-button' {
  export const myButton: { image: import('#model/picture.ts').PublicFile; alt: string } | undefined;
}
