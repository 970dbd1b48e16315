import { notFound } from 'virtual:content';
import type { ProjectPageData } from '#model/page-data.ts';
import { usePageData } from '#site/navigation/use-page-data.ts';
import { ProjectDetails } from './project-details.tsx';
import { UnknownProject } from './unknown-project.tsx';

export function ProjectPage() {
  const data = usePageData() as ProjectPageData | null;
  return data ? <ProjectDetails project={data.project} /> : <UnknownProject mascot={notFound.header.mascot} />;
}
