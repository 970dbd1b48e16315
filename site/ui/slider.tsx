import { type ComponentProps, useEffect, useRef } from 'react';
import styles from './slider.module.css';

type Props = Omit<ComponentProps<'input'>, 'type' | 'value' | 'min' | 'max'> & {
  /** There is no visible label. */
  'aria-label': string;
  value: number;
  min?: number | undefined;
  max: number;
  thumb?: 'square' | 'heart' | undefined;
};

/** A range input whose track is filled up to its value. */
export function Slider({ value, min = 0, max, thumb = 'square', ...rest }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const fraction = max > min ? (value - min) / (max - min) : 0;
  // Not a style attribute: the content security policy would refuse it in prerendered HTML.
  useEffect(() => input.current?.style.setProperty('--value', `${fraction * 100}%`), [fraction]);
  return (
    <input
      {...rest}
      className={styles.slider}
      data-thumb={thumb}
      ref={input}
      type="range"
      min={min}
      max={max}
      value={value}
    />
  );
}
