import type { OldVersion, OwnerEdit } from './old-site-fixture.ts';

/** Throws if the sample does not contain `from`. */
const put = (file: string, from: string, to: string): OwnerEdit => [
  file,
  (before) => {
    if (!before.includes(from)) throw new Error(`${file} has no ${from}`);
    return before.replace(from, () => to);
  },
];
const append = (file: string, text: string): OwnerEdit => [file, (before) => before + text];
const withCrlf = (file: string): OwnerEdit => [file, (before) => before.replaceAll('\n', '\r\n')];

/** An owner's edits of a sample, and the texts that must still be there after the upgrade. */
export type Edited = { edits: OwnerEdit[]; kept: [file: string, piece: string][] };

export function editAsOwner(version: OldVersion): Edited {
  const edits: OwnerEdit[] = [
    put('site.yaml', '# The site itself', '# MY NOTE: ring the printer on Monday\n# The site itself'),
    put('site.yaml', 'title: Bonbon\n', "title: 'Bonbon''s 🥕 Burrow'   # a bigger one soon\n"),
    put('site.yaml', 'tagline: Everything I do should be here i think.\n', ''),
    put(
      'site.yaml',
      'email: bonbon@example.com\n',
      'email: "burrow@example.com"\ntagline: everything,  and then some\n',
    ),
    ['site.yaml', (before) => before.replace(/^description: .*$/m, 'description: >-\n  A burrow with\n  many rooms')],
    put('site.yaml', 'maxLinks: 2', 'maxLinks: 5 # my friends love links'),
    put(
      'home.yaml',
      'Have a rummage.',
      `Here is [the picture](${version === '0.3' ? '/share.png' : '/share/share.png'}).`,
    ),
    put(
      'home.yaml',
      '    - what: Playing\n      text: a farming game, third save. The turnips know me by name.\n',
      '    - text: "a farming game: year four"\n      what: Playing\n',
    ),
    put('about-me.yaml', 'title: Who Am I?', 'title: "Who, me?"'),
    withCrlf('about-me.yaml'),
    append('friends.yaml', '- name: \'"Plum" & Pear\'\n  url: https://plum.example/\n  image: plum.png\n'),
    put('facts.yaml', 'facts:\n', 'facts:\n  - !Wow is a word I say too often.  # truly\n'),
    put(
      'updates.yaml',
      '- date: 2025-10-27',
      '- text: |\n    New burrow!  🐇\n\n  date: 2025-11-20\n- date: 2025-10-27',
    ),
    append('characters/mochi/character.yaml', mochi),
    append('projects/jam-jar/project.yaml', jamJar),
    append(
      'tracks.yaml',
      '- { title: "Jam, Spread Thinly", artist: Bonbon, file: music/jam.mp3, imageSrc: jam.svg } # mine\n',
    ),
    put('connect.yaml', 'title: Socials', 'title: "Soci\\u0061ls"'),
    ['not-found.yaml', (before) => before.replace('It was probably me.', 'Not me.').trimEnd()],
    put('oc-gallery.yaml', 'listTitle: My Characters\n', '\n\n\n# Mine, all mine.\nlistTitle:   My Burrow\n'),
    ['resume.yaml', (before) => `\ufeff${before.replace('title: My Resume', 'title: >\n    My\n    Papers')}`],
    withCrlf('resume.yaml'),
  ];
  const kept: Edited['kept'] = [
    ['site.yaml', '# MY NOTE: ring the printer on Monday\n'],
    ['site.yaml', "title: 'Bonbon''s 🥕 Burrow'   # a bigger one soon\nownerName"],
    ['site.yaml', 'email: "burrow@example.com"\ntagline: everything,  and then some\n'],
    ['site.yaml', 'description: >-\n  A burrow with\n  many rooms\n'],
    ['site.yaml', 'maxLinks: 5 # my friends love links\n'],
    ['home.yaml', 'Here is [the picture](/share/share.png).'],
    ['home.yaml', '    - text: "a farming game: year four"\n      what: Playing\n'],
    ['about-me.yaml', 'title: "Who, me?"\r\n'],
    ['friends.yaml', '- name: \'"Plum" & Pear\'\n  url: https://plum.example/\n  image: plum.webp\n'],
    ['facts.yaml', '  - "!Wow is a word I say too often."  # truly\n'],
    ['updates.yaml', '- text: |\n    New burrow!  🐇\n\n  date: 2025-11-20\n'],
    ['characters/mochi/character.yaml', mochi],
    ['projects/jam-jar/project.yaml', jamJar],
    [
      'tracks.yaml',
      '- { title: "Jam, Spread Thinly", artist: Bonbon, file: music/jam.m4a, imageSrc: jam.svg } # mine\n',
    ],
    ['connect.yaml', 'title: "Soci\\u0061ls"\n'],
    ['not-found.yaml', 'Somebody tripped over their own ears in here. Not me.\n'],
    ['not-found.yaml', 'errorMascot: images/mascot/dizzy.svg'],
    ['oc-gallery.yaml', '\n\n\n# Mine, all mine.\nlistTitle:   My Burrow\n'],
    ['resume.yaml', '\ufeff# The resume page.'],
    ['resume.yaml', 'title: >\r\n    My\r\n    Papers\r\n'],
  ];
  if (version === '0.3') return { edits, kept };
  return {
    edits: [
      ...edits,
      put('words.yaml', '  menu: Menu\n', '  menu: Menü 🍔\n'),
      put('words.yaml', '  day: Day\n  night: Night\n', "  night: 'Nacht' # schlaf gut\n  day: >-\n    Tag\n"),
      append('words.yaml', '# Alles von mir.\n'),
      withCrlf('words.yaml'),
      put('delights.yaml', '    - { from: 5, to: 9', '    #- { from: 5, to: 9'),
      ['interests.yaml', () => null],
      put('site.yaml', '      - { label: Interest Board, to: /interests, icon: images/nav/board.svg }\n', ''),
      put('home.yaml', '    - to: /interests\n', '    - to: /connect\n'),
      put('home.yaml', '[interest board](/interests)', '**interest board**'),
    ],
    kept: [
      ...kept,
      ['words.yaml', '  menu: Menü 🍔\r\n'],
      ['words.yaml', "  night: 'Nacht' # schlaf gut\r\n  day: >-\r\n    Tag\r\n"],
      ['words.yaml', '# Alles von mir.\r\n'],
      ['delights.yaml', '    #- { from: 5, to: 9'],
      ['home.yaml', '    - to: /connect\n'],
    ],
  };
}

const mochi = `# A friend of the house
name: "Mochi: the second"
order: 9
tone: sky
portrait: ./portrait.svg
mainImage: ./main.png
alt: A round cat.
age: 7
species: Cat
occupation: Sitting
personality: >-
  Round, and
  rounder after tea
backstory: |
  Came in one day.

  Stayed.
funFacts: [ "Likes tea", 'Dislikes "coffee"' ]
details: '.'
images: []
`;

const jamJar = `order: 3
title: Jam Jar
subtitle: Web toy
description: A jar — with jam in it.
image: ./jar.png
alt: A jar.
link: ''
developmentProcess:
  - { type: paragraph, content: "It was empty, then it wasn't." }
`;
