import { projectsWords } from 'virtual:words';
import type { ProjectPageData } from '#model/page-data.ts';
import { findLiveAddress, findProcess } from '#model/projects.ts';
import { ButtonLink } from '#site/ui/button/button-link.tsx';
import { Icon } from '#site/ui/icon/icon.tsx';
import { arrowRightIcon } from '#site/ui/icon/icons.ts';
import { ImageSlot } from '#site/ui/image-slot.tsx';
import { MultilineText } from '#site/ui/multiline-text.tsx';
import { Panel } from '#site/ui/panel.tsx';
import { PictureBox } from '#site/ui/picture.tsx';
import { Pill } from '#site/ui/pill.tsx';
import { BackLink } from './back-link.tsx';
import { DevelopmentProcess } from './development-process.tsx';
import mats from './mat.module.css';
import styles from './project-details.module.css';

/** A project's own page, below the header with its title. */
export function ProjectDetails({ project }: { project: ProjectPageData['project'] }) {
  const { subtitle, description, image, alt } = project;
  const liveAddress = findLiveAddress(project);
  return (
    <>
      <p data-print="never">
        <BackLink />
      </p>
      <Panel title={projectsWords.details}>
        <div className={styles.lead} data-wide="">
          <ImageSlot className={`${styles.picture} ${mats.mat}`} isPixelArt={image.isPixelArt}>
            <PictureBox picture={image} alt={alt} isEager sizes="(width < 980px) 100vw, 880px" />
          </ImageSlot>
          {subtitle && (
            <p className={styles.kind} aria-hidden="true" data-print="never">
              <Pill>{subtitle}</Pill>
            </p>
          )}
          <section className={styles.block} aria-labelledby="about-this-project">
            <h3 id="about-this-project">{projectsWords.about}</h3>
            <div className={styles.paper} data-tone="butter">
              <div className={styles.description}>
                <MultilineText text={description} isParagraphs />
              </div>
              {liveAddress && (
                <div className={styles.way}>
                  <ButtonLink variant="primary" href={liveAddress}>
                    <span>
                      {projectsWords.visitLiveProject}
                      <span className="sr-only"> →</span>
                    </span>
                    <Icon shape={arrowRightIcon} />
                  </ButtonLink>
                </div>
              )}
            </div>
          </section>
        </div>
        <section className={styles.block} aria-labelledby="development-process">
          <h3 id="development-process">{projectsWords.process}</h3>
          <DevelopmentProcess blocks={findProcess(project)} />
        </section>
      </Panel>
    </>
  );
}
