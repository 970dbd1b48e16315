import type * as z from 'zod';
import { aboutMeSchema } from './about-me-schema.ts';
import { buttonsSchema } from './buttons-schema.ts';
import { type Character, characterSchema, galleryPageSchema } from './characters-schema.ts';
import { connectSchema, type SocialIcon } from './connect-schema.ts';
import { delightsSchema } from './delights-schema.ts';
import { factsSchema } from './facts-schema.ts';
import { type Friend, friendsSchema } from './friends-schema.ts';
import { guestbookPageSchema } from './guestbook-schema.ts';
import { type Home, homeSchema } from './home-schema.ts';
import { interestsSchema } from './interests-schema.ts';
import { type CoverArtwork, type MusicOutline, type Track, tracksSchema } from './music-schema.ts';
import { notFoundSchema } from './not-found-schema.ts';
import type { CharacterCard, PageData, ProjectCard } from './page-data.ts';
import type { FrameHeader } from './page-header.ts';
import type { ListPage } from './paged-list.ts';
import type { PublicFile } from './picture.ts';
import { type Project, projectSchema, projectsPageSchema } from './projects-schema.ts';
import { type ResumeFile, resumeFileSchema } from './resume-schema.ts';
import { type Site, siteSchema } from './site-schema.ts';
import { type NamedUpdate, updatesSchema } from './updates-schema.ts';
import { wordsSchema } from './words-schema.ts';

export type ContentDefinition = {
  /** In `content/`, or in the folder of each thing. */
  file: string;
  schema: z.ZodType;
  /** The page's address. `site/pages/garden/garden-page.tsx` renders what is in `garden.yaml`. */
  address?: `/${string}`;
  /** What a missing file means: an empty value, or null for a page that the owner left out. Without it, a mistake. */
  whenMissing?: object | null;
  /** The folder that a picture's path is relative to, unless it starts with `./`; by default `content/`. */
  pictureFolder?: (written: string) => string;
  /** The key of the group from which the site makes the public file if the owner has none. */
  madeFrom?: string;
};

/** The content files, one line each. A line with an address is a page. */
export const contentFiles = {
  site: { file: 'site.yaml', schema: siteSchema },
  home: { file: 'home.yaml', schema: homeSchema, address: '/' },
  updates: { file: 'updates.yaml', schema: updatesSchema, whenMissing: [] },
  friends: { file: 'friends.yaml', schema: friendsSchema, whenMissing: [], pictureFolder: friendsFolder },
  aboutMe: { file: 'about-me.yaml', schema: aboutMeSchema, address: '/aboutme', whenMissing: null },
  interests: { file: 'interests.yaml', schema: interestsSchema, address: '/interests', whenMissing: null },
  resume: { file: 'resume.yaml', schema: resumeFileSchema, address: '/resume', whenMissing: null, madeFrom: 'resume' },
  projectsPage: { file: 'projects.yaml', schema: projectsPageSchema, address: '/projects', whenMissing: null },
  guestbookPage: { file: 'guestbook.yaml', schema: guestbookPageSchema, address: '/guestbook', whenMissing: null },
  connect: { file: 'connect.yaml', schema: connectSchema, address: '/connect', whenMissing: null },
  buttons: { file: 'buttons.yaml', schema: buttonsSchema, address: '/buttons', whenMissing: null },
  galleryPage: { file: 'oc-gallery.yaml', schema: galleryPageSchema, address: '/oc-gallery', whenMissing: null },
  facts: { file: 'facts.yaml', schema: factsSchema, whenMissing: null },
  tracks: { file: 'tracks.yaml', schema: tracksSchema, whenMissing: [], pictureFolder: () => 'images/songs' },
  delights: { file: 'delights.yaml', schema: delightsSchema, whenMissing: delightsSchema.parse({}) },
  notFound: { file: 'not-found.yaml', schema: notFoundSchema, address: '/404' },
  words: { file: 'words.yaml', schema: wordsSchema, whenMissing: {} },
} satisfies Record<string, ContentDefinition>;

