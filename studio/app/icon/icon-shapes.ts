/** Pixels of 12 x 12, as SVG paths. */
export const iconShapes = {
  close:
    'M1 1h2v2h-2zM9 1h2v2h-2zM3 2h1v3h-1zM8 2h1v3h-1zM2 3h1v1h-1zM4 3h1v6h-1zM7 3h1v6h-1zM9 3h1v1h-1zM5 4h2v4h-2zM3 7h1v3h-1zM8 7h1v3h-1zM2 8h1v3h-1zM9 8h1v3h-1zM1 9h1v2h-1zM10 9h1v2h-1z',
  'caret-down': 'M1 3h10v2h-10zM2 5h8v1h-8zM3 6h6v1h-6zM4 7h4v1h-4zM5 8h2v1h-2z',
  external:
    'M1 1h4v2h-4zM6 1h5v2h-5zM1 3h2v8h-2zM8 3h3v2h-3zM7 4h1v3h-1zM6 5h1v3h-1zM8 5h1v1h-1zM10 5h1v2h-1zM5 6h1v1h-1zM8 8h2v3h-2zM3 9h5v2h-5z',
  copy: 'M1 1h8v1h-8zM1 2h1v6h-1zM8 2h1v3h-1zM4 4h4v1h-4zM9 4h3v1h-3zM4 5h1v6h-1zM11 5h1v6h-1zM6 6h4v1h-4zM2 7h2v1h-2zM10 7h1v1h-1zM6 8h4v1h-4zM5 10h6v1h-6z',
  check:
    'M10 1h1v3h-1zM9 2h1v3h-1zM8 3h1v3h-1zM7 4h1v3h-1zM1 5h1v3h-1zM6 5h1v3h-1zM2 6h1v3h-1zM5 6h1v3h-1zM3 7h2v3h-2z',
  warn: 'M5 1h2v3h-2zM4 2h1v9h-1zM7 2h1v9h-1zM3 4h1v7h-1zM8 4h1v7h-1zM2 6h1v5h-1zM9 6h1v5h-1zM5 7h2v1h-2zM1 8h1v3h-1zM10 8h1v3h-1zM5 9h2v2h-2z',
  sun: 'M5 0h2v2h-2zM1 1h1v1h-1zM10 1h1v1h-1zM2 2h1v1h-1zM9 2h1v1h-1zM4 3h4v6h-4zM3 4h1v4h-1zM8 4h1v4h-1zM0 5h2v2h-2zM10 5h2v2h-2zM2 9h1v1h-1zM9 9h1v1h-1zM1 10h1v1h-1zM5 10h2v2h-2zM10 10h1v1h-1z',
  moon: 'M4 0h4v1h-4zM2 1h4v1h-4zM1 2h4v1h-4zM1 3h3v7h-3zM0 4h1v4h-1zM11 6h1v2h-1zM4 7h1v5h-1zM10 7h1v3h-1zM5 8h1v4h-1zM9 8h1v3h-1zM6 9h3v2h-3zM2 10h2v1h-2zM6 11h2v1h-2z',
  heart:
    'M2 1h2v7h-2zM8 1h2v7h-2zM1 2h1v5h-1zM4 2h1v8h-1zM7 2h1v8h-1zM10 2h1v5h-1zM0 3h1v3h-1zM5 3h2v8h-2zM11 3h1v3h-1zM3 8h1v1h-1zM8 8h1v1h-1z',
  star: 'M5 0h2v9h-2zM4 2h1v8h-1zM7 2h1v8h-1zM0 4h4v1h-4zM8 4h4v1h-4zM1 5h3v1h-3zM8 5h3v1h-3zM2 6h2v5h-2zM8 6h2v5h-2zM1 9h1v3h-1zM10 9h1v3h-1z',
  link: 'M6 1h4v1h-4zM5 2h2v1h-2zM9 2h2v1h-2zM4 3h2v1h-2zM10 3h1v2h-1zM4 4h1v1h-1zM7 4h1v1h-1zM9 4h1v2h-1zM1 5h2v1h-2zM6 5h1v1h-1zM8 5h1v1h-1zM1 6h1v4h-1zM5 6h1v1h-1zM0 7h1v1h-1zM4 7h1v1h-1zM7 7h1v2h-1zM6 8h1v2h-1zM2 9h1v2h-1zM5 9h1v2h-1zM3 10h2v1h-2z',
  retry:
    'M3 1h6v2h-6zM10 1h1v1h-1zM2 2h1v8h-1zM9 2h1v3h-1zM1 3h1v6h-1zM8 3h1v2h-1zM10 3h1v2h-1zM7 4h1v1h-1zM9 6h2v3h-2zM3 8h1v3h-1zM8 8h1v3h-1zM4 9h4v2h-4zM9 9h1v1h-1z',
  image:
    'M0 1h12v1h-12zM0 2h2v8h-2zM10 2h2v4h-2zM3 3h2v2h-2zM7 4h1v6h-1zM6 5h1v5h-1zM8 5h1v5h-1zM3 6h1v4h-1zM5 6h1v4h-1zM9 6h1v4h-1zM11 6h1v4h-1zM2 7h1v3h-1zM4 7h1v3h-1zM10 8h1v2h-1z',
  undo: 'M3 1h2v1h-2zM2 2h2v1h-2zM1 3h8v1h-8zM0 4h10v1h-10zM1 5h8v1h-8zM10 5h2v1h-2zM2 6h2v1h-2zM10 6h2v1h-2zM3 7h2v1h-2zM10 7h2v1h-2zM10 8h2v1h-2zM3 9h7v1h-7zM3 10h6v1h-6z',
  phone:
    'M3 0h6v1h-6zM3 1h1v1h-1zM8 1h1v1h-1zM3 2h1v1h-1zM8 2h1v1h-1zM3 3h1v1h-1zM8 3h1v1h-1zM3 4h1v1h-1zM8 4h1v1h-1zM3 5h1v1h-1zM8 5h1v1h-1zM3 6h1v1h-1zM8 6h1v1h-1zM3 7h1v1h-1zM8 7h1v1h-1zM3 8h6v1h-6zM3 9h2v1h-2zM7 9h2v1h-2zM3 10h6v1h-6z',
  tablet:
    'M1 0h10v1h-10zM1 1h1v1h-1zM10 1h1v1h-1zM1 2h1v1h-1zM10 2h1v1h-1zM1 3h1v1h-1zM10 3h1v1h-1zM1 4h1v1h-1zM10 4h1v1h-1zM1 5h1v1h-1zM10 5h1v1h-1zM1 6h1v1h-1zM10 6h1v1h-1zM1 7h1v1h-1zM10 7h1v1h-1zM1 8h10v1h-10zM1 9h4v1h-4zM7 9h4v1h-4zM1 10h10v1h-10z',
  full: 'M0 0h12v1h-12zM0 1h12v1h-12zM0 2h1v1h-1zM11 2h1v1h-1zM0 3h1v1h-1zM11 3h1v1h-1zM0 4h1v1h-1zM11 4h1v1h-1zM0 5h1v1h-1zM11 5h1v1h-1zM0 6h1v1h-1zM11 6h1v1h-1zM0 7h12v1h-12zM5 8h2v1h-2zM5 9h2v1h-2zM3 10h6v1h-6z',
  bin: 'M4 0h4v1h-4zM1 1h10v1h-10zM2 3h8v1h-8zM2 4h1v1h-1zM4 4h1v1h-1zM7 4h1v1h-1zM9 4h1v1h-1zM2 5h1v1h-1zM4 5h1v1h-1zM7 5h1v1h-1zM9 5h1v1h-1zM2 6h1v1h-1zM4 6h1v1h-1zM7 6h1v1h-1zM9 6h1v1h-1zM2 7h1v1h-1zM4 7h1v1h-1zM7 7h1v1h-1zM9 7h1v1h-1zM2 8h1v1h-1zM4 8h1v1h-1zM7 8h1v1h-1zM9 8h1v1h-1zM2 9h8v1h-8zM3 10h6v1h-6z',
  eye: 'M3 2h6v1h-6zM2 3h1v1h-1zM9 3h1v1h-1zM1 4h1v1h-1zM5 4h2v1h-2zM10 4h1v1h-1zM0 5h1v1h-1zM4 5h4v1h-4zM11 5h1v1h-1zM0 6h1v1h-1zM4 6h4v1h-4zM11 6h1v1h-1zM1 7h1v1h-1zM5 7h2v1h-2zM10 7h1v1h-1zM2 8h1v1h-1zM9 8h1v1h-1zM3 9h6v1h-6z',
  plus: 'M5 1h2v1h-2zM5 2h2v1h-2zM5 3h2v1h-2zM5 4h2v1h-2zM1 5h10v1h-10zM1 6h10v1h-10zM5 7h2v1h-2zM5 8h2v1h-2zM5 9h2v1h-2zM5 10h2v1h-2z',
  drag: 'M3 1h2v1h-2zM7 1h2v1h-2zM3 2h2v1h-2zM7 2h2v1h-2zM3 4h2v1h-2zM7 4h2v1h-2zM3 5h2v1h-2zM7 5h2v1h-2zM3 7h2v1h-2zM7 7h2v1h-2zM3 8h2v1h-2zM7 8h2v1h-2z',
  up: 'M5 1h2v1h-2zM4 2h4v1h-4zM3 3h6v1h-6zM2 4h8v1h-8zM5 5h2v1h-2zM5 6h2v1h-2zM5 7h2v1h-2zM5 8h2v1h-2zM5 9h2v1h-2z',
  down: 'M5 2h2v1h-2zM5 3h2v1h-2zM5 4h2v1h-2zM5 5h2v1h-2zM5 6h2v1h-2zM2 7h8v1h-8zM3 8h6v1h-6zM4 9h4v1h-4zM5 10h2v1h-2z',
  look: 'M3 0h5v1h-5zM2 1h1v1h-1zM8 1h1v1h-1zM1 2h1v1h-1zM9 2h1v1h-1zM1 3h1v1h-1zM9 3h1v1h-1zM1 4h1v1h-1zM9 4h1v1h-1zM1 5h1v1h-1zM9 5h1v1h-1zM2 6h1v1h-1zM8 6h1v1h-1zM3 7h6v1h-6zM8 8h2v1h-2zM9 9h2v1h-2zM10 10h2v1h-2zM11 11h1v1h-1z',
  send: 'M10 0h2v1h-2zM7 1h4v1h-4zM4 2h5v1h-5zM10 2h1v1h-1zM1 3h5v1h-5zM8 3h2v1h-2zM0 4h3v1h-3zM6 4h2v1h-2zM9 4h1v1h-1zM1 5h5v1h-5zM8 5h1v1h-1zM3 6h2v1h-2zM8 6h1v1h-1zM3 7h1v1h-1zM5 7h1v1h-1zM7 7h2v1h-2zM3 8h2v1h-2zM6 8h2v1h-2zM3 9h1v1h-1zM7 9h1v1h-1z',
  bold: 'M1 1h6v1h-6zM1 2h2v1h-2zM6 2h2v1h-2zM1 3h2v1h-2zM6 3h2v1h-2zM1 4h2v1h-2zM6 4h2v1h-2zM1 5h6v1h-6zM1 6h2v1h-2zM6 6h2v1h-2zM1 7h2v1h-2zM7 7h2v1h-2zM1 8h2v1h-2zM7 8h2v1h-2zM1 9h2v1h-2zM6 9h2v1h-2zM1 10h6v1h-6z',
  italic:
    'M3 1h6v1h-6zM5 2h2v1h-2zM5 3h2v1h-2zM4 4h2v1h-2zM4 5h2v1h-2zM4 6h2v1h-2zM3 7h2v1h-2zM3 8h2v1h-2zM3 9h2v1h-2zM1 10h6v1h-6z',
  list: 'M0 1h2v1h-2zM4 1h8v1h-8zM0 2h2v1h-2zM4 2h8v1h-8zM0 5h2v1h-2zM4 5h8v1h-8zM0 6h2v1h-2zM4 6h8v1h-8zM0 9h2v1h-2zM4 9h8v1h-8zM0 10h2v1h-2zM4 10h8v1h-8z',
  more: 'M0 5h2v1h-2zM5 5h2v1h-2zM10 5h2v1h-2zM0 6h2v1h-2zM5 6h2v1h-2zM10 6h2v1h-2z',
  pages:
    'M2 0h8v1h-8zM2 1h1v1h-1zM9 1h1v1h-1zM0 2h10v1h-10zM0 3h1v1h-1zM7 3h1v1h-1zM9 3h1v1h-1zM0 4h1v1h-1zM7 4h1v1h-1zM9 4h1v1h-1zM0 5h1v1h-1zM7 5h1v1h-1zM9 5h1v1h-1zM0 6h1v1h-1zM7 6h1v1h-1zM9 6h1v1h-1zM0 7h1v1h-1zM7 7h3v1h-3zM0 8h1v1h-1zM7 8h1v1h-1zM0 9h8v1h-8z',
  clock:
    'M3 0h6v1h-6zM2 1h1v1h-1zM9 1h1v1h-1zM1 2h1v1h-1zM5 2h1v1h-1zM10 2h1v1h-1zM0 3h1v1h-1zM5 3h1v1h-1zM11 3h1v1h-1zM0 4h1v1h-1zM5 4h1v1h-1zM11 4h1v1h-1zM0 5h1v1h-1zM5 5h1v1h-1zM11 5h1v1h-1zM0 6h1v1h-1zM5 6h4v1h-4zM11 6h1v1h-1zM0 7h1v1h-1zM11 7h1v1h-1zM0 8h1v1h-1zM11 8h1v1h-1zM1 9h1v1h-1zM10 9h1v1h-1zM2 10h1v1h-1zM9 10h1v1h-1zM3 11h6v1h-6z',
  inbox:
    'M1 1h10v1h-10zM1 2h2v1h-2zM9 2h2v1h-2zM1 3h1v1h-1zM3 3h1v1h-1zM8 3h1v1h-1zM10 3h1v1h-1zM1 4h1v1h-1zM4 4h1v1h-1zM7 4h1v1h-1zM10 4h1v1h-1zM1 5h1v1h-1zM5 5h2v1h-2zM10 5h1v1h-1zM1 6h1v1h-1zM10 6h1v1h-1zM1 7h1v1h-1zM10 7h1v1h-1zM1 8h10v1h-10z',
  chart:
    'M9 1h2v1h-2zM9 2h2v1h-2zM9 3h2v1h-2zM5 4h2v1h-2zM9 4h2v1h-2zM5 5h2v1h-2zM9 5h2v1h-2zM5 6h2v1h-2zM9 6h2v1h-2zM1 7h2v1h-2zM5 7h2v1h-2zM9 7h2v1h-2zM1 8h2v1h-2zM5 8h2v1h-2zM9 8h2v1h-2zM1 9h2v1h-2zM5 9h2v1h-2zM9 9h2v1h-2zM0 10h12v1h-12z',
  paint:
    'M7 0h2v1h-2zM6 1h4v1h-4zM5 2h6v1h-6zM4 3h6v1h-6zM3 4h6v1h-6zM2 5h6v1h-6zM1 6h6v1h-6zM8 6h2v1h-2zM2 7h4v1h-4zM8 7h2v1h-2zM3 8h2v1h-2zM8 8h2v1h-2zM8 9h2v1h-2z',
  keyboard:
    'M0 1h12v1h-12zM0 2h1v1h-1zM11 2h1v1h-1zM0 3h1v1h-1zM2 3h1v1h-1zM4 3h1v1h-1zM6 3h1v1h-1zM8 3h1v1h-1zM10 3h2v1h-2zM0 4h1v1h-1zM11 4h1v1h-1zM0 5h2v1h-2zM3 5h1v1h-1zM5 5h1v1h-1zM7 5h1v1h-1zM9 5h1v1h-1zM11 5h1v1h-1zM0 6h1v1h-1zM11 6h1v1h-1zM0 7h1v1h-1zM3 7h6v1h-6zM11 7h1v1h-1zM0 8h1v1h-1zM11 8h1v1h-1zM0 9h12v1h-12z',
  'arrow-left':
    'M5 1h2v1h-2zM4 2h2v1h-2zM3 3h2v1h-2zM2 4h2v4h-2zM1 5h1v2h-1zM4 5h7v2h-7zM3 8h2v1h-2zM4 9h2v1h-2zM5 10h2v1h-2z',
  note: 'M3 1h8v2h-8zM3 3h2v7h-2zM9 3h2v7h-2zM1 7h2v4h-2zM7 7h2v4h-2zM0 8h1v2h-1zM6 8h1v2h-1zM3 10h1v1h-1zM9 10h1v1h-1z',
  play: 'M2 1h2v10h-2zM4 2h2v8h-2zM6 3h2v6h-2zM8 4h2v4h-2zM10 5h1v2h-1z',
  pause: 'M2 1h3v10h-3zM7 1h3v10h-3z',
  crop: 'M2 0h2v2h8v2h-8v4h-2v-4h-2v-2h2zM8 4h2v4h2v2h-2v2h-2v-2h-6v-2h6z',
  hide: 'M0 0h1v1h-1zM1 1h1v1h-1zM2 2h6v1h-6zM2 3h2v1h-2zM9 3h1v1h-1zM1 4h1v1h-1zM4 4h1v1h-1zM10 4h1v1h-1zM0 5h1v1h-1zM3 5h1v1h-1zM5 5h1v1h-1zM11 5h1v1h-1zM0 6h1v1h-1zM3 6h2v1h-2zM6 6h1v1h-1zM11 6h1v1h-1zM1 7h1v1h-1zM4 7h2v1h-2zM7 7h1v1h-1zM10 7h1v1h-1zM2 8h1v1h-1zM7 8h2v1h-2zM3 9h6v1h-6zM9 10h1v1h-1zM10 11h1v1h-1z',
  reply:
    'M4 0h1v1h-1zM3 1h2v1h-2zM2 2h8v1h-8zM1 3h10v1h-10zM2 4h8v1h-8zM11 4h1v1h-1zM3 5h2v1h-2zM10 5h2v1h-2zM4 6h1v1h-1zM10 6h2v1h-2zM10 7h2v1h-2zM10 8h2v1h-2zM9 9h2v1h-2z',
  block:
    'M3 0h6v1h-6zM2 1h8v1h-8zM1 2h3v1h-3zM8 2h3v1h-3zM0 3h3v1h-3zM9 3h3v1h-3zM0 4h2v1h-2zM10 4h2v1h-2zM0 5h2v1h-2zM3 5h6v1h-6zM10 5h2v1h-2zM0 6h2v1h-2zM3 6h6v1h-6zM10 6h2v1h-2zM0 7h2v1h-2zM10 7h2v1h-2zM0 8h3v1h-3zM9 8h3v1h-3zM1 9h3v1h-3zM8 9h3v1h-3zM2 10h8v1h-8zM3 11h6v1h-6z',
  key: 'M3 0h4v1h-4zM2 1h2v1h-2zM6 1h2v1h-2zM1 2h2v1h-2zM7 2h2v1h-2zM1 3h2v1h-2zM7 3h2v1h-2zM2 4h2v1h-2zM6 4h2v1h-2zM3 5h4v1h-4zM4 6h2v1h-2zM4 7h2v1h-2zM4 8h4v1h-4zM4 9h2v1h-2zM4 10h4v1h-4zM4 11h2v1h-2z',
  book: 'M1 1h4v1h-4zM7 1h4v1h-4zM0 2h1v1h-1zM5 2h2v1h-2zM11 2h1v1h-1zM0 3h1v1h-1zM5 3h2v1h-2zM11 3h1v1h-1zM0 4h1v1h-1zM5 4h2v1h-2zM11 4h1v1h-1zM0 5h1v1h-1zM5 5h2v1h-2zM11 5h1v1h-1zM0 6h1v1h-1zM5 6h2v1h-2zM11 6h1v1h-1zM0 7h1v1h-1zM5 7h2v1h-2zM11 7h1v1h-1zM0 8h1v1h-1zM5 8h2v1h-2zM11 8h1v1h-1zM1 9h4v1h-4zM7 9h4v1h-4zM5 10h2v1h-2z',
} as const;
export type IconName = keyof typeof iconShapes;
