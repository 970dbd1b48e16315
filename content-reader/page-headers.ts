import type { PagedLists } from '#model/page-data.ts';
import type { FrameHeader } from '#model/page-header.ts';
import type { PublicFile } from '#model/picture.ts';
import { classifyTitle } from '#model/title-length.ts';
import { listListTexts } from './list-texts.ts';
import { listPageTexts, type SingleContent } from './page-texts.ts';

/**
 * Headers, descriptions and share pictures of every page by its address. An address that ends in `/404` is for all
 * unknown ones below its folder.
 */
export function describePages(
  content: SingleContent,
  lists: PagedLists,
): {
  headers: Record<string, FrameHeader>;
  descriptions: Record<string, string>;
  sharePictures: Record<string, PublicFile | undefined>;
} {
  const pages = [...listPageTexts(content), ...listListTexts(content, lists)];
  return {
    headers: Object.fromEntries(
      pages.map(({ path, header }) => [path, { ...header, titleLength: classifyTitle(header.title) }]),
    ),
    descriptions: Object.fromEntries(pages.map(({ path, description }) => [path, description])),
    sharePictures: Object.fromEntries(
      pages.map(({ path, sharePicture = content.site.sharePicture }) => [path, sharePicture]),
    ),
  };
}
