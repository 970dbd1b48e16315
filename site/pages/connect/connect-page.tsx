import { buttons, connect } from 'virtual:content';
import { connectWords } from 'virtual:words';
import type { Connect } from '#model/connect-schema.ts';
import { paths } from '#site/navigation/paths.ts';
import { ButtonLink } from '#site/ui/button/button-link.tsx';
import { Panel } from '#site/ui/panel.tsx';
import { PicturedText } from '#site/ui/pictured-text.tsx';
import { RichText } from '#site/ui/rich-text.tsx';
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
      <Panel className={styles.letters} title={letters.title} tone="butter" isQuiet>
        <PicturedText text={letters.text} hasLead picture={letters.picture} caption={letters.caption} />
      </Panel>
      {neighbours && buttons ? (
        <Panel title={neighbours.title} tone="mint" isQuiet>
          <div className={styles.neighbours} data-many={buttons.friends.sites.length > 4 || undefined}>
            <RichText text={neighbours.text} />
            {buttons.friends.sites.length > 0 && <ButtonStrip {...buttons.friends} />}
            <ButtonLink to={paths.buttons}>{connectWords.tradeButtons}</ButtonLink>
          </div>
        </Panel>
      ) : null}
    </>
  );
}
