import { projectList } from 'virtual:content';
import { notFoundWords, projectsWords } from 'virtual:words';
import type { Picture } from '#model/picture.ts';
import { Oops } from '#site/ui/oops.tsx';
import { BackLink } from './back-link.tsx';
import { FeaturedProjects } from './featured-projects.tsx';

/** For an unknown id: a notice above all projects. */
export function UnknownProject({ mascot }: { mascot: Picture }) {
  return (
    <>
      <Oops title={notFoundWords.whereTo} picture={mascot} actions={<BackLink />}>
        <p>{projectsWords.notFoundText}</p>
      </Oops>
      {projectList.items.length > 0 && <FeaturedProjects list={projectList} />}
    </>
  );
}
