import { statSync } from 'node:fs';
import { extname } from 'node:path';
import { attachedFileOf } from '#content-reader/pictures/file-on-disk.ts';
import type { Content } from '#model/content-schema.ts';
import type { Track } from '#model/music-schema.ts';
import type { Host } from '#publish/hosts/host.ts';

/** What an owner decides about what a host refuses. */
export type HostChoices = {
  /** Where the site will be, while site.yaml does not say so yet. */
  siteAddress?: string | undefined;
  /** Where songs are, instead of `music.address` in site.yaml. */
  songAddress?: string | undefined;
  /** Whether the player goes, too, when songs are left out that have no other place. */
  leavesOutPlayer?: boolean | undefined;
  /** Whether services on other hosts stay, although pages there may not reach them. */
  keepsServices?: boolean | undefined;
};

type ServiceName = 'guestbook' | 'counter';
/** `cannot-run`: it is Bonbon's own server. `cannot-reach`: it is elsewhere, where pages may not send requests. */
export type RefusedService = { name: ServiceName; why: 'cannot-run' | 'cannot-reach' };

/** What in the content a host refuses, and an owner can decide about. */
export type Refusals = {
  services: RefusedService[];
  /** That have no other place, either. */
  songs: Track[];
  /** How many songs from YouTube would remain. */
  otherSongCount: number;
};

type Parts = Pick<Content, 'site' | 'tracks'>;

/** What the owner has decided: now, or before and in site.yaml. */
export const mergeChoices = ({ publish, music }: Content['site'], choices: HostChoices = {}): HostChoices => ({
  songAddress: choices.songAddress ?? music.address,
  leavesOutPlayer: choices.leavesOutPlayer ?? publish?.songs === 'no-player',
  keepsServices: choices.keepsServices ?? publish?.services === 'kept',
});

export function findRefusals({ site, tracks }: Parts, host: Host, made: HostChoices = {}): Refusals {
  const choices = mergeChoices(site, made);
  const songs = choices.songAddress !== undefined ? [] : tracks.filter((track) => isRefusedSong(track, host));
  return { services: findRefusedServices(site, host, choices), songs, otherSongCount: tracks.length - songs.length };
}

function findRefusedServices({ services }: Content['site'], host: Host, choices: HostChoices): RefusedService[] {
  const explain = (service: string): RefusedService['why'] | undefined => {
    if (service === 'none') return undefined;
    if (service === 'built-in' && services.serverAddress === undefined) {
      return host.runsServices ? undefined : 'cannot-run';
    }
    return host.allowsRequests || choices.keepsServices ? undefined : 'cannot-reach';
  };
  return (['guestbook', 'counter'] as const).flatMap((name) => {
    const why = explain(services[name]);
    return why ? [{ name, why }] : [];
  });
}

function isRefusedSong(track: Track, { endings, limits }: Host): boolean {
  const song = findSong(track);
  if (!song) return false;
  return (
    (endings !== undefined && !endings.has(endingOf(song.absolutePath))) ||
    (limits.fileBytes !== undefined && statSync(song.absolutePath).size > limits.fileBytes)
  );
}

/** The owner's own file; undefined for YouTube. */
export function findSong({ file }: Track) {
  const song = attachedFileOf(Object(file));
  return song?.kind === 'audio' ? song : undefined;
}

/** Lowercase and without its dot; empty for `CNAME` and for `.nojekyll`. */
export const endingOf = (path: string): string => extname(path).slice(1).toLowerCase();
