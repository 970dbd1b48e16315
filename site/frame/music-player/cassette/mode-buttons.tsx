import { cassetteWords } from 'virtual:words';
import { fillWords } from '#model/words.ts';
import type { Music } from '#site/frame/music-player/playlist/music-state.ts';
import { Button } from '#site/ui/button/button.tsx';
import { Icon } from '#site/ui/icon/icon.tsx';
import styles from './mode-buttons.module.css';

const shapes = {
  shuffle:
    'M8 0h2v1h1v1h1v2h-1v1h-1v1h-2v-2h-1v1h-1v1h-1v1h-1v1h-1v1h-3v-2h2v-1h1v-1h1v-1h1v-1h1v-1h2zM0 2h3v1h1v1h-1v1h-1v-1h-2zM6 7h1v1h1v-2h2v1h1v1h1v2h-1v1h-1v1h-2v-2h-2v-1h-1v-1h1z',
  repeat:
    'M7 0h2v1h1v1h1v1h-1v1h-1v1h-2v-2h-4v1h-1v2h-2v-3h1v-1h1v-1h5zM10 6h2v3h-1v1h-1v1h-5v1h-2v-1h-1v-1h-1v-1h1v-1h1v-1h2v2h4v-1h1z',
};

const names = { shuffle: cassetteWords.shuffle, repeat: cassetteWords.repeat };

type Props = { kind: keyof typeof shapes; isOn: boolean; onToggle: () => void };

export function ModeButton({ kind, isOn, onToggle }: Props) {
  return (
    <Button
      className={styles.button}
      isIcon
      aria-pressed={isOn}
      aria-label={names[kind]}
      title={names[kind]}
      onClick={onToggle}
    >
      <Icon shape={shapes[kind]} />
    </Button>
  );
}

/** How the songs follow each other, such as: Shuffle on, repeats all songs. */
export const sayMode = ({ isShuffled, isRepeating }: Music) =>
  fillWords(cassetteWords.mode, {
    shuffle: isShuffled ? cassetteWords.shuffleOn : cassetteWords.shuffleOff,
    repeat: isRepeating ? cassetteWords.repeatsSong : cassetteWords.repeatsAll,
  });
