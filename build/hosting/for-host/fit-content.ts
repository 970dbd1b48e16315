import { basename } from 'node:path';
import { listCoverArtwork } from '#content-reader/pictures/cover-artwork.ts';
import { nameFile } from '#content-reader/plugin/emitted-files.ts';
import { outlineMusic } from '#content-reader/plugin/music-outline.ts';
import type { Content } from '#model/content-schema.ts';
import type { Track } from '#model/music-schema.ts';
import type { Host } from '#publish/hosts/host.ts';
import { findRefusals, findSong, type HostChoices, mergeChoices, type RefusedService } from './host-choices.ts';
import type { HostNote } from './host-note.ts';

/** A song that is played from another host, and is kept for it under this name. */
export type SongElsewhere = { name: string; absolutePath: string };

type FittedContent = {
  content: Content;
  songs: SongElsewhere[];
  /** What the owner should know. */
  notes: HostNote[];
};

/**
 * The content as it can be on a host, and with songs at `music.address` if there is one: what the host refuses, and has no
 * other place, is left out. Without a host, nothing is. `songsFolder` is where the songs for another host will be.
 */
export function fitContent(
  written: Content,
  host: Host | undefined,
  made: HostChoices = {},
  songsFolder = 'dist/songs',
): FittedContent {
  const content = moveSite(written, made.siteAddress);
  const choices = mergeChoices(content.site, made);
  const refusals = host && findRefusals(content, host, choices);
  const refused = new Set(refusals?.songs);
  const leavesOutPlayer = refused.size > 0 && (choices.leavesOutPlayer || refusals?.otherSongCount === 0);
  const kept = leavesOutPlayer ? [] : content.tracks.filter((track) => !refused.has(track));
  const address = choices.songAddress;
  const { tracks, songs } = moveSongs(kept, address);
  const { address: _, ...player } = content.site.music;
  const music = songs.length > 0 && address !== undefined ? { ...player, address } : player;
  const services = { ...content.site.services };
  for (const { name } of refusals?.services ?? []) services[name] = 'none';
  return {
    content: {
      ...content,
      site: { ...content.site, services, music },
      tracks,
      coverArtwork: listCoverArtwork(kept),
      musicOutline: outlineMusic(tracks),
    },
    songs,
    notes: [
      ...(host && refusals ? refusals.services.map((service) => explainService(service, host)) : []),
      ...(host && refused.size > 0 ? [explainSongs(content.tracks.length, kept.length, refused.size, host)] : []),
      ...(songs.length > 0 ? [explainMovedSongs(songs.length, String(address), songsFolder)] : []),
      ...(host ? explainHotlinks(content, host) : []),
      ...(host ? explainAddress(content, host) : []),
    ],
  };
}

function moveSite(content: Content, address: string | undefined): Content {
  if (address === undefined) return content;
  return { ...content, site: { ...content.site, address, base: new URL(address).pathname } };
}

function moveSongs(tracks: Track[], address: string | undefined): { tracks: Track[]; songs: SongElsewhere[] } {
  if (address === undefined) return { tracks, songs: [] };
  const songs: SongElsewhere[] = [];
  const moved = tracks.map((track) => {
    const song = findSong(track);
    if (!song) return track;
    const name = basename(nameFile(song));
    songs.push({ name, absolutePath: song.absolutePath });
    return { ...track, file: new URL(name, address).href };
  });
  return { tracks: moved, songs };
}

/** What becomes of a service that is left out. */
const without = {
  guestbook: 'What visitors write in your guestbook stays in their own browsers, where nobody else sees it:',
  counter: 'Nobody counts your visitors:',
};

function explainService({ name, why }: RefusedService, { title, allowsRequests }: Host): HostNote {
  const setting = `set ${name}: ${name === 'guestbook' ? 'supabase' : 'goatcounter'} under services`;
  const elsewhere = name === 'guestbook' ? 'the place that keeps your messages' : 'the one who counts for you';
  const unless = 'unless your site there is from before January 2024.';
  if (why === 'cannot-reach') {
    return {
      text: `${without[name]} pages on “${title}” can’t reach ${elsewhere}, ${unless}`,
      how: 'If it is, write services: kept under publish in content/site.yaml.',
    };
  }
  const text = `${without[name]} “${title}” only shows pages, and runs no program of yours.`;
  return allowsRequests
    ? { text, how: `To change that, ${setting} in content/site.yaml.` }
    : {
        text,
        how: `If your site there is from before January 2024, ${setting}, and services: kept under publish, in content/site.yaml.`,
      };
}

function explainSongs(all: number, kept: number, refused: number, { title }: Host): HostNote {
  const songs = refused === 1 ? 'One song is' : `${refused} songs are`;
  const rest =
    kept > 0
      ? `the player has ${kept === 1 ? 'the one' : `the ${kept}`} from YouTube`
      : `so is the player${all > refused ? ', as you chose' : ''}`;
  return {
    text: `${songs} left out, because “${title}” takes no such songs; ${rest}. They stay on this computer.`,
    how: 'To have them in the player, put them on another host of yours and write its address into content/site.yaml: music: { address: https://songs.example/ }.',
  };
}

const explainMovedSongs = (count: number, address: string, folder: string): HostNote => ({
  text: `${count === 1 ? 'One song is' : `${count} songs are`} played from ${address}, and ${count === 1 ? 'has' : 'have'} to be put there: what is in the folder ${folder} of your site.`,
});

function explainHotlinks({ site, friends, buttons }: Content, host: Host): HostNote[] {
  const isNeocities = (address: string) => /(^|\.)neocities\.org$/.test(new URL(address).hostname);
  const isElsewhere = (html = '') => {
    const picture = /<img\s[^>]*src="(https?:\/\/[^"]+)"/i.exec(html)?.[1];
    return picture !== undefined && !isNeocities(picture) && new URL(picture).host !== new URL(site.address).host;
  };
  const borrowed = friends.filter(({ image }) => /^https?:/.test(image.src) && isNeocities(image.src));
  const isThere = host.name === 'neocities-free' || host.name === 'neocities' || isNeocities(site.address);
  return [
    ...(isThere ? [] : borrowed).map(({ name, image }) => ({
      text: `The picture of ${name} may stay empty: ${new URL(image.src).hostname} shows its pictures only on Neocities, unless its owner pays. A copy of it on your own site always shows.`,
      how: 'Save it into content/images/friends.',
    })),
    ...(buttons && !host.allowsHotlinks && !isElsewhere(buttons.mine.html)
      ? [
          {
            text: `Other sites can’t show your web button straight from “${host.title}”. Ask friends who are not on Neocities to save the picture, and to show their copy.`,
            how: 'Or put the picture on another host, too, and write the code with its address there into html, under mine in content/buttons.yaml.',
          },
        ]
      : []),
  ];
}

function explainAddress({ site }: Content, { address, title }: Host): HostNote[] {
  if (!address || address.pattern.test(site.address)) return [];
  return [
    {
      text: `Your site says that it is at ${site.address}, but one on “${title}” is at an address such as ${address.example}. Previews of links, feeds and your web button lead to the first one.`,
      how: 'It is address in content/site.yaml.',
    },
  ];
}
