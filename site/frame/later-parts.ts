export { Extras } from './extras.tsx';
export { MusicPlayer } from './music-player/music-player.tsx';
