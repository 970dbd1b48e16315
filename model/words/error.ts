export const errorWords = {
  heading: 'Unexpected Application Error!',
  tryAgain: 'Try again',
  details: 'Details for the curious',
  offlineHeading: 'No Connection',
  offlineText:
    'Your browser gets no answer from this site: either you are offline, or my server is. As soon as you are online again, this page tries again by itself.',
  goBack: 'Back to where I was',
  stuck: 'You can read this page, but a part of it could not be loaded, so its buttons may not work yet.',
};
