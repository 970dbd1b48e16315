import { mirrored, sprite } from '../kit/canvas.ts';

// Icons of the side navigation, 12 x 12 each, shown at 24 pixels: room for one object and its highlight.

export const drawAboutIcon = () =>
  mirrored([
    '..oo..',
    '.owwo.',
    '.ow3o.',
    '.ow3oo',
    '.owwww',
    'owwwww',
    'owwkww',
    'owwkww',
    'o33wwo',
    'owwwww',
    '.o1111',
    '..oooo',
  ]);

export const drawBoardIcon = () =>
  sprite([
    'oooooooooooo',
    'oyyyyyyyyyYo',
    'oywwwYYsssYo',
    'oyw5wYYsBsYo',
    'oywwwYYsssAo',
    'oyYYYYYYYYAo',
    'oymmmmYlllAo',
    'oymGGmYlVlAo',
    'oymmmmYlllAo',
    'oYYYAAAAAAAo',
    'oooooooooooo',
    '.o........o.',
  ]);

export const drawConnectIcon = () =>
  sprite([
    '............',
    'oooooooooooo',
    'oowwwwwwwwoo',
    'owowwwwwwoho',
    'owwo44w55oho',
    'owww44555who',
    'owww45555who',
    'owwww556wwho',
    'owwwww6wwwho',
    'owhhhhhhhhho',
    'oooooooooooo',
    '............',
  ]);

export const drawGalleryIcon = () =>
  sprite([
    '.o........o.',
    'olo......oLo',
    'ol3oooooo3Lo',
    '.olLLLLLLLo.',
    'olLLLLLLLLVo',
    'oLwwLLLLwwVo',
    'oLwkLLLLkwVo',
    'oLLLLLLLLLVo',
    'o33LkwwkL33o',
    'oLLLLkkLLLVo',
    '.oLVVVVVVVo.',
    '..oooooooo..',
  ]);

export const drawGuestbookIcon = () =>
  sprite([
    '............',
    '.oooo..oooo.',
    'owwwwoowwwwo',
    'owhhwoowhhwo',
    'owwwwoowwwwo',
    'owhhwoo4w5wo',
    'owwwwoo455wo',
    'owhhwoow5who',
    'owwwhoohwwho',
    'owhoooooowho',
    'oo5444444Soo',
    '............',
  ]);

export const drawHomeIcon = () =>
  sprite([
    '.....oo.....',
    '....o34o....',
    '...o3445o...',
    '..o344455o..',
    '.o34444555o.',
    'oooooooooooo',
    '.owwwwwwwho.',
    '.owsSwooowo.',
    '.owSSwo5oho.',
    '.owwwwo5oho.',
    '.owhhho6oho.',
    '.oooooooooo.',
  ]);

export const drawProjectsIcon = () =>
  sprite([
    '.....oo.....',
    '...ooyyoo...',
    '.ooyyyyyyoo.',
    'oyyyyyyyyyyo',
    'oYooyyyyooAo',
    'oYYYooooAAAo',
    'oYYYYYoAAAao',
    'oYwwYYoAAAao',
    'oYYwYYoAAAao',
    '.ooYYYoAAoo.',
    '...ooYoAo...',
    '.....oo.....',
  ]);

export const drawResumeIcon = () =>
  sprite([
    '.ooooooo....',
    '.owwwwwoo...',
    '.ow44wwo2o..',
    '.ow45wwoooo.',
    '.owwwwwwwho.',
    '.owHHHHHHho.',
    '.owwwwwwwho.',
    '.owHHHHHHho.',
    '.owwwwwwwho.',
    '.owHHHHwwho.',
    '.owhhhhhhho.',
    '.oooooooooo.',
  ]);
