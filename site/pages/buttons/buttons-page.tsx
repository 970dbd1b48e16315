import { buttons, headers, site } from 'virtual:content';
import { buttonsWords } from 'virtual:words';
import { Fragment } from 'react';
import { writeButtonHtml } from '#model/buttons.ts';
import type { Buttons } from '#model/buttons-schema.ts';
import { Link } from '#site/navigation/navigation.tsx';
import { paths } from '#site/navigation/paths.ts';
import { useCopiedHtml } from '#site/ui/copy-html/copied-html.ts';
import { CopyHtml } from '#site/ui/copy-html/copy-html.tsx';
import { Panel } from '#site/ui/panel.tsx';
import { PicturedText } from '#site/ui/pictured-text.tsx';
import { WebButton } from '#site/ui/web-button.tsx';
import styles from './buttons-page.module.css';
import { FriendButton } from './friend-button.tsx';

/** Where a line may end, beside its spaces: after a tag and within an address. */
const splitHtml = (html: string) => html.match(/(?:<\/|[^/>])+[/>]*|[/>]+/g) ?? [];

export function ButtonsPage() {
  const { mine, friends, about } = buttons as Buttons;
  const copied = useCopiedHtml();
  const html =
    mine.html ??
    writeButtonHtml({ link: site.address, image: new URL(mine.image.name, site.address).href, alt: mine.alt });
  const invitation = (
    <>
      <span>{buttonsWords.yours}</span>
      <span className={styles.yoursHint}>{buttonsWords.exchange}</span>
    </>
  );
  return (
    <div className={styles.page} data-wide="">
      <Panel title={mine.title}>
        <div className={styles.mine}>
          <div className={styles.preview}>
            <WebButton src={mine.image.address} alt={mine.alt} isDoubled />
            <WebButton src={mine.image.address} alt="" />
          </div>
          <div className={styles.snippet}>
            {mine.text && <p dir="auto">{mine.text}</p>}
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: focus lets keyboard users select the code */}
            <code className={styles.html} tabIndex={0}>
              {splitHtml(html).map((part, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: parts may repeat, and they never move
                <Fragment key={index}>
                  {part}
                  <wbr />
                </Fragment>
              ))}
            </code>
            <CopyHtml name="mine" html={html} copied={copied} isPrimary />
          </div>
        </div>
      </Panel>
      <Panel title={friends.title}>
        <ul className={styles.sites}>
          {friends.sites.map((site) => (
            <FriendButton key={site.name} site={site} copied={copied} />
          ))}
          <li>
            {headers[paths.connect] ? (
              <Link className={styles.yours} to={paths.connect}>
                {invitation}
              </Link>
            ) : (
              <a className={styles.yours} href={`mailto:${site.email}`}>
                {invitation}
              </a>
            )}
          </li>
        </ul>
      </Panel>
      {about && (
        <Panel title={about.title} tone="lilac" isQuiet>
          <PicturedText text={about.text} picture={about.picture} caption={about.caption} />
        </Panel>
      )}
    </div>
  );
}
