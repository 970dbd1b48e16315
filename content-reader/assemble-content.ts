import type { Character } from '#model/characters-schema.ts';
import type { Connect, SocialIcon } from '#model/connect-schema.ts';
import type { Content } from '#model/content-schema.ts';
import type { CharacterCard, PageData, PagedLists, ProjectCard } from '#model/page-data.ts';
import type { FrameHeader } from '#model/page-header.ts';
import { type ListName, type ListPage, listPageSizes } from '#model/paged-list.ts';
import type { Project } from '#model/projects-schema.ts';
import type { ResumeFile } from '#model/resume-schema.ts';
import type { SiteFile } from '#model/site-schema.ts';
import { collectPageData } from './page-data.ts';
import { describePages } from './page-headers.ts';
import { pageLists } from './paged-lists.ts';
import { listAddresses } from './pages.ts';
import { parsePage } from './parse-page.ts';
import { listCoverArtwork } from './pictures/cover-artwork.ts';
import { outlineMusic } from './plugin/music-outline.ts';
import type { ReadPage } from './read-page.ts';
import { readIcon } from './social-icons.ts';
import { addDurations } from './songs/song-duration.ts';

/** Assembles the content from pages without problems. */
export async function assembleContent(pages: readonly ReadPage[], resume: ResumeFile | undefined): Promise<Content> {
  const singles = pages.filter(({ id }) => id === '').map((page) => [page.name, parsePage(page)]);
  const { site, ...others } = Object.fromEntries(singles) as Omit<Content, 'site'> & { site: SiteFile };
  // Without its page nobody could read what robots would still post.
  const services = others.guestbookPage ? site.services : { ...site.services, guestbook: 'none' as const };
  const content = {
    ...others,
    tracks: addDurations(others.tracks),
    resume,
    site: { ...site, services, base: site.base ?? new URL(site.address).pathname },
    projects: collect<Project>(pages, 'projects'),
    characters: collect<Character>(pages, 'characters'),
  };
  const { mine } = content.buttons ?? {};
  const { lists, ...onHome } = pageLists(content);
  const { headers, ...described } = describePages(content, lists);
  const pageData = collectPageData(content, headers, lists);
  return {
    ...content,
    ...onHome,
    ...described,
    headers: pickSharedHeaders(headers, pageData, lists),
    pageData,
    lookAround: content.home.lookAround,
    siteHead: { icons: site.icons, sharePicture: site.sharePicture },
    projectList: lists.projects[0] as ListPage<ProjectCard>,
    characterList: lists.characters[0] as ListPage<CharacterCard>,
    coverArtwork: listCoverArtwork(content.tracks),
    musicOutline: outlineMusic(content.tracks),
    myButton: mine && { image: mine.image, alt: mine.alt },
    socialIcons: await readIcons(content.connect),
  };
}

/**
 * The headers of the addresses without data of their own and, with the number of its pages, of each list's first page:
 * as many as there are kinds of pages.
 */
function pickSharedHeaders(
  headers: Record<string, FrameHeader>,
  pageData: Record<string, PageData>,
  lists: PagedLists,
): Record<string, FrameHeader> {
  const others = Object.entries(headers).filter(([path]) => !Object.hasOwn(pageData, path));
  const firstPages = (Object.keys(listPageSizes) as ListName[]).flatMap((name) => {
    const path = listAddresses[name];
    const header = headers[path];
    const { length } = lists[name];
    return header ? [[path, length > 1 ? { ...header, pageCount: length } : header] as const] : [];
  });
  return Object.fromEntries([...others, ...firstPages]);
}

function collect<T extends { id: string; order: number }>(pages: readonly ReadPage[], name: keyof Content): T[] {
  return pages
    .filter((page) => page.name === name)
    .map((page) => ({ id: page.id, ...(parsePage(page) as Omit<T, 'id'>) }) as T)
    .sort((left, right) => left.order - right.order || (left.id < right.id ? -1 : 1));
}

async function readIcons(connect: Connect | undefined): Promise<Record<string, SocialIcon>> {
  const links = connect?.socials?.links ?? [];
  const icons = await Promise.all(links.map(async ({ slug }) => [slug, await readIcon(slug)]));
  return Object.fromEntries(icons);
}
