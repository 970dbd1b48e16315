import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '#studio/app/button/button.tsx';
import { say } from '#studio/app/say.ts';
import type { ChooseRequest, PublishChanges } from '#studio/protocol/publish.ts';
import { Dialog } from '../dialog.tsx';
import { HostBoxes, titleOfHost } from './host-boxes.tsx';
import { groupOffers } from './host-places.ts';
import styles from './publish.module.css';
import { WhereFields } from './where-fields.tsx';

type Props = {
  changes: PublishChanges;
  /** Why what was chosen before would not do. */
  refusal?: string | undefined;
  /** It has the focus, and what is kept of it would not do. */
  isKeyWrong?: boolean | undefined;
  onChoose: (request: ChooseRequest) => void;
  onClose: () => void;
};

/** Asks where the site shall live, and for what is needed there. */
export function WhereStep({ changes, refusal, isKeyWrong = false, onChoose, onClose }: Props) {
  const { offers, choice: chosen } = changes;
  const [host, setHost] = useState(chosen?.host);
  const form = useId();
  const asked = useRef<HTMLElement>(null);
  const offer = offers.find((one) => one.host === host);
  // On a phone, what is asked for a place lies below all places.
  useEffect(() => {
    if (host !== undefined && host !== chosen?.host) asked.current?.scrollIntoView({ block: 'nearest' });
  }, [host, chosen]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const read = (name: string) => String(data.get(name) ?? '').trim();
    if (!offer) return;
    const names = [...offer.settings, ...offer.usual].map(({ name }) => name);
    const settings = Object.fromEntries(names.map((name) => [name, read(name)]));
    const kept = chosen?.host === offer.host ? chosen.settings : {};
    const [address, key] = [read('address'), read('key')];
    onChoose({
      settings: { ...kept, ...settings, host: offer.host },
      ...(address && { address }),
      ...(key && { key }),
    });
  };
  return (
    <Dialog
      title={say('publish.whereTitle')}
      onClose={onClose}
      foot={
        <>
          <p>{say('publish.nothingSent')}</p>
          <Button onClick={onClose}>{say('form.notNow')}</Button>
          <Button kind="go" type="submit" form={form} isOff={!offer}>
            {say('publish.look')}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} autoComplete="off">
        <p className={styles.lead}>{say('publish.where')}</p>
        <fieldset aria-label={say('publish.whereTitle')}>
          {groupOffers(offers).map(({ name, offers: inGroup }) =>
            name === 'most' ? (
              <HostBoxes key={name} offers={inGroup} host={host} onHost={setHost} />
            ) : (
              <details key={name} className={styles.files} open={inGroup.some((one) => one.host === chosen?.host)}>
                <summary>{say(`publish.places.${name}`)}</summary>
                <HostBoxes offers={inGroup} host={host} onHost={setHost} />
              </details>
            ),
          )}
        </fieldset>
        {refusal !== undefined && (
          <p role="alert" className={styles.refusal}>
            {refusal}
          </p>
        )}
        {offer && (
          <section ref={asked} key={offer.host} className={styles.asked}>
            <h3 className={styles.heading}>{titleOfHost(offer)}</h3>
            <WhereFields offer={offer} changes={changes} isKeyWrong={isKeyWrong && offer.host === chosen?.host} />
          </section>
        )}
      </form>
    </Dialog>
  );
}
