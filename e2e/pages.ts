/** Every page of the sample site. `title` where the tab says something else than the heading and the site's name. */
export const pages: { path: string; heading: string; title?: string }[] = [
  { path: '/', heading: 'Bonbon', title: 'Bonbon' },
  { path: '/aboutme', heading: 'About Me' },
  { path: '/interests', heading: 'Interest Board' },
  { path: '/resume', heading: 'My Resume' },
  { path: '/projects', heading: 'Projects' },
  { path: '/projects/proj-1', heading: 'LLM-Inferred Product Attributes' },
  { path: '/projects/proj-2', heading: 'Synthwave Visualizer' },
  { path: '/guestbook', heading: 'Guestbook' },
  { path: '/connect', heading: 'Connect with Me' },
  { path: '/buttons', heading: 'Buttons' },
  { path: '/oc-gallery', heading: 'OC Gallery' },
  { path: '/oc-gallery/bonbon', heading: 'Bonbon' },
  { path: '/oc-gallery/praline', heading: 'Praline' },
  { path: '/oc-gallery/chispa', heading: 'Fray Chispa' },
  { path: '/oc-gallery/thistle', heading: 'Captain Thistle' },
];
