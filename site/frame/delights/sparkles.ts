import styles from './sparkles.module.css';

/** How far the pointer travels from one sparkle to the next, in CSS pixels. */
const strideInPixels = 28;
const lifeMs = 700;
const maxSparkles = 24;

/** A trail behind the mouse, and a burst on a tap or on keyboard focus. Returns a function that stops it. */
export function startSparkles(random: () => number = Math.random): () => void {
  const layer = document.createElement('div');
  layer.className = styles.layer ?? '';
  layer.dataset.sparkles = '';
  document.body.append(layer);
  let last = { x: Number.NEGATIVE_INFINITY, y: 0 };

  function sparkle(x: number, y: number, spread: number): void {
    // An open dialog covers everything outside it.
    const parent = document.querySelector('dialog:modal') ?? document.body;
    if (layer.parentNode !== parent) parent.append(layer);
    if (layer.childElementCount >= maxSparkles) return;
    const star = document.createElement('span');
    star.className = styles.star ?? '';
    // In whole pixels of the art, which is drawn three times as large, so that stars stay on one grid.
    const jitter = () => Math.round(((random() - 0.5) * spread) / 3) * 3;
    const [left, top] = [Math.round(x) + jitter(), Math.round(y) + jitter()];
    layer.append(star);
    star.animate(
      [
        { translate: `${left}px ${top}px`, scale: 0.5 },
        { translate: `${left}px ${top + 6}px`, scale: 1 },
        { translate: `${left}px ${top + 18}px`, scale: 0 },
      ],
      { duration: lifeMs, easing: 'steps(6)' },
    ).onfinish = () => star.remove();
  }

  function burst(x: number, y: number): void {
    for (let count = 0; count < 6; count++) sparkle(x, y, 60);
  }

  function onMove({ pointerType, clientX: x, clientY: y }: PointerEvent): void {
    if (pointerType !== 'mouse' || Math.hypot(x - last.x, y - last.y) < strideInPixels) return;
    last = { x, y };
    sparkle(x, y, 18);
  }
  function onDown({ pointerType, clientX, clientY }: PointerEvent): void {
    if (pointerType !== 'mouse') burst(clientX, clientY);
  }
  function onFocus({ target }: FocusEvent): void {
    if (!(target instanceof Element) || !target.matches(':focus-visible')) return;
    const { right, top } = target.getBoundingClientRect();
    burst(right, top);
  }

  addEventListener('pointermove', onMove, { passive: true });
  addEventListener('pointerdown', onDown, { passive: true });
  addEventListener('focusin', onFocus);
  return () => {
    removeEventListener('pointermove', onMove);
    removeEventListener('pointerdown', onDown);
    removeEventListener('focusin', onFocus);
    layer.remove();
  };
}
