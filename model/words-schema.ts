import * as z from 'zod';
import { line } from './content-fields.ts';
import { listPlaceholders } from './words.ts';

/** A text of the interface: in English unless the owner wrote another one, which needs the same {placeholders}. */
function word(english: string) {
  const needed = listPlaceholders(english);
  const keepsAll = (text: string) => needed.every((name) => listPlaceholders(text).includes(name));
  const addsNone = (text: string) => listPlaceholders(text).every((name) => needed.includes(name));
  const marks = needed.map((name) => `{${name}}`).join(' and ');
  return line(english, 300)
    .refine(keepsAll, `must keep ${marks} in it, which becomes something else on the page`)
    .refine(addsNone, needed.length > 0 ? `must have no {…} but ${marks}` : 'must have no {…} in it')
    .meta({ example: english })
    .default(english);
}

function group<Keys extends string>(english: Record<Keys, string>) {
  const fields = Object.entries<string>(english).map(([key, text]) => [key, word(text)]);
  const schema = z.strictObject(Object.fromEntries(fields) as Record<Keys, ReturnType<typeof word>>);
  return schema.prefault({} as z.input<typeof schema>);
}

/** Everything the site says by itself, by the place it says it in. Each group is a module of its own. */
export const wordsSchema = z.strictObject({
  /** In more than one place. */
  shared: group({
    oneMoment: 'One moment…',
    newTab: '(opens in a new tab)',
    close: 'Close',
    takeMeHome: 'Take me home',
    pictureMissing: 'Image Not Found',
    buttonMissing: '88x31 Button',
  }),
  frame: group({
    skip: 'Skip to content',
    navigation: 'Site',
    menu: 'Menu',
    theme: 'Switch between day and night',
    day: 'Day',
    night: 'Night',
    pauseTicker: 'Pause the ticker',
    visitorCounter: 'Visitor counter',
    counting: 'Loading...',
    webButton: 'Web button',
    version: '{version}, released {day}',
    previousInRing: 'Previous',
    randomInRing: 'Random',
    nextInRing: 'Next',
  }),
  player: group({
    name: 'Music player',
    expand: 'Expand player',
    minimize: 'Minimize player',
    previous: 'Previous track',
    play: 'Play',
    pause: 'Pause',
    next: 'Next track',
    seek: 'Seek',
    time: '{elapsed} of {length}',
    volume: 'Volume',
    mute: 'Mute',
    unmute: 'Unmute',
    muted: 'Muted',
    empty: 'Nothing playing',
    loadingShown: 'Loading…',
    loading: 'Loading',
    bufferingShown: 'Buffering…',
    buffering: 'Buffering',
    waitingShown: 'Click or tap for music',
    waiting: 'Music starts with your first click, Enter or Space',
    playing: 'Playing {title} by {artist}',
    paused: 'Paused',
    skipped: 'Skipped {title}: {reason}',
    stopped: 'Nothing can be played',
    stoppedBecause: 'Nothing can be played: {reason}',
    blocked: 'it is blocked here',
    removed: 'it is gone',
    embeddingRefused: 'it plays on YouTube only',
    offline: 'no network',
    unplayable: 'it cannot be played',
    offer: 'Music?',
    accept: 'Yes',
    decline: 'No',
  }),
  youtube: group({
    player: 'YouTube player',
    terms: 'YouTube terms',
    privacy: 'Google privacy',
  }),
  error: group({
    heading: 'Unexpected Application Error!',
    tryAgain: 'Try again',
    details: 'Details for the curious',
    offlineHeading: 'No Connection',
    offlineText:
      'Your browser gets no answer from this site: either you are offline, or my server is. As soon as you are online again, this page tries again by itself.',
    stuck: 'You can read this page, but a part of it could not be loaded, so its buttons may not work yet.',
  }),
  notFound: group({ toGuestbook: 'To the guestbook' }),
  home: group({
    scrollable: '{title}, scrollable',
    previousFriends: 'Previous friends',
    nextFriends: 'Next friends',
    asOf: 'As of {day}',
  }),
  aboutMe: group({ favourite: 'Favourite:' }),
  interests: group({
    title: 'Drag the tiles around!',
    titleWithoutScript: 'Everything on the board',
    hint: 'Double-click or double-tap a tile to read about it.',
    keyboardHint: 'Arrow keys move it, with Shift further, and Enter opens it.',
  }),
  resume: group({
    download: 'Download Resume (PDF)',
    notShown: "Your browser doesn't show PDFs inside a page, so here is the door instead.",
    openIt: 'Open it',
    downloadIt: 'Download it',
  }),
  projects: group({
    visitLive: 'Visit Live',
    viewDetails: 'View Details',
    back: 'Back to Projects',
    details: 'Project Details',
    about: 'About This Project',
    visitLiveProject: 'Visit Live Project',
    process: 'Development Process & Changes',
    processSoon: "Detailed information about this project's development process will be added soon.",
    notFound: 'Project Not Found',
    notFoundText: "The project you're looking for doesn't exist.",
  }),
  gallery: group({
    back: 'Back to Gallery',
    portraitMissing: 'Character Image',
    imageMissing: 'No Image',
    info: 'Character Info',
    name: 'Name',
    species: 'Species',
    age: 'Age',
    funFacts: 'Fun Facts',
    overview: 'Overview',
    images: 'Gallery',
    previousImage: 'Previous image',
    nextImage: 'Next image',
    place: '{current} of {total}',
    others: 'Other characters',
    previous: 'Previous',
    next: 'Next',
    notFound: 'Character Not Found',
    notFoundText: 'Nobody of that name lives here.',
    invitation: 'The others would love to meet you.',
  }),
  guestbook: group({
    name: 'Name',
    website: 'Website',
    optional: 'Optional',
    message: 'Message',
    length: '{length} of {limit}',
    roomLeft: 'At most {count} characters left',
    noRoomLeft: 'No characters left',
    trap: 'Leave this empty',
    submit: 'Submit',
    missing: 'Please add your name and a message.',
    messageTooLong: 'Message is too long ({limit} chars max).',
    nameTooLong: 'Name is too long ({limit} chars max).',
    nameMissing: 'Your name is missing.',
    nameNeedsCut: 'Your name needs to be shorter.',
    messageMissing: 'Your message is missing.',
    messageNeedsCut: 'Your message needs to lose a few words.',
    thanks: 'Thanks for signing!',
    thanksWaiting: 'Everybody sees it once {owner} has read it.',
    thanksUnkeptUnsent: 'Your browser would not keep your message, so leave this page open until it has been sent.',
    thanksUnkept: 'Your browser would not keep your message, so it stays here only until you leave.',
    unsent: 'Waiting to be sent',
    unsentText: 'Only you see it so far. It goes out by itself.',
    unsentClosed: 'Only you see it so far. It goes out by itself when the book opens again.',
    unsentUnkept: 'Only you see it so far. Leave this page open until it is sent: your browser would not keep it.',
    waiting: 'Waiting for approval',
    waitingText: 'Only you see it until {owner} has read it.',
    refused: 'Not in the book',
    refusedText: 'The guestbook cannot take it as it is, so only you see it.',
    local: 'Only in this browser',
    localText: 'It was written here and never sent, so only you see it.',
    visitWebsite: 'Website',
    replied: '{owner} replied',
    draftKept: 'What you have begun to write is kept in this tab until then.',
    penNeedsScript:
      'The pen needs JavaScript, which is switched off in your browser. Until then, write to me at {email}.',
    messagesNeedScript: 'The messages need JavaScript, which is switched off in your browser.',
    feed: 'Feed',
    feedOfWhat: 'of the messages',
  }),
  connect: group({ tradeButtons: 'Trade buttons' }),
  buttons: group({
    copy: 'Copy HTML',
    copyOf: 'Copy HTML of {site}',
    copied: 'Copied!',
    copyByHand: 'Your browser keeps its clipboard to itself. Please copy this by hand:',
    yours: 'Your button here?',
    exchange: 'Let’s exchange!',
  }),
  /** Of the feeds, as readers list them. */
  feeds: group({
    updates: '{site}: updates',
    guestbook: '{site}: guestbook',
    guestbookTitle: '{site}: Guestbook',
    reply: '↳ Reply: {reply}',
  }),
});
export type Words = z.infer<typeof wordsSchema>;
