export { Extras } from './extras.tsx';
export { Ticker } from './header/ticker.tsx';
export { MusicPlayer } from './music-player/music-player.tsx';