/** A folder for each thing; the folder's name is its id and, below the address of `page`, its address. */
export const collections = {
  projects: { folder: 'projects', file: 'project.yaml', schema: projectSchema, page: 'projectsPage' },
  characters: { folder: 'characters', file: 'character.yaml', schema: characterSchema, page: 'galleryPage' },
} satisfies Record<string, ContentDefinition & { folder: string; page: PageName }>;

type Files = typeof contentFiles;
export type PageName = { [Name in keyof Files]: Files[Name] extends { address: string } ? Name : never }[keyof Files];
export type ContentFileName = keyof Files | keyof typeof collections;

type FileContent = {
  [Name in keyof Files]:
    | z.infer<Files[Name]['schema']>
    | (Files[Name] extends { whenMissing: null } ? undefined : never);
};

/** What Home shows of a list, and how many items the whole list has. */
export type HomeList<Item> = { items: Item[]; total: number };

/** What follows from the content files. */
export type DerivedContent = {
  homeUpdates: HomeList<NamedUpdate>;
  homeFriends: HomeList<Friend>;
  /** Home's doors alone: a page that is not there, or that fails, needs nothing else from Home. */
  lookAround: Home['lookAround'];
  /** For the heads of pages, which the build alone writes. */
  siteHead: Pick<Site, 'icons' | 'sharePicture'>;
  /**
   * What the frame's header shows, by address; `/404` below a folder stands for unknown ids. An address with data of its
   * own has its header there.
   */
  headers: Record<string, FrameHeader>;
  /** By address. */
  pageData: Record<string, PageData>;
  /** The first page of each list. */
  projectList: ListPage<ProjectCard>;
  characterList: ListPage<CharacterCard>;
  /** For search engines and link previews, by address. */
  descriptions: Record<string, string>;
  /** What a chat shows of a link to a page, by the page's address. */
  sharePictures: Record<string, PublicFile | undefined>;
  /** Covers of the owner's songs as bitmaps, for lock screens. */
  coverArtwork: CoverArtwork[];
  musicOutline: MusicOutline;
  /** The owner's button alone: the frame needs nothing else from the page about buttons. */
  myButton: { image: PublicFile; alt: string } | undefined;
  /** By the icon's name. */
  socialIcons: Record<string, SocialIcon>;
};

/** Everything the owner wrote, checked. A page that the owner left out is undefined. */
export type Content = Omit<FileContent, 'site' | 'resume' | 'tracks'> & {
  site: Site;
  resume: ResumeFile | undefined;
  tracks: Track[];
  /** By ascending `order`. */
  projects: Project[];
  /** By ascending `order`. */
  characters: Character[];
} & DerivedContent;

/** Pages of which another page shows a part. */
type SharedPage = 'buttons' | 'connect';

/** Lists of any length: no page has all of them. */
type WholeList = 'updates' | 'friends';

/** Of what site.yaml says, what the browser needs: it is in the first script of every page. */
export type VisitorsSite = Omit<
  Site,
  'icons' | 'sharePicture' | 'description' | 'tagline' | 'base' | 'guestbookRules' | 'music' | 'publish'
> & {
  /** The songs have it in their own addresses. */
  music: Omit<Site['music'], 'address'>;
  /** Without the usual rules. */
  guestbookRules: Pick<Site['guestbookRules'], 'approvesFirst'> &
    Partial<Pick<Site['guestbookRules'], 'drawings' | 'privateMessages' | 'hearts'>>;
};

/**
 * Content as the site imports it. A page that was left out has no route, so a page need not check for its own content.
 * @public The declaration of `virtual:content` uses it.
 */
export type ImportedContent = {
  [Name in Exclude<keyof Content, 'words' | WholeList>]: Name extends 'site'
    ? VisitorsSite
    : Name extends Exclude<PageName, SharedPage>
      ? NonNullable<Content[Name]>
      : Content[Name];
};

function friendsFolder(written: string): string {
  return written.includes('/') ? '' : 'images/friends';
}
