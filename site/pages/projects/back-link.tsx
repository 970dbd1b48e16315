import { projectsWords } from 'virtual:words';
import { paths } from '#site/navigation/paths.ts';
import { ButtonLink } from '#site/ui/button/button-link.tsx';
import { Icon } from '#site/ui/icon/icon.tsx';
import { arrowLeftIcon } from '#site/ui/icon/icons.ts';

/** The arrow is an icon, because the label's font has none; screen readers get the character. */
export function BackLink() {
  return (
    <ButtonLink to={paths.projectsPage}>
      <Icon shape={arrowLeftIcon} />
      <span>
        <span className="sr-only">← </span>
        {projectsWords.back}
      </span>
    </ButtonLink>
  );
}
