export { MusicPlayer } from './music-player/music-player.tsx';
export { RandomFacts } from './random-facts/random-facts.tsx';
