import { readButtonLink } from '#model/buttons.ts';
import type { ButtonSite } from '#model/buttons-schema.ts';
import type { CopiedHtml } from '#site/ui/copy-html/copied-html.ts';
import { CopyHtml } from '#site/ui/copy-html/copy-html.tsx';
import { ExternalLink } from '#site/ui/external-link.tsx';
import { WebButton } from '#site/ui/web-button.tsx';
import styles from './friend-button.module.css';

export function FriendButton({
  site: { name, about, html, image, alt },
  copied,
}: {
  site: ButtonSite;
  copied: CopiedHtml;
}) {
  return (
    <li className={styles.site}>
      <ExternalLink className={styles.link} href={readButtonLink(html)}>
        <WebButton src={image.src} alt={alt} />
      </ExternalLink>
      <span className={styles.name} dir="auto">
        {name}
      </span>
      {about && (
        <span className={styles.about} dir="auto">
          {about}
        </span>
      )}
      <CopyHtml name={`friend ${name}`} label={name} html={html} copied={copied} />
    </li>
  );
}
