import { basename } from 'node:path';
import { listCoverArtwork } from '#content-reader/pictures/cover-artwork.ts';
import { nameFile } from '#content-reader/plugin/emitted-files.ts';
import { outlineMusic } from '#content-reader/plugin/music-outline.ts';
import type { Content } from '#model/content-schema.ts';
import type { Track } from '#model/music-schema.ts';
import type { Host } from '#publish/hosts/host.ts';
import { findRefusals, findSong, type HostChoices, mergeChoices, type RefusedService } from './host-choices.ts';

/** A song that is played from another host, and is kept for it under this name. */
export type SongElsewhere = { name: string; absolutePath: string };

type FittedContent = {
  content: Content;
  songs: SongElsewhere[];
  /** What the owner should know, in sentences. */
  notes: string[];
};

/**
 * The content as it can be on a host, and with songs at `music.address` if there is one: what the host refuses, and has no
 * other place, is left out. Without a host, nothing is.
 */
export function fitContent(content: Content, host: Host | undefined, made: HostChoices = {}): FittedContent {
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
      ...(songs.length > 0 ? [explainMovedSongs(songs.length, String(address))] : []),
      ...(host ? explainHotlinks(content, host) : []),
      ...(host ? explainAddress(content, host) : []),
    ],
  };
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

function explainService({ name, why }: RefusedService, { title, allowsRequests }: Host): string {
  const without =
    name === 'guestbook'
      ? "The guestbook is without a service: messages stay in each visitor's browser."
      : 'Visits are not counted.';
  const other = `${name}: ${name === 'guestbook' ? 'supabase' : 'goatcounter'}`;
  const setting = `set ${other} under services`;
  const refuses = `Pages on "${title}" may not send requests to other hosts, unless the site there is from before January 2024:`;
  if (why === 'cannot-reach')
    return `${without} ${refuses} if yours is, write services: kept under publish in content/site.yaml.`;
  const cannotRun = `"${title}" does not run Bonbon's server.`;
  return allowsRequests
    ? `${without} ${cannotRun} To change that, ${setting} in content/site.yaml.`
    : `${without} ${cannotRun} ${refuses} if yours is, ${setting}, and services: kept under publish, in content/site.yaml.`;
}

function explainSongs(all: number, kept: number, refused: number, { title }: Host): string {
  const songs = refused === 1 ? 'One song is' : `${refused} songs are`;
  const rest =
    kept > 0
      ? `the player has ${kept === 1 ? 'the one' : `the ${kept}`} from YouTube`
      : `so is the player${all > refused ? ', as you chose' : ''}`;
  return `${songs} left out, which "${title}" refuses; ${rest}. To keep them, put them on another host of yours and write its address into content/site.yaml: music: { address: https://songs.example/ }.`;
}

const explainMovedSongs = (count: number, address: string) =>
  count === 1
    ? `One song is played from ${address}: put what is in dist/songs there.`
    : `${count} songs are played from ${address}: put what is in dist/songs there.`;

function explainHotlinks({ site, friends, buttons }: Content, host: Host): string[] {
  const isNeocities = (address: string) => /(^|\.)neocities\.org$/.test(new URL(address).hostname);
  const borrowed = friends.filter(({ image }) => /^https?:/.test(image.src) && isNeocities(image.src));
  const isThere = host.name === 'neocities-free' || host.name === 'neocities' || isNeocities(site.address);
  return [
    ...(isThere ? [] : borrowed).map(
      ({ name, image }) =>
        `The picture of ${name} may stay empty: ${new URL(image.src).hostname} shows its pictures only on Neocities, unless its owner pays. Save a copy into content/images/friends.`,
    ),
    ...(buttons && !host.allowsHotlinks
      ? [
          `Your web button cannot be shown straight from there on sites outside of Neocities: "${host.title}" refuses that. Ask friends elsewhere to save the picture and to show their copy.`,
        ]
      : []),
  ];
}

function explainAddress({ site }: Content, { address, title }: Host): string[] {
  if (!address || address.pattern.test(site.address)) return [];
  return [
    `The address in content/site.yaml is ${site.address}, but a site on "${title}" is at an address such as ${address.example}: link previews, feeds and the code of your button lead to the one in site.yaml.`,
  ];
}
