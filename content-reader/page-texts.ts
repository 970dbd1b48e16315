import type { Character } from '#model/characters-schema.ts';
import type { PageHeader } from '#model/content-fields.ts';
import type { Content, DerivedContent } from '#model/content-schema.ts';
import type { FrameHeader } from '#model/page-header.ts';
import type { Picture, PublicFile } from '#model/picture.ts';
import type { Project } from '#model/projects-schema.ts';
import { itemAddress, notFoundAddress, pageAddresses } from './pages.ts';
import { shorten } from './shorten.ts';

/** The texts in the frame and in the page's head at one address. */
export type PageTexts = {
  path: string;
  header: FrameHeader;
  description: string;
  sharePicture?: PublicFile | undefined;
};

export type SingleContent = Omit<Content, keyof DerivedContent>;

/** The texts of every page, and of the unknown addresses below a folder. */
export function listPageTexts(content: SingleContent): PageTexts[] {
  const { projectsPage, galleryPage, notFound, words } = content;
  const home = { header: { title: content.site.title, subtitle: content.site.tagline, ...content.home.header } };
  const pages: [string, { header: PageHeader } | undefined][] = [
    ...(Object.keys(pageAddresses) as (keyof typeof pageAddresses)[]).map(
      (name): [string, { header: PageHeader } | undefined] => [
        pageAddresses[name],
        name === 'home' ? home : content[name],
      ],
    ),
    [notFoundAddress, notFound],
  ];
  const { mascot, bubble, description } = notFound.header;
  const notFoundHeader = { mascot, bubble, description };
  return [
    ...pages.flatMap(([path, page]) => {
      if (!page) return [];
      const { description, sharePicture, ...shown } = page.header;
      return { path, header: shown, description, sharePicture };
    }),
    ...(projectsPage
      ? listProjectTexts(content.projects, projectsPage.header.mascot, {
          ...notFoundHeader,
          title: words.projects.notFound,
        })
      : []),
    ...(galleryPage
      ? listCharacterTexts(content.characters, galleryPage.header.mascot, {
          ...notFoundHeader,
          title: words.gallery.notFound,
        })
      : []),
  ];
}

type NotFoundHeader = Pick<FrameHeader, 'title' | 'mascot' | 'bubble'> & { description: string };

function listProjectTexts(
  projects: Project[],
  mascot: Picture,
  { description: notFoundDescription, ...notFoundHeader }: NotFoundHeader,
): PageTexts[] {
  return [
    ...projects.map(({ id, title, subtitle, description, sharePicture }) => ({
      path: itemAddress('projects', id),
      header: { title, subtitle, mascot },
      description: shorten(description),
      sharePicture,
    })),
    { path: itemAddress('projects', '404'), header: notFoundHeader, description: notFoundDescription },
  ];
}

function listCharacterTexts(
  characters: Character[],
  mascot: Picture,
  { description: notFoundDescription, ...notFoundHeader }: NotFoundHeader,
): PageTexts[] {
  return [
    ...characters.map(({ id, name, occupation, personality, sharePicture }) => ({
      path: itemAddress('characters', id),
      header: { title: name, subtitle: occupation, mascot },
      description: shorten(`${name}, ${occupation}. ${personality}`),
      sharePicture,
    })),
    { path: itemAddress('characters', '404'), header: notFoundHeader, description: notFoundDescription },
  ];
}
