import { galleryWords } from 'virtual:words';
import { paths } from '#site/navigation/paths.ts';
import { ButtonLink } from '#site/ui/button/button-link.tsx';
import { Icon } from '#site/ui/icon/icon.tsx';
import { arrowLeftIcon } from '#site/ui/icon/icons.ts';

export function BackToGallery() {
  return (
    <ButtonLink to={paths.galleryPage}>
      <Icon shape={arrowLeftIcon} />
      {galleryWords.back}
    </ButtonLink>
  );
}
