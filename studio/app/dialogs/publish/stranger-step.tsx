import { Fragment, useState } from 'react';
import { Button } from '#studio/app/button/button.tsx';
import { Icon } from '#studio/app/icon/icon.tsx';
import { say, sayCount } from '#studio/app/say.ts';
import type { LookAnswer } from '#studio/protocol/publish.ts';
import { Dialog } from '../dialog.tsx';
import styles from './publish.module.css';

type Props = {
  stranger: Extract<LookAnswer, { outcome: 'stranger' }>;
  onTrust: () => void;
  onClose: () => void;
};

/** Asks whether a machine that is new is the owner's. Nothing but the press on that button says so. */
export function StrangerStep({ stranger: { machine, shows, fingerprints, about }, onTrust, onClose }: Props) {
  const [told, setTold] = useState<string>();
  const copy = () =>
    navigator.clipboard.writeText(fingerprints.join('\n')).then(
      () => setTold(say('publish.stranger.copied')),
      () => setTold(say('publish.stranger.notCopied')),
    );
  return (
    <Dialog
      title={say('publish.stranger.title')}
      onClose={onClose}
      foot={
        <>
          <p role="status">{told ?? say('publish.nothingSent')}</p>
          <Button onClick={onTrust}>{say('publish.stranger.mine')}</Button>
          <Button onClick={onClose}>{say('publish.stop')}</Button>
        </>
      }
    >
      <p className={styles.lead}>{say(`publish.stranger.${shows}`, { machine })}</p>
      <h3 className={styles.heading}>{sayCount('publish.stranger.fingerprint', fingerprints.length)}</h3>
      <ul className={styles.fingerprints}>
        {fingerprints.map((fingerprint) => (
          <li key={fingerprint}>
            <code>
              {/* It goes on in the next line behind a colon, where there is one. */}
              {fingerprint.split(/(?<=:)/).map((part, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the same two digits come again
                <Fragment key={index}>
                  {part}
                  <wbr />
                </Fragment>
              ))}
            </code>
          </li>
        ))}
      </ul>
      {about && <p className={`${styles.need} ${styles.soft}`}>{about}</p>}
      <p className={styles.need}>{say('publish.stranger.what')}</p>
      <p className={styles.need}>{say('publish.stranger.compare')}</p>
      <Button onClick={() => void copy()}>
        <Icon name="copy" /> {say('publish.stranger.copy')}
      </Button>
    </Dialog>
  );
}
