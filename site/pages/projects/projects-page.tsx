import { projectList, projectsPage } from 'virtual:content';
import { useAddress } from '#site/navigation/navigation.tsx';
import { useListPage } from '#site/ui/list/list-pages.ts';
import { FeaturedProjects } from './featured-projects.tsx';
import { Workbench } from './workbench.tsx';

/** A new list for every history entry: each keeps what was looked for in it. */
export function ProjectsPage() {
  const { workbench } = projectsPage;
  const list = useListPage('projects') ?? projectList;
  return (
    <>
      <FeaturedProjects key={useAddress().key} list={list} />
      {list.number === 1 && workbench?.items.length ? <Workbench workbench={workbench} /> : null}
    </>
  );
}
