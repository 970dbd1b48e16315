import { cdp } from 'vitest/browser';

/** The protocol's coordinates are relative to the page around the test's iframe. */
function toPage(x: number, y: number) {
  const { left, top } = window.frameElement?.getBoundingClientRect() ?? { left: 0, top: 0 };
  return { x: x + left, y: y + top };
}

const mouseTypes = { down: 'mousePressed', move: 'mouseMoved', up: 'mouseReleased' } as const;
const touchTypes = { down: 'touchStart', move: 'touchMove', up: 'touchEnd', cancel: 'touchCancel' } as const;

async function press(pointerType: 'mouse' | 'pen', kind: keyof typeof mouseTypes, x: number, y: number) {
  const type = mouseTypes[kind];
  const buttons = kind === 'up' ? 0 : 1;
  await cdp().send('Input.dispatchMouseEvent', {
    type,
    ...toPage(x, y),
    button: 'left',
    buttons,
    clickCount: 1,
    pointerType,
  });
}

export const pointers = {
  mouse: (kind: keyof typeof mouseTypes, x: number, y: number) => press('mouse', kind, x, y),
  pen: (kind: keyof typeof mouseTypes, x: number, y: number) => press('pen', kind, x, y),
  async touch(kind: keyof typeof touchTypes, x: number, y: number, timestamp = Date.now() / 1000) {
    const touchPoints = kind === 'down' || kind === 'move' ? [toPage(x, y)] : [];
    await cdp().send('Input.dispatchTouchEvent', { type: touchTypes[kind], touchPoints, timestamp });
  },
};
