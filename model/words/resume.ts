export const resumeWords = {
  download: 'Download Resume (PDF)',
  notShown: "Your browser doesn't show PDFs inside a page, so here is the door instead.",
  openIt: 'Open it',
  downloadIt: 'Download it',
  openDrawer: 'Open the drawer',
  closeDrawer: 'Close the drawer',
};
