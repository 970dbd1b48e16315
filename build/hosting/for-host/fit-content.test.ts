import { expect, test } from 'vitest';
import { writeContent } from '#content-reader/content-fixture.ts';
import { requireContent } from '#content-reader/require-content.ts';
import type { Content } from '#model/content-schema.ts';
import { findHost, hostNames } from '#publish/hosts/hosts.ts';
import { fitContent } from './fit-content.ts';
import { describeNote } from './host-note.ts';

const free = findHost('neocities-free');
const youtube = (title: string) =>
  `- title: ${title}\n  artist: The Placeholder Tapes\n  videoId: dQw4w9WgXcQ\n  imageSrc: sunset-drive.svg\n`;
const own = (title: string) =>
  `- title: ${title}\n  artist: The Placeholder Tapes\n  file: music/sunset-drive.mp3\n  imageSrc: sunset-drive.svg\n`;
const read = async (tracks: string, change: (site: Content['site']) => void = () => {}) => {
  const content = await requireContent(await writeContent({ 'tracks.yaml': tracks }));
  change(content.site);
  return content;
};
const titlesOf = ({ tracks }: Content) => tracks.map(({ title }) => title);

test('songs that a host refuses are left out, and those from YouTube stay', async () => {
  const { content, songs, notes } = fitContent(await read(own('Mine') + youtube('Theirs')), free);
  expect(titlesOf(content)).toEqual(['Theirs']);
  expect(content.musicOutline).toEqual({ isEmpty: false, plainSong: undefined });
  expect(content.coverArtwork).toEqual([]);
  expect(songs).toEqual([]);
  expect(notes.map(describeNote).join('\n')).toMatch(/One song is left out, .*the player has the one from YouTube/);
});

test('without any other song, or if the owner says so, the player goes, too', async () => {
  const alone = fitContent(await read(own('Mine')), free);
  expect(alone.content.musicOutline.isEmpty).toBe(true);
  expect(alone.notes.map(describeNote).join('\n')).toMatch(/so is the player\./);
  const both = fitContent(await read(own('Mine') + youtube('Theirs')), free, { leavesOutPlayer: true });
  expect(titlesOf(both.content)).toEqual([]);
});

test('songs with another host keep their place in the player, and are kept for that host under names of their own', async () => {
  const content = await read(own('Mine') + youtube('Theirs'), (site) => {
    site.music.address = 'https://songs.example/me/';
  });
  for (const host of [free, undefined]) {
    const fitted = fitContent(content, host);
    expect(titlesOf(fitted.content)).toEqual(['Mine', 'Theirs']);
    const [song] = fitted.songs;
    expect(song?.name).toMatch(/^sunset-drive-[\w-]{8}\.mp3$/);
    expect(fitted.content.tracks[0]?.file).toBe(`https://songs.example/me/${song?.name}`);
    expect(fitted.content.musicOutline.plainSong?.file).toBe(`https://songs.example/me/${song?.name}`);
    expect(fitted.notes.map(describeNote).join('\n')).toContain('what is in the folder dist/songs of your site');
  }
});

test('where the songs for another host are is said, wherever the build is', async () => {
  const choices = { songAddress: 'https://songs.example/' };
  const { notes } = fitContent(await read(own('Mine')), free, choices, '.bonbon/cache/publish/songs');
  expect(notes.map(describeNote).join('\n')).toContain('the folder .bonbon/cache/publish/songs of your site');
});

test('an address that the owner types counts as one in site.yaml', async () => {
  const choices = { songAddress: 'https://typed.example/' };
  const { content } = fitContent(await read(own('Mine')), free, choices);
  expect(content.tracks[0]?.file).toMatch(/^https:\/\/typed\.example\/sunset-drive-/);
  expect(content.site.music.address).toBe('https://typed.example/');
});

test('an address that is not in site.yaml yet is the site’s already', async () => {
  const content = await read('');
  const { site } = fitContent(content, free, { siteAddress: 'https://mochi.example/me/' }).content;
  expect([site.address, site.base]).toEqual(['https://mochi.example/me/', '/me/']);
  expect(content.site.base).toBe('/');
});

test('a host that takes songs gets them with the site, and so does a build for no host', async () => {
  const content = await read(own('Mine'));
  for (const host of [findHost('nekoweb'), findHost('neocities'), undefined]) {
    const fitted = fitContent(content, host);
    expect(fitted.content.tracks).toEqual(content.tracks);
    expect(fitted.songs).toEqual([]);
  }
});

const setServices = (services: Partial<Content['site']['services']>) => (site: Content['site']) => {
  Object.assign(site.services, services);
};
const supabase = { guestbook: 'supabase', supabaseAddress: 'https://a.supabase.co', counter: 'none' } as const;

