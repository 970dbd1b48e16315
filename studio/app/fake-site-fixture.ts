import type { Field, Fields } from '#studio/protocol/field.ts';
import type { FileState, SitePage } from '#studio/protocol/site-state.ts';

type Facts = Partial<Pick<Field, 'help' | 'example' | 'isOptional' | 'isUsual' | 'fallback'>>;

const make = (kind: Field['kind'], own: object, facts: Facts = {}): Field =>
  ({ isOptional: false, isUsual: false, kind, ...own, ...facts }) as Field;
const plain = (kind: 'day' | 'email' | 'identifier' | 'tone' | 'switch' | 'pageLink', facts: Facts = {}): Field =>
  ({ isOptional: false, isUsual: false, kind, ...facts }) as Field;

const line = (max = 200, facts: Facts = {}) => make('line', { max }, facts);
const group = (keys: Record<string, Field>, facts: Facts = {}) =>
  make('group', { keys: Object.entries(keys).map(([key, field]) => ({ key, field })) }, facts);
const list = (item: Field, facts: Facts = {}) => make('list', { item, min: 0 }, facts);
const unknown = make('unknown', {});

const home = group({
  quickIntro: group({
    title: line(200, { example: 'Quick Intro' }),
    text: make('richText', {}, { help: 'The first paragraph is shown a little larger.' }),
    peaceSign: group({ what: line(), alt: line() }, { isOptional: true }),
  }),
  updatesTitle: line(40, { isOptional: true, fallback: 'Updates' }),
  details: make('line', { max: 40, none: '.' }, { isOptional: true, fallback: '.' }),
  doors: list(group({ title: line(), to: plain('pageLink'), tone: plain('tone') })),
  blocks: list(
    make('variants', {
      by: 'type',
      variants: [
        { value: 'paragraph', field: group({ content: make('text', { max: 500 }) }) },
        { value: 'section', field: group({ title: line(), content: make('text', {}) }) },
      ],
    }),
  ),
  facts: list(line(60)),
});

const site = group({
  language: line(5),
  email: plain('email'),
  address: make('webAddress', { others: [] }),
  pet: make('choice', { options: ['cat', 'hare'] }, { isOptional: true }),
  tools: plain('switch', { isOptional: true, fallback: true }),
  percent: make('number', { min: 0, max: 100 }),
  tiles: make('pair', {}),
  names: make('record', { item: line() }),
});

const words = group({
  frame: group({
    menu: line(300, { isOptional: true, fallback: 'Menu' }),
    night: line(300, { isOptional: true, fallback: 'Night' }),
  }),
});

/** One field of each kind, and empty ones for the files that are not there. */
export const fakeFields = {
  ...(Object.fromEntries(
    [
      'friends',
      'aboutMe',
      'interests',
      'resume',
      'guestbookPage',
      'connect',
      'buttons',
      'facts',
      'tracks',
      'delights',
      'notFound',
    ].map((name) => [name, unknown]),
  ) as Fields),
  site,
  home,
  words,
  updates: list(group({ date: plain('day'), text: line(300, { example: 'V1.0 finished' }) })),
  galleryPage: group({ header: group({ title: line(60) }) }),
  projectsPage: group({ header: group({ title: line(60) }) }),
  characters: group({
    order: make('number', {}),
    name: line(60),
    tone: plain('tone'),
    backstory: make('text', {}),
  }),
  projects: unknown,
} as Fields;

const there = { state: 'there', hash: 'x' } as const;

export const fakeFiles: FileState[] = [
  {
    file: 'home.yaml',
    name: 'home',
    ...there,
    data: {
      quickIntro: { title: 'Quick Intro', text: 'Hi, come in! I am **Bonbon**.' },
      updatesTitle: 'Updates',
      doors: [{ title: 'Things I built', to: '/oc-gallery', tone: 'mint' }],
      blocks: [{ type: 'paragraph', content: 'It began on a rainy Sunday.' }],
      facts: ['Cannot whistle.', 'The hare is called Gerald.'],
    },
  },
  {
    file: 'updates.yaml',
    name: 'updates',
    ...there,
    data: [
      { date: '2025-10-27', text: 'There are plans.' },
      { date: '2025-10-20', text: 'New content added.' },
      { date: '2025-10-12', text: 'There was cake.' },
    ],
  },
  {
    file: 'site.yaml',
    name: 'site',
    ...there,
    data: {
      language: 'en',
      email: 'a@b.example',
      address: 'https://bonbon.example/',
      percent: 70,
      tiles: [1, 2],
      names: { first: 'One' },
    },
  },
  { file: 'words.yaml', name: 'words', ...there, data: { frame: { menu: 'Menú' } } },
  { file: 'oc-gallery.yaml', name: 'galleryPage', ...there, data: { header: { title: 'OC Gallery' } } },
];

export const fakePages: SitePage[] = [
  { address: '/', title: 'Home', file: 'home.yaml', isLeftOut: false },
  { address: '/oc-gallery', title: 'OC Gallery', file: 'oc-gallery.yaml', isLeftOut: false },
];
