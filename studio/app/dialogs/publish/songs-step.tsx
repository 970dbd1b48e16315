import { useId, useState } from 'react';
import { Button } from '#studio/app/button/button.tsx';
import choice from '#studio/app/form/choice.module.css';
import field from '#studio/app/form/field.module.css';
import { say, sayCount } from '#studio/app/say.ts';
import type { LookAnswer, SongsWay } from '#studio/protocol/publish.ts';
import { Dialog } from '../dialog.tsx';
import styles from './publish.module.css';

type Way = SongsWay | 'elsewhere' | 'otherHome';

type Props = {
  refused: Extract<LookAnswer, { outcome: 'songs' }>;
  onWay: (way: Way, address: string) => void;
  onClose: () => void;
};

/** The ways out when a host takes no songs. */
export function SongsStep({ refused, onWay, onClose }: Props) {
  const { title, songs, otherSongCount } = refused;
  const [way, setWay] = useState<Way>('elsewhere');
  const [address, setAddress] = useState('');
  const id = useId();
  const softs: [Way, string][] = [
    ['elsewhere', say('publish.elsewhereSoft')],
    ...(otherSongCount > 0 ? [['youtube', sayCount('publish.youtubeSoft', otherSongCount)] as [Way, string]] : []),
    ['without', say('publish.withoutSoft')],
    ['otherHome', say('publish.otherHomeSoft')],
  ];
  const isReady = way !== 'elsewhere' || /^https?:\/\/\S+\.\S+/.test(address.trim());
  return (
    <Dialog
      title={say('publish.songsTitle', { title })}
      onClose={onClose}
      foot={
        <>
          <p>{say('publish.songsFoot')}</p>
          <Button onClick={onClose}>{say('form.notNow')}</Button>
          <Button kind="go" isOff={!isReady} onClick={() => onWay(way, address.trim())}>
            {say('publish.songsGo')}
          </Button>
        </>
      }
    >
      <p className={styles.lead}>{say('publish.songs')}</p>
      {softs.map(([one, soft]) => (
        <label key={one} className={choice.box}>
          <input type="radio" name="way" checked={way === one} onChange={() => setWay(one)} />
          <span>
            <span className={choice.title}>{say(`publish.${one}`)}</span>
            <span className={choice.soft}>{soft}</span>
          </span>
        </label>
      ))}
      {way === 'elsewhere' && (
        <div className={field.field}>
          <label htmlFor={id} className={field.label}>
            {say('publish.elsewhereAddress')}
          </label>
          <input
            id={id}
            className={field.input}
            type="url"
            value={address}
            placeholder="https://songs.example/"
            onChange={(event) => setAddress(event.target.value)}
          />
        </div>
      )}
      <details className={styles.files}>
        <summary>{sayCount('publish.showSongs', songs.length)}</summary>
        <ul className={styles.list}>
          {songs.map((song) => (
            <li key={song}>{song}</li>
          ))}
        </ul>
      </details>
    </Dialog>
  );
}
