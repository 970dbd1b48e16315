import { connect } from '#site/content.ts';
import { paths } from '#site/paths.ts';
import { ButtonLink } from '#site/ui/button-link.tsx';
import { Panel } from '#site/ui/panel.tsx';
import { PictureBox } from '#site/ui/picture.tsx';
import { RichText } from '#site/ui/rich-text.tsx';
import { connectWords } from '#site/words.ts';
import { ButtonStrip } from './button-strip.tsx';
import styles from './connect-page.module.css';
import { SocialLinks } from './social-links.tsx';

export function ConnectPage() {
  const { socials, letters, neighbours } = connect;
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
      <Panel title={neighbours.title} tone="mint" isQuiet>
        <div className={styles.neighbours}>
          <RichText text={neighbours.text} />
          <ButtonStrip />
          <ButtonLink to={paths.buttons}>{connectWords.tradeButtons}</ButtonLink>
        </div>
      </Panel>
    </>
  );
}
