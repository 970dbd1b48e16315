export const interestsWords = {
  title: 'Drag the tiles around!',
  titleWithoutScript: 'Everything on the board',
  hint: 'Double-click or double-tap a tile to read about it.',
  keyboardHint: 'Arrow keys move it, with Shift further, and Enter opens it.',
  touchHint: 'Hold a tile to lift it.',
  shuffle: 'Shuffle',
  tidyUp: 'Tidy up',
  keep: 'Keep my desk',
  kept: 'Kept in this browser',
  notKept: 'This browser keeps nothing',
  popupMissing: 'This tile cannot be opened right now.',
};
