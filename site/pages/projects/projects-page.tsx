import { FeaturedProjects } from './featured-projects.tsx';

export function ProjectsPage() {
  return <FeaturedProjects />;
}
