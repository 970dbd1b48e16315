import { connect } from '#site/content.ts';
import { Panel } from '#site/ui/panel.tsx';
import { PictureBox } from '#site/ui/picture.tsx';
import { RichText } from '#site/ui/rich-text.tsx';
import styles from './connect-page.module.css';
import { SocialLinks } from './social-links.tsx';

export function ConnectPage() {
  const { socials, letters } = connect;
  return (
    <>
      <Panel title={socials.title}>
        <SocialLinks links={socials.links} />
      </Panel>
      <Panel title={letters.title} tone="butter" isQuiet>
        <div className={styles.letters}>
          <RichText text={letters.text} hasLead />
          {letters.picture ? (
            <figure className={styles.reader}>
              <PictureBox picture={letters.picture} alt="" width={160} height={160} />
              <figcaption>{letters.caption}</figcaption>
            </figure>
          ) : null}
        </div>
      </Panel>
    </>
  );
}
