import { notFound, projects } from 'virtual:content';
import { findProject } from '#model/projects.ts';
import { useParameters } from '#site/navigation/navigation.tsx';
import { ProjectDetails } from './project-details.tsx';
import { UnknownProject } from './unknown-project.tsx';

export function ProjectPage() {
  const project = findProject(projects, useParameters().projectId);
  return project ? <ProjectDetails project={project} /> : <UnknownProject mascot={notFound.header.mascot} />;
}
