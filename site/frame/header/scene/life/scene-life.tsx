import { delights } from 'virtual:content';
import { useLayoutEffect } from 'react';
import type { Delights } from '#model/delights-schema.ts';
import { findSpan } from '#model/mascot.ts';
import { type Layer, listLayers } from '#model/scene-layers.ts';
import { findBand, findSeason, findWeather } from '#model/sky.ts';
import { findDecoration } from '#model/special-days.ts';
import { useNow } from '#site/frame/use-now.ts';
import figures from './figures.module.css';
import { Lights } from './lights.tsx';
import styles from './scene-life.module.css';
import { useNightTheme } from './use-night-theme.ts';

type Props = { isVillage?: boolean; now?: () => Date; settings?: Delights };

const readClock = () => new Date();

const ofVillage: readonly Layer[] = ['lights', 'smoke', 'walker', 'cat', 'pumpkins', 'fairyLights', 'balloons'];

/** What lives in the header's sky or in its village, by the visitor's clock and the owner's calendar; it takes no room. */
export function SceneLife({ isVillage = false, now = readClock, settings = delights }: Props) {
  const time = useNow(now);
  const isNightTheme = useNightTheme();
  const { header, mascot } = settings;
  // No sun shines on a figure that sleeps.
  const sleeps = findSpan(mascot?.hours ?? [], time.getHours())?.sleeps;
  const band = sleeps ? 'night' : findBand(time.getHours());
  const season = findSeason(time.getMonth(), header.hemisphere);

  // before-paint.ts has set them; the hour may change while the page is open.
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    if (header.hours) dataset.band = band;
    else if (sleeps) dataset.band = 'night';
    else delete dataset.band;
    if (header.seasons) dataset.season = season;
  }, [band, sleeps, season, header]);

  const layers = listLayers({
    band: header.hours || sleeps ? band : 'day',
    season: header.seasons ? season : 'summer',
    isNightTheme,
    weather: header.weather ? findWeather(time) : undefined,
    decoration: findDecoration(header.days, time),
    hasLife: header.life,
  });
  return layers.map((layer) =>
    ofVillage.includes(layer) !== isVillage ? null : layer === 'lights' ? (
      <Lights key={layer} now={time} />
    ) : (
      <LayerBox key={layer} layer={layer} />
    ),
  );
}

const parts: Partial<Record<Layer, number>> = { fireworks: 3, smoke: 2, walker: 1 };

/** A layer has as many pictures as its style sheet places. */
function LayerBox({ layer }: { layer: Layer }) {
  return (
    <span className={figures[layer] ?? styles[layer]} data-layer={layer}>
      {Array.from({ length: parts[layer] ?? 0 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike and never move
        <i key={index} />
      ))}
    </span>
  );
}
