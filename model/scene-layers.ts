import type { Band, Season, Weather } from './sky.ts';
import type { Decoration } from './special-days.ts';

/** What moves in the header's scene or shines there, each a layer of its own. */
export type Layer =
  | ('lights' | 'smoke' | 'walker' | 'cat' | 'birds' | 'butterflies' | 'fireflies' | 'fall')
  | ('clouds' | 'rain' | 'mist')
  | ('fireworks' | 'bats' | 'pumpkins' | 'fairyLights' | 'balloons');

export type SceneNow = {
  /** Of the visitor's clock. */
  band: Band;
  /** Whether the visitor has the night theme: then it is night in the scene, whatever the hour. */
  isNightTheme: boolean;
  season: Season;
  /** Undefined if the owner has none. */
  weather: Weather | undefined;
  decoration: Decoration | undefined;
  hasLife: boolean;
};

/** What the scene shows now, from back to front. */
export function listLayers({ band, isNightTheme, season, weather, decoration, hasLife }: SceneNow): Layer[] {
  const isNight = isNightTheme || band === 'night';
  const isDark = isNight || band === 'dusk';
  const isEvening = band === 'dusk' || band === 'night';
  const isDry = weather !== 'rain';
  const shown: Partial<Record<Layer, boolean>> = {
    clouds: weather === 'cloudy' || weather === 'windy' || weather === 'rain',
    fireworks: decoration === 'fireworks' && isDark,
    bats: decoration === 'pumpkins' && isDark,
    birds: hasLife && band === 'dawn' && !isNightTheme && isDry,
    balloons: decoration === 'balloons',
    lights: hasLife && isDark,
    smoke: hasLife && (season === 'leaves' || season === 'snow' || band !== 'day'),
    fairyLights: decoration === 'lights',
    pumpkins: decoration === 'pumpkins',
    cat: hasLife && isNight && isDry,
    walker: hasLife && isEvening,
    butterflies: hasLife && season === 'summer' && band === 'day' && !isNightTheme && isDry,
    fireflies: hasLife && season === 'summer' && isDark && isDry,
    fall: hasLife && season !== 'summer' && (isDry || season === 'snow'),
    rain: weather === 'rain' && season !== 'snow',
    mist: weather === 'mist',
  };
  return (Object.keys(shown) as Layer[]).filter((layer) => shown[layer]);
}
