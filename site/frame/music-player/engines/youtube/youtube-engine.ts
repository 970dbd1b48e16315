import { site } from 'virtual:content';
import type { Engine, EngineListener } from '../engine.ts';
import { openYoutubeFrame } from './youtube-frame.ts';
import { startYoutubePlayback } from './youtube-playback.ts';

/** Plays videos of YouTube, of which one hears the sound; whether one sees them is the owner's choice. */
export function startYoutubeEngine(listener: EngineListener, look = site.music.youtubePlayer): Engine {
  const place = { look, onClose: () => listener.onRemoteCommand({ name: 'pause' }) };
  return startYoutubePlayback(listener, (video, onNotice) => openYoutubeFrame(place, video, onNotice));
}
