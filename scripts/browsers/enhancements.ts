/** Features that a target browser may lack, each with the reason why nothing is lost without it. */
export const enhancements = new Map([
  // Looks
  ['round(', 'pixel portraits are then as wide as their frame'],
  ['text-wrap', 'lines only break at other words'],
  ['text-wrap: pretty', 'lines only break at other words'],
  ['text-wrap: balance', 'lines only break at other words'],
  ['user-select', 'Safari has it with a prefix, which Lightning CSS adds'],
  ['ascent-override', 'the fallback font only shifts by a pixel'],
  ['descent-override', 'the fallback font only shifts by a pixel'],
  ['line-gap-override', 'the fallback font only shifts by a pixel'],
  // Forced colours and printing
  ['forced-color-adjust', 'Safari never forces colours'],
  ['forced-color-adjust: none', 'Safari never forces colours'],
  ['break-after: avoid', 'a heading may then be alone at the bottom of a printed page'],
  ['print-color-adjust', 'Chrome has it with a prefix, which Lightning CSS adds'],
  ['print-color-adjust: exact', 'Chrome has it with a prefix, which Lightning CSS adds'],
  // Scripts
  ['event scrollend', 'only saves the scroll position, and Back still works'],
  ['.startViewTransition()', 'React checks for it first'],
  ['event navigate', 'React checks for it first'],
  ['event navigatesuccess', 'React checks for it first'],
  ['event navigateerror', 'React checks for it first'],
  // Methods of ours or of a library that have the name of a new built-in one
  ['.take()', 'the playlist takes a track'],
  ['.use()', 'React’s hook'],
  ['.in()', 'a filter of postgrest-js'],
]);
