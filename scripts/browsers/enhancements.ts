/** What may be missing in a browser that the site is made for, because nothing is lost without it: the reason of each. */
export const enhancements = new Map([
  // Looks
  ['round(', 'pixel portraits are then as wide as their frame'],
  ['text-wrap', 'lines break where they break'],
  ['text-wrap: pretty', 'lines break where they break'],
  ['text-wrap: balance', 'lines break where they break'],
  ['user-select', 'Safari has it with a prefix, which Lightning CSS adds'],
  ['ascent-override', 'the fallback font only shifts by a pixel'],
  ['descent-override', 'the fallback font only shifts by a pixel'],
  ['line-gap-override', 'the fallback font only shifts by a pixel'],
  // Colours that a system forces, and paper
  ['forced-color-adjust', 'Safari never forces colours'],
  ['forced-color-adjust: none', 'Safari never forces colours'],
  ['break-after: avoid', 'a heading may then stand alone at the foot of a printed page'],
  ['print-color-adjust', 'Chrome has it with a prefix, which Lightning CSS adds'],
  ['print-color-adjust: exact', 'Chrome has it with a prefix, which Lightning CSS adds'],
  // Scripts
  ['event scrollend', 'only saves the scroll position, and Back still works'],
  ['.startViewTransition()', 'React looks whether it is there first'],
  ['event navigate', 'React looks whether it is there first'],
  ['event navigatesuccess', 'React looks whether it is there first'],
  ['event navigateerror', 'React looks whether it is there first'],
  // Methods of our own, or React's, that have the name of a new one of the language
  ['.take()', 'the playlist takes a track'],
  ['.use()', 'React’s hook'],
  ['.in()', 'a filter of postgrest-js'],
]);
