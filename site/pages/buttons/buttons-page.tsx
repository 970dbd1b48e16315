import { writeButtonHtml } from '#model/buttons.ts';
import { buttons, myButton, site } from '#site/content.ts';
import { Link } from '#site/navigation.tsx';
import { paths } from '#site/paths.ts';
import { useCopiedHtml } from '#site/ui/copied-html.ts';
import { CopyHtml } from '#site/ui/copy-html.tsx';
import { Panel } from '#site/ui/panel.tsx';
import { RichText } from '#site/ui/rich-text.tsx';
import { WebButton } from '#site/ui/web-button.tsx';
import { buttonsWords } from '#site/words.ts';
import styles from './buttons-page.module.css';
import { FriendButton } from './friend-button.tsx';

export function ButtonsPage() {
  const { mine, friends, about } = buttons;
  const copied = useCopiedHtml();
  const html =
    mine.html ??
    writeButtonHtml({ link: site.address, image: new URL(myButton.image.name, site.address).href, alt: mine.alt });
  return (
    <>
      <Panel title={mine.title}>
        <div className={styles.mine}>
          <div className={styles.preview}>
            <WebButton src={myButton.image.address} alt={mine.alt} isDoubled />
            <WebButton src={myButton.image.address} alt="" />
          </div>
          <div className={styles.snippet}>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: focus lets the keyboard select what is copied */}
            <code className={styles.html} tabIndex={0}>
              {html}
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
            <Link className={styles.yours} to={paths.connect}>
              <span>{buttonsWords.yours}</span>
              <span className={styles.yoursHint}>{buttonsWords.exchange}</span>
            </Link>
          </li>
        </ul>
      </Panel>
      <Panel title={about.title} tone="lilac" isQuiet>
        <RichText text={about.text} />
      </Panel>
    </>
  );
}
