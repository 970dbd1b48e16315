import { useParams } from 'react-router';
import { findProject } from '#model/projects.ts';
import { notFound, projects } from '#site/content.ts';
import { ProjectDetails } from './project-details.tsx';
import { UnknownProject } from './unknown-project.tsx';

export function ProjectPage() {
  const project = findProject(projects, useParams().projectId);
  return project ? <ProjectDetails project={project} /> : <UnknownProject mascot={notFound.header.mascot} />;
}
