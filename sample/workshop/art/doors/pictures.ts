import { drawBonbonButton } from '../buttons/bonbon.ts';
import { drawMothButton } from '../buttons/moth.ts';
import { drawPondButton } from '../buttons/pond.ts';
import { drawBonbonPortrait } from '../characters/bonbon/portrait.ts';
import { drawChispaPortrait } from '../characters/chispa/portrait.ts';
import { drawPralinePortrait } from '../characters/praline/portrait.ts';
import { drawThistlePortrait } from '../characters/thistle/portrait.ts';
import { Canvas } from '../kit/canvas.ts';
import type { Picture } from '../kit/picture.ts';
import { drawVisualizer } from '../projects/visualizer.ts';
import { drawCat } from '../tiles/cat.ts';
import { drawD20 } from '../tiles/d20.ts';
import { drawGhost } from '../tiles/ghost.ts';
import { drawMoth } from '../tiles/moth.ts';
import { drawRamen } from '../tiles/ramen.ts';
import { drawTea } from '../tiles/tea.ts';
import { drawBook } from './book.ts';
import { drawResume } from './resume.ts';

const [width, height] = [120, 80];

/** Cells side by side, with a line between them. */
function tile(cells: readonly Canvas[], columns: number): Canvas {
  const c = new Canvas(width, height).fillAll('o');
  const [w, h] = [width / columns, height / (cells.length / columns)];
  for (const [index, cell] of cells.entries()) {
    const [x, y] = [(index % columns) * w, Math.floor(index / columns) * h];
    c.put(cell.crop(0, 0, w - (x + w < width ? 1 : 0), h - (y + h < height ? 1 : 0)), x, y);
  }
  return c;
}

const drawCharacters = () =>
  tile(
    [
      drawBonbonPortrait().crop(10, 18, 60, 40),
      drawChispaPortrait().crop(10, 20, 60, 40),
      drawPralinePortrait().crop(10, 18, 60, 40),
      drawThistlePortrait().crop(10, 30, 60, 40),
    ],
    2,
  );

const drawBoard = () =>
  tile(
    [drawCat, drawRamen, drawMoth, drawD20, drawTea, drawGhost].map((draw) => draw().crop(5, 5, 40, 40)),
    3,
  );

function drawButtons(): Canvas {
  const c = new Canvas(width, height).fillAll('l');
  for (let y = 0; y < height; y += 4) for (let x = (y % 8) / 2; x < width; x += 4) c.rect(x, y, 1, 1, 'L');
  return c.put(drawMothButton(), 27, -9).put(drawBonbonButton(), 16, 25).put(drawPondButton(), 5, 59);
}

/** What is behind the doors of the first page: 120 x 80, shown at that size. */
export const doorPictures: readonly Picture[] = [
  { file: 'images/doors/projects.png', draw: () => drawVisualizer().crop(60, 42, width, height) },
  { file: 'images/doors/characters.png', draw: drawCharacters },
  { file: 'images/doors/board.png', draw: drawBoard },
  { file: 'images/doors/resume.png', draw: drawResume },
  { file: 'images/doors/buttons.png', draw: drawButtons },
  { file: 'images/doors/guestbook.png', draw: drawBook },
];
