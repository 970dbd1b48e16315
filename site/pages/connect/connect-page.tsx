import type { Connect } from '#model/connect-schema.ts';
import { buttons, connect } from '#site/content.ts';
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
  const { socials, letters, neighbours } = connect as Connect;
  return (
    <>
      {socials?.links.length ? (
        <Panel title={socials.title}>
          <SocialLinks links={socials.links} />
        </Panel>
      ) : null}
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
      {neighbours && buttons ? (
        <Panel title={neighbours.title} tone="mint" isQuiet>
          <div className={styles.neighbours}>
            <RichText text={neighbours.text} />
            <ButtonStrip buttons={buttons} />
            <ButtonLink to={paths.buttons}>{connectWords.tradeButtons}</ButtonLink>
          </div>
        </Panel>
      ) : null}
    </>
  );
}
