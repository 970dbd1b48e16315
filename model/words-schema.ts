import * as z from 'zod';
import { line } from './content-fields.ts';
import { aboutMeWords } from './words/about-me.ts';
import { buttonsWords } from './words/buttons.ts';
import { cassetteWords } from './words/cassette.ts';
import { connectWords } from './words/connect.ts';
import { drawingWords } from './words/drawing.ts';
import { errorWords } from './words/error.ts';
import { feedsWords } from './words/feeds.ts';
import { frameWords } from './words/frame.ts';
import { galleryWords } from './words/gallery.ts';
import { guestbookWords } from './words/guestbook.ts';
import { heartsWords } from './words/hearts.ts';
import { homeWords } from './words/home.ts';
import { interestsWords } from './words/interests.ts';
import { newsWords } from './words/news.ts';
import { notFoundWords } from './words/not-found.ts';
import { ownNoteWords } from './words/own-note.ts';
import { padWords } from './words/pad.ts';
import { playerWords } from './words/player.ts';
import { privateNoteWords } from './words/private-note.ts';
import { projectsWords } from './words/projects.ts';
import { resumeWords } from './words/resume.ts';
import { sharedWords } from './words/shared.ts';
import { windowsWords } from './words/windows.ts';
import { youtubeWords } from './words/youtube.ts';
import { listPlaceholders } from './words.ts';

/** A text of the interface: in English unless the owner wrote another one, which needs the same {placeholders}. */
function word(english: string) {
  const needed = listPlaceholders(english);
  const keepsAll = (text: string) => needed.every((name) => listPlaceholders(text).includes(name));
  const addsNone = (text: string) => listPlaceholders(text).every((name) => needed.includes(name));
  const placeholders = needed.map((name) => `{${name}}`).join(' and ');
  return line(english, 300)
    .refine(keepsAll, `must contain ${placeholders}, which the page replaces`)
    .refine(addsNone, needed.length > 0 ? `must contain no {…} except ${placeholders}` : 'must contain no {…}')
    .meta({ example: english })
    .default(english);
}

function group<Keys extends string>(english: Record<Keys, string>) {
  const fields = Object.entries<string>(english).map(([key, text]) => [key, word(text)]);
  const schema = z.strictObject(Object.fromEntries(fields) as Record<Keys, ReturnType<typeof word>>);
  return schema.prefault({} as z.input<typeof schema>);
}

/** All texts of the interface, grouped by where they appear. Each group is a module of its own. */
export const wordsSchema = z.strictObject({
  /** Used in several places. */
  shared: group(sharedWords),
  frame: group(frameWords),
  windows: group(windowsWords),
  player: group(playerWords),
  youtube: group(youtubeWords),
  cassette: group(cassetteWords),
  error: group(errorWords),
  notFound: group(notFoundWords),
  home: group(homeWords),
  /** What is new since the last visit, on Home. */
  news: group(newsWords),
  aboutMe: group(aboutMeWords),
  interests: group(interestsWords),
  resume: group(resumeWords),
  projects: group(projectsWords),
  gallery: group(galleryWords),
  guestbook: group(guestbookWords),
  connect: group(connectWords),
  ownNote: group(ownNoteWords),
  buttons: group(buttonsWords),
  /** The way to the guestbook's drawing pad, and the pad. */
  drawing: group(drawingWords),
  pad: group(padWords),
  /** Titles in feed readers. */
  feeds: group(feedsWords),
  privateNote: group(privateNoteWords),
  hearts: group(heartsWords),
});
export type Words = z.infer<typeof wordsSchema>;
