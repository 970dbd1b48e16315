import { musicOutline, site } from 'virtual:content';
import { playerWords } from 'virtual:words';
import { useEffect } from 'react';
import type { Track } from '#model/music-schema.ts';
import { markHydrated } from '#site/navigation/hydration.ts';
import { withLateStyles } from '#site/navigation/style-files.ts';
import { SizeButton } from './controls/size-button.tsx';
import { useShortcuts } from './controls/use-shortcuts.ts';
import type { StartEngine } from './engines/engine.ts';
import styles from './music-player.module.css';
import { MusicOffer } from './offer/music-offer.tsx';
import { PlayerButtons, PlayerSeek, PlayerVolume } from './player-controls.tsx';
import { LatePopover } from './popover/late-popover.tsx';
import { PlainSong } from './screen/plain-song.tsx';
import { cassetteId, Screen } from './screen/screen.tsx';
import { useMusic } from './use-music.ts';

const playerId = 'large-player';
const loadLargePlayer = () => withLateStyles('large-player', import('./popover/large-player.tsx'));
const loadCassette = () => withLateStyles('large-player', import('./cassette/cassette.tsx'));

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
  const { state, offer } = music;
  const { plainSong } = musicOutline;
  const shared = { music, control, tracks };
  // Without music the bar is the menu's alone.
  if (isEmpty) return <span hidden data-no-music="" />;
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
        <Screen music={music} />
        <PlayerButtons music={music} control={control}>
          {offer && <MusicOffer {...offer} />}
        </PlayerButtons>
        <div className={styles.wide}>
          <PlayerSeek music={music} control={control} />
          <PlayerVolume music={music} control={control} />
        </div>
        <SizeButton playerId={playerId} />
        <LatePopover {...shared} id={playerId} label={playerWords.name} load={loadLargePlayer} />
        {site.music.cassette && (
          <LatePopover {...shared} id={cassetteId} label={playerWords.cassette} load={loadCassette} />
        )}
      </div>
      {plainSong && <PlainSong song={plainSong} />}
    </footer>
  );
}
