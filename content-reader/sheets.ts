import type * as z from 'zod';
import { type AboutMe, aboutMeSchema } from '#model/about-me-schema.ts';
import { type Buttons, buttonsSchema } from '#model/buttons-schema.ts';
import { type Character, characterSchema, type GalleryPage, galleryPageSchema } from '#model/characters-schema.ts';
import { type Connect, connectSchema, type SocialIcon } from '#model/connect-schema.ts';
import { type Delights, delightsSchema } from '#model/delights-schema.ts';
import { type Facts, factsSchema } from '#model/facts-schema.ts';
import { type Friend, friendsSchema } from '#model/friends-schema.ts';
import { type GuestbookPage, guestbookPageSchema } from '#model/guestbook-schema.ts';
import { type Home, homeSchema } from '#model/home-schema.ts';
import { type Interests, interestsSchema } from '#model/interests-schema.ts';
import { type MusicOutline, type Track, tracksSchema } from '#model/music-schema.ts';
import { type NotFound, notFoundSchema } from '#model/not-found-schema.ts';
import type { FrameHeader } from '#model/page-header.ts';
import type { StaticPath } from '#model/paths.ts';
import type { PublicFile } from '#model/picture.ts';
import { type Project, type ProjectsPage, projectSchema, projectsPageSchema } from '#model/projects-schema.ts';
import { type Resume, resumeSchema } from '#model/resume-schema.ts';
import { type Site, siteSchema } from '#model/site-schema.ts';
import { type Update, updatesSchema } from '#model/updates-schema.ts';
import { type Words, wordsSchema } from '#model/words-schema.ts';
import type { CoverArtwork } from './pictures/cover-artwork.ts';
import { isGroup } from './yaml/key-path.ts';

/**
 * Everything the owner wrote, checked, by the names that `site/content/content.ts` gives it. What has no file is undefined: the
 * owner left it out.
 */
export type Content = {
  site: Site;
  home: Home;
  updates: Update[];
  friends: Friend[];
  aboutMe: AboutMe | undefined;
  interests: Interests | undefined;
  resume: Resume | undefined;
  projectsPage: ProjectsPage | undefined;
  /** From the lowest `order` up. */
  projects: Project[];
  galleryPage: GalleryPage | undefined;
  /** From the lowest `order` up. */
  characters: Character[];
  connect: Connect | undefined;
  /** By the icon's name. */
  socialIcons: Record<string, SocialIcon>;
  buttons: Buttons | undefined;
  facts: Facts | undefined;
  tracks: Track[];
  coverArtwork: CoverArtwork[];
  musicOutline: MusicOutline;
  guestbookPage: GuestbookPage | undefined;
  delights: Delights;
  notFound: NotFound;
  /** What the interface says by itself. */
  words: Words;
  /** What the frame's header shows, by address; `/404` below a folder stands for what is not there. */
  headers: Record<string, FrameHeader>;
  /** For search engines and link previews, by address. */
  descriptions: Record<string, string>;
  /** What a chat shows of a link to a page, by the page's address. */
  sharePictures: Record<string, PublicFile | undefined>;
  /** The owner's button alone: the frame needs no more of the page about buttons. */
  myButton: { image: PublicFile; alt: string } | undefined;
};

export type Sheet = {
  schema: z.ZodType;
  /** What a file that is not there stands for: nothing written, or null, which is no page. Else that is a mistake. */
  whenMissing?: object | null;
  /** The folder whose things are shown on this page: while there are any, the page must be there. */
  neededBy?: 'projects' | 'characters';
  /** The address of the page that is left out with its file. */
  address?: StaticPath;
  /** Where a picture's path starts that does not start with `./`; without it, in `content/`. */
  pictureFolder?: (written: string) => string;
  /** Whether the site makes the file that is served under its own name, where the owner has none. */
  makesFile?: (data: unknown) => boolean;
};

/** One file each, in `content/` itself. */
export const singleSheets = {
  site: { file: 'site.yaml', schema: siteSchema },
  home: { file: 'home.yaml', schema: homeSchema },
  updates: { file: 'updates.yaml', schema: updatesSchema, whenMissing: [] },
  friends: {
    file: 'friends.yaml',
    schema: friendsSchema,
    whenMissing: [],
    pictureFolder: (written: string) => (written.includes('/') ? '' : 'images/friends'),
  },
  aboutMe: { file: 'about-me.yaml', schema: aboutMeSchema, whenMissing: null, address: '/aboutme' },
  interests: { file: 'interests.yaml', schema: interestsSchema, whenMissing: null, address: '/interests' },
  resume: {
    file: 'resume.yaml',
    schema: resumeSchema,
    whenMissing: null,
    address: '/resume',
    makesFile: (data: unknown) => isGroup(data) && isGroup(data.sheet),
  },
  projectsPage: {
    file: 'projects.yaml',
    schema: projectsPageSchema,
    whenMissing: null,
    neededBy: 'projects',
    address: '/projects',
  },
  galleryPage: {
    file: 'oc-gallery.yaml',
    schema: galleryPageSchema,
    whenMissing: null,
    neededBy: 'characters',
    address: '/oc-gallery',
  },
  connect: { file: 'connect.yaml', schema: connectSchema, whenMissing: null, address: '/connect' },
  buttons: { file: 'buttons.yaml', schema: buttonsSchema, whenMissing: null, address: '/buttons' },
  facts: { file: 'facts.yaml', schema: factsSchema, whenMissing: null },
  tracks: {
    file: 'tracks.yaml',
    schema: tracksSchema,
    whenMissing: [],
    pictureFolder: () => 'images/songs',
  },
  guestbookPage: { file: 'guestbook.yaml', schema: guestbookPageSchema, whenMissing: null, address: '/guestbook' },
  delights: { file: 'delights.yaml', schema: delightsSchema, whenMissing: {} },
  notFound: { file: 'not-found.yaml', schema: notFoundSchema },
  words: { file: 'words.yaml', schema: wordsSchema, whenMissing: {} },
} satisfies Partial<Record<keyof Content, Sheet & { file: string }>>;

/** A folder for each thing; the folder's name is the thing's id. */
export const collectedSheets = {
  projects: { folder: 'projects', file: 'project.yaml', schema: projectSchema },
  characters: { folder: 'characters', file: 'character.yaml', schema: characterSchema },
} satisfies Partial<Record<keyof Content, Sheet & { folder: string; file: string }>>;

export type SheetName = keyof typeof singleSheets | keyof typeof collectedSheets;
