export const drawingWords = {
  draw: 'Draw something',
  leaveOut: 'Leave the drawing out',
  missing: 'The pad has not arrived: a part of this page could not be loaded. Please try again.',
  notTaken:
    'The guestbook takes no drawing right now. Your words and your drawing are still here: leave the drawing out, and send the words.',
};
