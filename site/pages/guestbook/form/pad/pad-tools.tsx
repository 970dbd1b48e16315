import { padWords as words } from 'virtual:words';
import type { ReactNode } from 'react';
import { sheetColour } from '#model/drawing.ts';
import styles from './pad-tools.module.css';
import type { Brush } from './sheet.ts';

const pens = ['thin', 'thick', 'eraser'] as const;
type Pen = (typeof pens)[number];
export type Tool = { colour: number; pen: Pen };

/** In the order of `drawingColours`. */
export const colourNames = [
  words.ink,
  words.strawberry,
  words.orange,
  words.butter,
  words.leaf,
  words.sky,
  words.violet,
  words.white,
];
const penNames: Record<Pen, string> = { thin: words.thin, thick: words.thick, eraser: words.eraser };
const sizes: Record<Pen, number> = { thin: 1, thick: 3, eraser: 5 };

export const brushOf = ({ colour, pen }: Tool): Brush => ({
  colour: pen === 'eraser' ? sheetColour : colour,
  size: sizes[pen],
});

type Props = { tool: Tool; onChange: (tool: Tool) => void; children: ReactNode };

export function PadTools({ tool, onChange, children }: Props) {
  return (
    <div className={styles.tools}>
      <fieldset className={styles.colours}>
        <legend className="sr-only">{words.colours}</legend>
        {colourNames.map((name, colour) => (
          <label className={styles.pot} data-colour={colour} key={name}>
            <input
              type="radio"
              name="pad-colour"
              checked={tool.colour === colour && tool.pen !== 'eraser'}
              // Whoever takes a colour wants to draw with it.
              onChange={() => onChange({ colour, pen: tool.pen === 'eraser' ? 'thin' : tool.pen })}
              aria-label={name}
            />
          </label>
        ))}
      </fieldset>
      <fieldset className={styles.pens}>
        <legend className="sr-only">{words.pens}</legend>
        {pens.map((pen) => (
          <label className={styles.pen} key={pen}>
            <input
              type="radio"
              name="pad-pen"
              checked={tool.pen === pen}
              onChange={() => onChange({ ...tool, pen })}
              aria-label={penNames[pen]}
            />
            <span className={styles.point} data-pen={pen} />
            {penNames[pen]}
          </label>
        ))}
      </fieldset>
      <div className={styles.actions}>{children}</div>
    </div>
  );
}
