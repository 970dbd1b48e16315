import styles from './button.module.css';

export type ButtonLook = {
  variant?: 'primary' | 'neutral' | undefined;
  /** Small is 36px high; use it only beside other targets. */
  size?: 'regular' | 'small' | undefined;
  /** A square for one icon; it needs an aria-label. */
  isIcon?: boolean | undefined;
};

/** The attributes that make a button and a link look the same. */
export function lookLikeButton({ variant, size, isIcon }: ButtonLook, className = '') {
  return {
    className: `${styles.button} ${className}`,
    'data-variant': variant === 'primary' ? variant : undefined,
    'data-size': size === 'small' ? size : undefined,
    'data-icon': isIcon || undefined,
  };
}
