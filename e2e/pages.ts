type Page = {
  path: string;
  heading: string;
  /** If the specification gives one. */
  subtitle?: string;
  /** If it is not the heading and the site's name. */
  title?: string;
  /** An earlier page in this list is of the same kind. */
  isRepeat?: boolean;
};

/** Every page of the tests' site. */
export const pages: Page[] = [
  { path: '/', heading: 'Bonbon', title: 'Bonbon', subtitle: 'Everything I do should be here i think.' },
  { path: '/aboutme', heading: 'About Me', subtitle: 'Who I am and some facts about me!' },
  { path: '/interests', heading: 'Interest Board', subtitle: 'These things tickle my brain.' },
  { path: '/resume', heading: 'My Resume' },
  { path: '/projects', heading: 'Projects', subtitle: "A few things I've built or collaborated on." },
  { path: '/projects/proj-1', heading: 'LLM-Inferred Product Attributes' },
  { path: '/projects/proj-2', heading: 'Synthwave Visualizer', isRepeat: true },
  { path: '/guestbook', heading: 'Guestbook', subtitle: 'Leave me a message on your way out!' },
  { path: '/connect', heading: 'Connect with Me', subtitle: 'Peek at my other socials!' },
  { path: '/buttons', heading: 'Buttons', subtitle: 'Cute 88x31 web buttons' },
  { path: '/oc-gallery', heading: 'OC Gallery', subtitle: 'Meet my little freaks' },
  { path: '/oc-gallery/bonbon', heading: 'Bonbon' },
  { path: '/oc-gallery/praline', heading: 'Praline', isRepeat: true },
  { path: '/oc-gallery/chispa', heading: 'Fray Chispa', isRepeat: true },
  { path: '/oc-gallery/thistle', heading: 'Captain Thistle', isRepeat: true },
];

/** One page of each kind. */
export const kinds = pages.filter(({ isRepeat }) => !isRepeat);
