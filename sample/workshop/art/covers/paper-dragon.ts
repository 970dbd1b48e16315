import { Canvas } from '../kit/canvas.ts';
import type { Colour } from '../kit/palette.ts';
import { spark } from '../kit/patterns.ts';

/** A paper sky with a folded sun and folded clouds. */
function drawPaperSky(c: Canvas): void {
  c.fillAll('#cfe6ff').polygon('0,0 56,0 0,40', '#dcedff').polygon('56,56 56,20 10,56', '#bfdcfb');
  c.polygon('46,2 54,7 54,16 46,21 38,16 38,7', 'Y')
    .polygon('46,2 54,7 46,11 38,7', 'y')
    .polygon('46,21 38,16 38,7 46,11', '#ffbf4a');
  for (const [x, y] of [
    [-4, 48],
    [34, 52],
  ] as const) {
    c.polygon(
      [
        [x, y + 8],
        [x + 7, y],
        [x + 12, y + 3],
        [x + 18, y - 3],
        [x + 26, y + 8],
      ],
      'w',
    );
    c.polygon(
      [
        [x, y + 8],
        [x + 12, y + 3],
        [x + 26, y + 8],
      ],
      '#d8e4f8',
    );
  }
}

/** One facet of the folded paper. */
const drawFacet = (c: Canvas, corners: string, colour: Colour) => c.part((l) => l.polygon(corners, colour), '7');

/** The dragon flies to the left. Light facets face up, dark ones down. */
export function drawPaperDragon(): Canvas {
  const c = new Canvas(56, 56);
  drawPaperSky(c);
  drawFacet(c, '25,27 23,4 35,24', '6');
  drawFacet(c, '41,34 55,42 48,44 44,39', '5');
  drawFacet(c, '48,44 55,42 53,51', '6');
  drawFacet(c, '30,30 44,33 45,40 31,43', '5');
  drawFacet(c, '29,42 40,41 34,50', '6');
  drawFacet(c, '18,31 31,29 32,43 24,42', '4');
  drawFacet(c, '20,40 29,43 22,51', '6');
  drawFacet(c, '12,17 20,16 31,29 20,33', '4');
  drawFacet(c, '12,17 20,33 17,27', '5');
  drawFacet(c, '20,16 27,19 31,29', '3');
  drawFacet(c, '2,22 12,12 19,16 12,22', '3');
  drawFacet(c, '2,22 12,22 8,26', '5');
  drawFacet(c, '12,12 16,4 19,16', 'Y');
  drawFacet(c, '26,30 37,3 54,24 44,32', '4');
  drawFacet(c, '26,30 37,3 40,31', '3');
  drawFacet(c, '26,30 37,3 33,30', '2');
  c.rect(10, 16, 2, 2, 'k').set(10, 16, 'w').set(4, 21, '7');
  c.part((l) => l.polygon('2,27 8,27 5,32 10,33 3,40 4,34 0,34', 'Y').tint('Y', 'A', (_x, y) => y > 32), 'a');
  spark(c, 'plus', 9, 7, 'w');
  return spark(c, 'star', 50, 32, 'w');
}
