/** How an exported site identifies itself. */
export const archiveKind = 'site';
/** Rises when an older Bonbon could no longer read the file. */
export const archiveVersion = 1;

/** The files of an exported site. */
export const archivePaths = {
  readme: 'README.txt',
  facts: 'bonbon.json',
  content: 'content/',
  messages: 'guestbook/guestbook.json',
  rules: 'guestbook/rules.json',
  buttons: 'guestbook/buttons.csv',
  /** The pictures that the file above lists. */
  buttonPictures: 'guestbook/buttons/',
  visits: 'visits.csv',
} as const;

export const buttonColumns = ['entry', 'file', 'fetched', 'shown'] as const;
export const visitColumns = ['day', 'path', 'visitors'] as const;

/** The same site gives the same bytes, so no date is in it. */
export const archiveReadme = `This is a whole Bonbon site in plain files.

content/                  the texts (YAML), pictures, songs and files of the site
guestbook/guestbook.json  every message in every state, with replies, drawings, stickers and hearts, the blocked
                          words and senders, and whether the guestbook is open
guestbook/rules.json      the rules of the guestbook
guestbook/buttons.csv     the 88x31 buttons of visitors' websites; the pictures are in guestbook/buttons/
visits.csv                how many visitors each page had on each day (UTC)
bonbon.json               which version of Bonbon wrote this

Parts that the site does not have are missing. There are no keys in it, and nothing that opens the owner's door: passkeys and
browsers that are signed in stay on their machine. Visitors who could still change a message that they have just written
can no longer do so after a move.

What visitors wrote for the owner alone, and what was hidden, is in it, too: keep this file as private as the guestbook.

To make the site again from it, on a machine with Node:

    npx bonbon import THIS-FILE.zip my-site

To add the messages and visits that a site lacks, in the folder of that site:

    npm run import -- THIS-FILE.zip
`;
