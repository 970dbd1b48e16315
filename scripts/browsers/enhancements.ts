/** Features that a target browser may lack, each with the reason why nothing is lost without it. */
export const enhancements = new Map([
  // Looks
  ['round(', 'pixel portraits are then as wide as their frame, and columns may lie between two pixels'],
  ['calc-size(', 'the button in the side area then lies between two pixels'],
  ['text-wrap', 'lines only break at other words'],
  ['text-wrap: pretty', 'lines only break at other words'],
  ['text-wrap: balance', 'lines only break at other words'],
  ['overflow-clip-margin', 'a sticker that leans out of the thanks is then cut at their edge'],
  [':view-transition', 'pages then change at once, as page-wipe.ts checks'],
  [':view-transition-group', 'pages then change at once, as page-wipe.ts checks'],
  [':view-transition-old', 'pages then change at once, as page-wipe.ts checks'],
  [':view-transition-new', 'pages then change at once, as page-wipe.ts checks'],
  ['view-transition-name', 'pages then change at once, as page-wipe.ts checks'],
  ['user-select', 'Safari has it with a prefix, which Lightning CSS adds'],
  ['ascent-override', 'the fallback font only shifts by a pixel'],
  ['descent-override', 'the fallback font only shifts by a pixel'],
  // Forced colours and printing
  ['forced-color-adjust', 'Safari never forces colours'],
  ['forced-color-adjust: none', 'Safari never forces colours'],
  ['break-after: avoid', 'a heading may then be alone at the bottom of a printed page'],
  ['print-color-adjust', 'Chrome has it with a prefix, which Lightning CSS adds'],
  ['print-color-adjust: exact', 'Chrome has it with a prefix, which Lightning CSS adds'],
  // Scripts
  ['event touchstart', 'Safari has it on iPhones and iPads, where there are touches'],
  ['event touchmove', 'Safari has it on iPhones and iPads, where there are touches'],
  ['event scrollend', 'only saves the scroll position, and Back still works'],
  ['.startViewTransition()', 'React and page-wipe.ts check for it first'],
  ['.skipTransition()', 'there is a transition only where there is startViewTransition'],
  ['event.hasUAVisualTransition', 'a swipe and a wipe are then both seen'],
  ['event navigate', 'React checks for it first'],
  ['event navigatesuccess', 'React checks for it first'],
  ['event navigateerror', 'React checks for it first'],
  // Methods of ours or of a library that have the name of a new built-in one
  ['.take()', 'the playlist takes a track'],
  ['.use()', 'React’s hook'],
]);
