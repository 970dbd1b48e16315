import type { ReactNode } from 'react';
import { SeekControl } from './controls/seek-control.tsx';
import { TransportButtons } from './controls/transport-buttons.tsx';
import { VolumeControl } from './controls/volume-control.tsx';
import { canPause } from './playlist/music-state.ts';
import type { PlayerProps } from './popover/late-popover.tsx';

// The controls with their actions: they are in the bar and in what opens above it.

export function PlayerButtons({ music, control, children }: PlayerProps & { children?: ReactNode }) {
  return (
    <TransportButtons
      isPlaying={canPause(music)}
      isBusy={music.state === 'loading' || music.state === 'buffering'}
      onPrevious={() => control((playlist) => playlist.previous())}
      onToggle={() => control((playlist) => playlist.toggle())}
      onNext={() => control((playlist) => playlist.next())}
    >
      {children}
    </TransportButtons>
  );
}

export function PlayerSeek({ music, control }: PlayerProps) {
  return <SeekControl music={music} onSeek={(percent) => control((playlist) => playlist.seek(percent))} />;
}

export function PlayerVolume({ music: { volume, isMuted }, control }: PlayerProps) {
  return (
    <VolumeControl
      volume={volume}
      isMuted={isMuted}
      onVolume={(newVolume) => control((playlist) => playlist.setVolume(newVolume))}
      onMute={() => control((playlist) => playlist.toggleMuted())}
    />
  );
}
