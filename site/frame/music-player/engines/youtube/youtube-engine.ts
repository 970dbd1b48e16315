import { site } from 'virtual:content';
import type { Engine, EngineListener } from '../engine.ts';
import { openYoutubeFrame } from './youtube-frame.ts';
import { startYoutubePlayback } from './youtube-playback.ts';

/** Plays the sound of YouTube videos; the owner chooses whether the picture is shown. */
export function startYoutubeEngine(listener: EngineListener, look = site.music.youtubePlayer): Engine {
  const options = { look, onClose: () => listener.onRemoteCommand({ name: 'pause' }) };
  return startYoutubePlayback(listener, (video, onNotice) => openYoutubeFrame(options, video, onNotice));
}
