import { projectCards, projectsPage } from 'virtual:content';
import type { ProjectCard as Card } from '#model/page-data.ts';
import { EmptyState } from '#site/ui/empty-state.tsx';
import { Panel } from '#site/ui/panel.tsx';
import styles from './featured-projects.module.css';
import { ProjectCard } from './project-card.tsx';

/** All projects in the owner's order. */
export function FeaturedProjects({ all = projectCards }: { all?: Card[] }) {
  const { featuredTitle, emptyText, header } = projectsPage;
  if (!all.length) {
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
      {all.map((project, index) => (
        <ProjectCard key={project.id} project={project} index={index} />
      ))}
    </section>
  );
}
