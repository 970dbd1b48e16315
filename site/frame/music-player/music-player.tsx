import { musicOutline } from 'virtual:content';
import { playerWords } from 'virtual:words';
import { useEffect } from 'react';
import type { Track } from '#model/music-schema.ts';
import { markHydrated } from '#site/navigation/hydration.ts';
import { SeekControl } from './controls/seek-control.tsx';
import { SizeButton } from './controls/size-button.tsx';
import { TransportButtons } from './controls/transport-buttons.tsx';
import { useShortcuts } from './controls/use-shortcuts.ts';
import { VolumeControl } from './controls/volume-control.tsx';
import type { StartEngine } from './engines/engine.ts';
import styles from './music-player.module.css';
import { MusicOffer } from './offer/music-offer.tsx';
import { canPause } from './playlist/music-state.ts';
import { PlainSong } from './screen/plain-song.tsx';
import { Screen } from './screen/screen.tsx';
import { useMusic } from './use-music.ts';

type Props = {
  /** Instead of the owner's. */
  tracks?: Track[];
  startEngine?: StartEngine;
  random?: () => number;
};

/**
 * The bar at the bottom of every page. It outlives navigation, and so does the music. The first track is random, so the
 * prerendered bar has an empty screen.
 */
export function MusicPlayer({ tracks, startEngine, random = Math.random }: Props) {
  const isEmpty = tracks ? tracks.length === 0 : musicOutline.isEmpty;
  const { music, control } = useMusic({ isEmpty, tracks, startEngine, random });
  useShortcuts(control);
  useEffect(() => markHydrated('player'), []);
  const { state, volume, isMuted, offer } = music;
  const { plainSong } = musicOutline;
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: outside main this is the landmark contentinfo.
    <footer
      className={styles.player}
      aria-label={playerWords.name}
      data-player-bar=""
      data-hydrates="player"
      data-state={state}
      data-print="never"
      data-needs-script={plainSong ? undefined : ''}
    >
      <div className={styles.row} data-needs-script="">
        <Screen music={music} isEmpty={isEmpty} />
        <TransportButtons
          isPlaying={canPause(music)}
          isBusy={state === 'loading' || state === 'buffering'}
          isDisabled={isEmpty}
          onPrevious={() => control((playlist) => playlist.previous())}
          onToggle={() => control((playlist) => playlist.toggle())}
          onNext={() => control((playlist) => playlist.next())}
        >
          {offer && <MusicOffer {...offer} />}
        </TransportButtons>
        <SeekControl
          music={music}
          isDisabled={isEmpty}
          onSeek={(percent) => control((playlist) => playlist.seek(percent))}
        />
        <VolumeControl
          volume={volume}
          isMuted={isMuted}
          isDisabled={isEmpty}
          onVolume={(newVolume) => control((playlist) => playlist.setVolume(newVolume))}
          onMute={() => control((playlist) => playlist.toggleMuted())}
        />
        <SizeButton />
      </div>
      {plainSong && <PlainSong song={plainSong} />}
    </footer>
  );
}
