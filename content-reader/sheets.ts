import type * as z from 'zod';
import { type AboutMe, aboutMeSchema } from '#model/about-me-schema.ts';
import { type Buttons, buttonsSchema } from '#model/buttons-schema.ts';
import { type Character, characterSchema, type GalleryPage, galleryPageSchema } from '#model/characters-schema.ts';
import { type Connect, connectSchema } from '#model/connect-schema.ts';
import { type Delights, delightsSchema } from '#model/delights-schema.ts';
import { type Facts, factsSchema } from '#model/facts-schema.ts';
import { type Friend, friendsSchema } from '#model/friends-schema.ts';
import { type GuestbookPage, guestbookPageSchema } from '#model/guestbook-schema.ts';
import { type Home, homeSchema } from '#model/home-schema.ts';
import { type Interests, interestsSchema } from '#model/interests-schema.ts';
import { type Track, tracksSchema } from '#model/music-schema.ts';
import { type NotFound, notFoundSchema } from '#model/not-found-schema.ts';
import type { FrameHeader } from '#model/page-header.ts';
import type { PublicFile } from '#model/picture.ts';
import { type Project, type ProjectsPage, projectSchema, projectsPageSchema } from '#model/projects-schema.ts';
import { type Resume, resumeSchema } from '#model/resume-schema.ts';
import { type Site, siteSchema } from '#model/site-schema.ts';
import { type Update, updatesSchema } from '#model/updates-schema.ts';
import { type Words, wordsSchema } from '#model/words-schema.ts';
import type { CoverArtwork } from './cover-artwork.ts';
import { isGroup } from './key-path.ts';

/** Everything the owner wrote, checked, by the names that `site/content.ts` gives it. */
export type Content = {
  site: Site;
  home: Home;
  updates: Update[];
  friends: Friend[];
  aboutMe: AboutMe;
  interests: Interests;
  resume: Resume;
  projectsPage: ProjectsPage;
  /** From the lowest `order` up. */
  projects: Project[];
  galleryPage: GalleryPage;
  /** From the lowest `order` up. */
  characters: Character[];
  connect: Connect;
  /** An icon's name to its path data, in a square of 24 units. */
  socialIcons: Record<string, string>;
  buttons: Buttons;
  facts: Facts;
  tracks: Track[];
  coverArtwork: CoverArtwork[];
  guestbookPage: GuestbookPage;
  delights: Delights;
  notFound: NotFound;
  /** What the interface says by itself. */
  words: Words;
  /** What the frame's header shows, by address; `/404` below a folder stands for what is not there. */
  headers: Record<string, FrameHeader>;
  /** For search engines and link previews, by address. */
  descriptions: Record<string, string>;
  /** What a chat shows of a link to a page, by the page's address. */
  sharePictures: Record<string, PublicFile>;
  /** The owner's button alone: the frame needs no more of the page about buttons. */
  myButton: { image: PublicFile; alt: string };
};

export type Sheet = {
  schema: z.ZodType;
  /** Where a picture's path starts that does not start with `./`; without it, in `content/`. */
  pictureFolder?: (written: string) => string;
  /** Without the file, or with nothing in it, everything is as its schema says. */
  isOptional?: boolean;
  /** What makes the file that is served under its own name, where that is missing. */
  missingFileHint?: (data: unknown) => string | undefined;
};

/** One file each, in `content/` itself. */
export const singleSheets = {
  site: { file: 'site.yaml', schema: siteSchema },
  home: { file: 'home.yaml', schema: homeSchema },
  updates: { file: 'updates.yaml', schema: updatesSchema },
  friends: {
    file: 'friends.yaml',
    schema: friendsSchema,
    pictureFolder: (written: string) => (written.includes('/') ? '' : 'images/friends'),
  },
  aboutMe: { file: 'about-me.yaml', schema: aboutMeSchema },
  interests: { file: 'interests.yaml', schema: interestsSchema },
  resume: {
    file: 'resume.yaml',
    schema: resumeSchema,
    missingFileHint: (data: unknown) =>
      isGroup(data) && isGroup(data.sheet) ? 'npm run resume makes it of the sheet' : undefined,
  },
  projectsPage: { file: 'projects.yaml', schema: projectsPageSchema },
  galleryPage: { file: 'oc-gallery.yaml', schema: galleryPageSchema },
  connect: { file: 'connect.yaml', schema: connectSchema },
  buttons: { file: 'buttons.yaml', schema: buttonsSchema },
  facts: { file: 'facts.yaml', schema: factsSchema },
  tracks: { file: 'tracks.yaml', schema: tracksSchema, pictureFolder: () => 'images/songs' },
  guestbookPage: { file: 'guestbook.yaml', schema: guestbookPageSchema },
  delights: { file: 'delights.yaml', schema: delightsSchema, isOptional: true },
  notFound: { file: 'not-found.yaml', schema: notFoundSchema },
  words: { file: 'words.yaml', schema: wordsSchema, isOptional: true },
} satisfies Partial<Record<keyof Content, Sheet & { file: string }>>;

/** A folder for each thing; the folder's name is the thing's id. */
export const collectedSheets = {
  projects: { folder: 'projects', file: 'project.yaml', schema: projectSchema },
  characters: { folder: 'characters', file: 'character.yaml', schema: characterSchema },
} satisfies Partial<Record<keyof Content, Sheet & { folder: string; file: string }>>;

export type SheetName = keyof typeof singleSheets | keyof typeof collectedSheets;
