import { projects, projectsPage } from '#site/content.ts';
import { ProjectCard } from './project-card.tsx';
import styles from './projects-page.module.css';

export function ProjectsPage() {
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
