// The only door to the owner's words and pictures. Each name is a module of its own without side effects, so that a
// page's chunk holds only what the page shows, although it comes through here; content-reader/plugin/plugin.test.ts builds it.
export { aboutMe } from 'virtual:content/about-me';
export { buttons } from 'virtual:content/buttons';
export { characters } from 'virtual:content/characters';
export { connect } from 'virtual:content/connect';
export { coverArtwork } from 'virtual:content/cover-artwork';
export { delights } from 'virtual:content/delights';
export { descriptions } from 'virtual:content/descriptions';
export { facts } from 'virtual:content/facts';
export { friends } from 'virtual:content/friends';
export { galleryPage } from 'virtual:content/gallery-page';
export { guestbookPage } from 'virtual:content/guestbook-page';
export { headers } from 'virtual:content/headers';
export { home } from 'virtual:content/home';
export { interests } from 'virtual:content/interests';
export { musicOutline } from 'virtual:content/music-outline';
export { myButton } from 'virtual:content/my-button';
export { notFound } from 'virtual:content/not-found';
export { projects } from 'virtual:content/projects';
export { projectsPage } from 'virtual:content/projects-page';
export { resume } from 'virtual:content/resume';
export { sharePictures } from 'virtual:content/share-pictures';
export { site } from 'virtual:content/site';
export { socialIcons } from 'virtual:content/social-icons';
export { tracks } from 'virtual:content/tracks';
export { updates } from 'virtual:content/updates';
