import { projectsPage } from 'virtual:content';
import { FeaturedProjects } from './featured-projects.tsx';
import { Workbench } from './workbench.tsx';

export function ProjectsPage() {
  const { workbench } = projectsPage;
  return (
    <>
      <FeaturedProjects />
      {workbench?.items.length ? <Workbench workbench={workbench} /> : null}
    </>
  );
}
