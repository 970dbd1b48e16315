import { say } from '#studio/app/say.ts';
import styles from './media.module.css';

/** In LUFS: nothing at the left, as loud as music gets at the right. */
const [softest, loudest] = [-36, -4];
const toShare = (loudness: number) => Math.min(1, Math.max(0.02, (loudness - softest) / (loudest - softest)));

type Props = {
  before: number | undefined;
  now: number;
  /** Where the other songs are. */
  target: number | undefined;
  how: 'kept' | 'turned' | 'converted' | undefined;
  isAtPeak: boolean | undefined;
};

/** How loud a song was, and is. */
export function Loudness({ before, now, target, how, isAtPeak }: Props) {
  const sentence = tellLoudness();
  const hasChanged = before !== undefined && how !== 'kept';
  return (
    <>
      <p className={styles.title}>{say('media.song.loudness')}</p>
      <div className={styles.meter}>
        {hasChanged && (
          <>
            <span className={styles.soft}>{say('media.song.asItWas')}</span>
            <Bar loudness={before} target={target} />
          </>
        )}
        <span>{say('media.song.now')}</span>
        <Bar loudness={now} target={target} />
      </div>
      {sentence && <p className={styles.sentence}>{sentence}</p>}
    </>
  );

  function tellLoudness(): string | undefined {
    if (target === undefined || before === undefined) return undefined;
    if (isAtPeak) return say('media.song.atPeak');
    if (Math.abs(before - now) < 0.5) return say('media.song.same');
    return say(before > now ? 'media.song.turnedDown' : 'media.song.turnedUp');
  }
}

function Bar({ loudness, target }: { loudness: number; target: number | undefined }) {
  return (
    <svg
      viewBox="0 0 100 16"
      preserveAspectRatio="none"
      role="img"
      aria-label={say('media.song.lufs', { loudness: Math.round(loudness) })}
    >
      <rect className={styles.level} width={toShare(loudness) * 100} height={16} />
      {target !== undefined && (
        <rect className={styles.target} x={toShare(target) * 100} y={-6} width={0.8} height={28} />
      )}
    </svg>
  );
}
