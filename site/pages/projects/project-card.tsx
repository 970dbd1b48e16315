import { projectsWords } from 'virtual:words';
import type { ProjectCard as Card } from '#model/page-data.ts';
import { choosePictureSide, findLiveAddress } from '#model/projects.ts';
import { Link } from '#site/navigation/navigation.tsx';
import { paths } from '#site/navigation/paths.ts';
import { ButtonLink } from '#site/ui/button/button-link.tsx';
import { Icon } from '#site/ui/icon/icon.tsx';
import { externalIcon } from '#site/ui/icon/page-icons.ts';
import { ImageSlot } from '#site/ui/image-slot.tsx';
import { MultilineText } from '#site/ui/multiline-text.tsx';
import { Panel } from '#site/ui/panel.tsx';
import { PictureBox } from '#site/ui/picture.tsx';
import { Pill } from '#site/ui/pill.tsx';
import mats from './mat.module.css';
import styles from './project-card.module.css';

type Props = { project: Card; index: number };

/** A project on the list. Its title links to its page; so does the button, if the project has no live site. */
export function ProjectCard({ project, index }: Props) {
  const { id, title, subtitle, description, image, alt } = project;
  const titleId = `project-${id}`;
  const liveAddress = findLiveAddress(project);
  return (
    <Panel
      as="article"
      headingLevel={3}
      titleId={titleId}
      title={
        <Link className={styles.title} to={paths.project(id)}>
          {title}
        </Link>
      }
    >
      <div className={styles.row} data-picture={choosePictureSide(index)}>
        <ImageSlot className={`${styles.picture} ${mats.mat}`} isPixelArt={image.isPixelArt}>
          <PictureBox picture={image} alt={alt} isEager={index === 0} sizes="(width < 500px) 100vw, 480px" />
        </ImageSlot>
        <div className={styles.text}>
          {subtitle && <Pill>{subtitle}</Pill>}
          <div className={styles.description}>
            <MultilineText text={description} isParagraphs />
          </div>
          {liveAddress ? (
            <ButtonLink variant="primary" href={liveAddress} aria-describedby={titleId}>
              {projectsWords.visitLive} <Icon shape={externalIcon} isSmall />
            </ButtonLink>
          ) : (
            <ButtonLink variant="primary" to={paths.project(id)} aria-describedby={titleId}>
              {projectsWords.viewDetails}
            </ButtonLink>
          )}
        </div>
      </div>
    </Panel>
  );
}
