import { projectList, projectsPage } from 'virtual:content';
import { projectsWords } from 'virtual:words';
import type { ProjectCard as Card } from '#model/page-data.ts';
import type { ListPage } from '#model/paged-list.ts';
import { EmptyState } from '#site/ui/empty-state.tsx';
import { FindField } from '#site/ui/find/find-field.tsx';
import { type FindSource, useFind } from '#site/ui/find/use-find.ts';
import { ListNavigation } from '#site/ui/list/list-navigation.tsx';
import { loadWholeList } from '#site/ui/list/list-pages.ts';
import { Panel } from '#site/ui/panel.tsx';
import { Window } from '#site/ui/window.tsx';
import styles from './featured-projects.module.css';
import { ProjectCard } from './project-card.tsx';

const allProjects: FindSource<Card> = {
  load: () => loadWholeList('projects', projectList),
  read: ({ title, subtitle = '' }) => ({ name: title, tags: [subtitle] }),
};

type Props = { list: ListPage<Card>; source?: FindSource<Card> };

/** One page of the projects in the owner's order, or what is found in all of them. */
export function FeaturedProjects({ list: { number, pageCount, items }, source = allProjects }: Props) {
  const { featuredTitle, emptyText, header } = projectsPage;
  const finder = useFind(source);
  if (!items.length) {
    return (
      <Panel title={featuredTitle}>
        <EmptyState picture={header.mascot}>{emptyText}</EmptyState>
      </Panel>
    );
  }
  return (
    <section className={styles.featured} aria-labelledby="featured-projects">
      <div className={styles.banner}>
        <h2 id="featured-projects" dir="auto">
          {featuredTitle}
        </h2>
      </div>
      {pageCount > 1 && (
        <Window className={styles.find}>
          <FindField label={projectsWords.find} finder={finder} />
        </Window>
      )}
      {(finder.results ?? items).map((project, index) => (
        <ProjectCard key={project.id} project={project} index={index} />
      ))}
      {!finder.results && <ListNavigation list="projects" number={number} pageCount={pageCount} />}
    </section>
  );
}
