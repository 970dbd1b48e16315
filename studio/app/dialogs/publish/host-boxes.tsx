import choice from '#studio/app/form/choice.module.css';
import { findWord } from '#studio/app/say.ts';
import type { PublishOffer } from '#studio/protocol/publish.ts';
import styles from './publish.module.css';

type Props = { offers: readonly PublishOffer[]; host: string | undefined; onHost: (host: string) => void };

/** Places as boxes, each with what it costs and what works there. */
export function HostBoxes({ offers, host, onHost }: Props) {
  return (
    <div className={styles.hosts}>
      {offers.map((one) => (
        <label key={one.host} className={choice.box}>
          <input type="radio" name="host" checked={one.host === host} onChange={() => onHost(one.host)} />
          <span>
            <span className={choice.title}>{titleOfHost(one)}</span>
            <span className={choice.soft}>{findWord(`publish.soft.${one.host}`)}</span>
          </span>
        </label>
      ))}
    </div>
  );
}

/** What the studio calls it, else what `bonbon publish` calls it. */
export const titleOfHost = ({ host, title }: Pick<PublishOffer, 'host' | 'title'>): string =>
  findWord(`options.${host}`) ?? title;
