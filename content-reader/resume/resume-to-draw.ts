import { parsePage } from '#content-reader/parse-page.ts';
import { attachedPathOf } from '#content-reader/pictures/file-on-disk.ts';
import type { ReadPage } from '#content-reader/read-page.ts';
import type { ResumeFile } from '#model/resume-schema.ts';
import { type SiteFile, siteSchema } from '#model/site-schema.ts';
import type { ResumeToDraw } from '#resume-pdf/resume-to-draw.ts';

/** Undefined if there is no resume, or a mistake in a file that it is read from. */
export function readResumeToDraw(pages: readonly ReadPage[]): ResumeToDraw | undefined {
  const page = pages.find(({ name }) => name === 'resume');
  const site = siteSchema.safeParse(pages.find(({ name }) => name === 'site')?.data).data as SiteFile | undefined;
  if (!page || !site || !page.definition.schema.safeParse(page.data).success) return undefined;
  const { resume, documentTitle } = parsePage(page) as ResumeFile;
  if (!resume) return undefined;
  const portraitPath = resume.portrait && attachedPathOf(resume.portrait.image);
  if (resume.portrait && !portraitPath) return undefined;
  const { ownerName, language } = site;
  return { resume, portraitPath, documentTitle, ownerName, language };
}
