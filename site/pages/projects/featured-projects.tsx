import { projects, projectsPage } from '#site/content.ts';
import styles from './featured-projects.module.css';
import { ProjectCard } from './project-card.tsx';

/** All projects in the owner's order. */
export function FeaturedProjects() {
  return (
    <section className={styles.featured} aria-labelledby="featured-projects">
      <div className={styles.banner}>
        <h2 id="featured-projects">{projectsPage.featuredTitle}</h2>
      </div>
      {projects.map((project, index) => (
        <ProjectCard key={project.id} project={project} index={index} />
      ))}
    </section>
  );
}
