import type { FrameHeader } from '#model/page-header.ts';
import { characterPath, projectPath } from '#model/paths.ts';
import type { PublicFile } from '#model/picture.ts';
import type { Content } from './sheets.ts';

/** What the frame and the page's head say at one address. */
type PageWords = { path: string; header: FrameHeader; description: string; sharePicture?: PublicFile | undefined };

const searchEngineLimit = 160;

/**
 * Headers, descriptions and share pictures of every page by its address. An address that ends in `/404` stands for all unknown ones
 * below its folder.
 */
export function describePages(content: SingleContent): {
  headers: Record<string, FrameHeader>;
  descriptions: Record<string, string>;
  sharePictures: Record<string, PublicFile>;
} {
  const pages = listPageWords(content);
  return {
    headers: Object.fromEntries(pages.map(({ path, header }) => [path, header])),
    descriptions: Object.fromEntries(pages.map(({ path, description }) => [path, description])),
    sharePictures: Object.fromEntries(
      pages.map(({ path, sharePicture = content.site.sharePicture }) => [path, sharePicture]),
    ),
  };
}

type SingleContent = Omit<
  Content,
  'headers' | 'descriptions' | 'sharePictures' | 'coverArtwork' | 'myButton' | 'socialIcons'
>;

function listPageWords(content: SingleContent): PageWords[] {
  const { projectsPage, galleryPage, notFound } = content;
  const sheets = {
    '/': { header: { title: content.site.title, subtitle: content.site.tagline, ...content.home.header } },
    '/aboutme': content.aboutMe,
    '/interests': content.interests,
    '/resume': content.resume,
    '/projects': projectsPage,
    '/guestbook': content.guestbookPage,
    '/connect': content.connect,
    '/buttons': content.buttons,
    '/oc-gallery': galleryPage,
    '/404': notFound,
  };
  const lost = { mascot: notFound.header.mascot, bubble: notFound.header.bubble };
  return [
    ...Object.entries(sheets).map(([path, { header }]) => {
      const { description, sharePicture, ...shown } = header;
      return { path, header: shown, description, sharePicture };
    }),
    ...content.projects.map(({ id, title, subtitle, description, sharePicture }) => ({
      path: projectPath(id),
      header: { title, subtitle, mascot: projectsPage.header.mascot },
      description: shorten(description),
      sharePicture,
    })),
    ...content.characters.map(({ id, name, occupation, personality, sharePicture }) => ({
      path: characterPath(id),
      header: { title: name, subtitle: occupation, mascot: galleryPage.header.mascot },
      description: shorten(`${name}, ${occupation}. ${personality}`),
      sharePicture,
    })),
    {
      path: projectPath('404'),
      header: { title: content.words.projects.notFound, ...lost },
      description: notFound.header.description,
    },
    {
      path: characterPath('404'),
      header: { title: content.words.gallery.notFound, ...lost },
      description: notFound.header.description,
    },
  ];
}

/** At a word's end, for the one line that search engines show. */
function shorten(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ');
  if (line.length <= searchEngineLimit) return line;
  return `${line.slice(0, line.lastIndexOf(' ', searchEngineLimit - 1))}…`;
}