test('services of Bonbon’s own server become none where it does not run, and it is said', async () => {
  const content = await read('', setServices({ guestbook: 'built-in', counter: 'built-in' }));
  const fitted = fitContent(content, findHost('github-pages'));
  expect(fitted.content.site.services).toMatchObject({ guestbook: 'none', counter: 'none' });
  expect(fitted.notes.filter(({ text }) => text.includes('runs no program of yours'))).toHaveLength(2);
  expect(content.site.services.guestbook).toBe('built-in');
  expect(fitContent(content, findHost('server')).content.site.services.guestbook).toBe('built-in');
  const elsewhere = await read('', setServices({ guestbook: 'built-in', serverAddress: 'https://api.example/' }));
  expect(fitContent(elsewhere, findHost('github-pages')).content.site.services.guestbook).toBe('built-in');
});

test('a service elsewhere stays, except on free Neocities, whose pages cannot reach it', async () => {
  const content = await read('', setServices(supabase));
  expect(fitContent(content, findHost('nekoweb')).content.site.services.guestbook).toBe('supabase');
  const fitted = fitContent(content, free);
  expect(fitted.content.site.services.guestbook).toBe('none');
  expect(fitted.notes.map(describeNote).join('\n')).toMatch(
    /can’t reach the place that keeps your messages.*services: kept under publish/,
  );
  expect(fitContent(content, free, { keepsServices: true }).content.site.services.guestbook).toBe('supabase');
});

test('what the owner has decided in site.yaml needs no choice', async () => {
  const content = await read(own('Mine') + youtube('Theirs'), (site) => {
    setServices(supabase)(site);
    site.publish = { host: 'neocities-free', name: 'mochi', songs: 'no-player', services: 'kept' };
  });
  const fitted = fitContent(content, free).content;
  expect(titlesOf(fitted)).toEqual([]);
  expect(fitted.site.services.guestbook).toBe('supabase');
});

test('an address that the host cannot have is told', async () => {
  const notesFor = async (address: string) => {
    const content = await read('', (site) => {
      site.address = address;
    });
    return fitContent(content, free).notes.map(describeNote).join('\n');
  };
  expect(await notesFor('https://bonbon.example/')).toContain('https://bonbon.neocities.org/');
  expect(await notesFor('https://mochi.neocities.org/')).not.toContain('https://bonbon.neocities.org/');
});

test('pictures that Neocities keeps from other hosts are told, and a button that is there, too', async () => {
  const friend = "- name: Mochi\n  url: '#'\n  image: https://mochi.neocities.org/me.png\n";
  const content = await requireContent(await writeContent({ 'friends.yaml': friend }));
  const notesFor = (name: Parameters<typeof findHost>[0]) =>
    fitContent(content, findHost(name)).notes.map(describeNote).join('\n');
  expect(notesFor('nekoweb')).toMatch(/The picture of Mochi may stay empty: mochi\.neocities\.org/);
  expect(notesFor('neocities-free')).not.toContain('Mochi');
  expect(notesFor('neocities-free')).toContain(
    'Other sites can’t show your web button straight from “Neocities, free”',
  );
  const code = (address: string) => `<a href="https://bonbon.example/"><img src="${address}" alt="Bonbon"></a>`;
  Object.assign(content.buttons?.mine ?? {}, { html: code('https://pictures.example/bonbon.png') });
  expect(notesFor('neocities-free')).not.toContain('can’t show your web button');
  Object.assign(content.buttons?.mine ?? {}, { html: code('https://bonbon.neocities.org/bonbon.png') });
  expect(notesFor('neocities-free')).toContain('html, under mine in content/buttons.yaml');
});

test('what the studio shows needs no file, no setting and no word of the trade', async () => {
  const friend = "- name: Mochi\n  url: '#'\n  image: https://mochi.neocities.org/me.png\n";
  const files = { 'friends.yaml': friend, 'tracks.yaml': own('Mine') + youtube('Theirs') };
  const content = await requireContent(await writeContent(files));
  const texts: string[] = [];
  for (const services of [supabase, { guestbook: 'built-in', counter: 'built-in' } as const]) {
    setServices(services)(content.site);
    for (const host of hostNames) texts.push(...fitContent(content, findHost(host)).notes.map(({ text }) => text));
  }
  expect(texts.length).toBeGreaterThan(8);
  const technical = /\.yaml|\w: \w+ under|services|build|deploy|server|requests|supabase|goatcounter|content\//i;
  expect(texts.filter((text) => technical.test(text))).toEqual([]);
});
