import { extname } from 'node:path';
import { findSong, type HostChoices, type Refusals } from '#build/hosting/for-host/host-choices.ts';
import { OwnerError } from '#build/owner-error.ts';
import type { Host } from './hosts/host.ts';
import type { Talk } from './talk.ts';

type Way = { text: string; choose: () => Promise<HostChoices> | HostChoices };

/** Asks about each thing that the host refuses. Throws an OwnerError if the owner wants to stop. */
export async function askHostChoices(refusals: Refusals, host: Host, talk: Talk): Promise<HostChoices> {
  return {
    ...(refusals.songs.length > 0 && (await askAboutSongs(refusals, host, talk))),
    ...(await askAboutServices(refusals, host, talk)),
  };
}

function askAboutSongs({ songs, otherSongCount }: Refusals, { title }: Host, talk: Talk): Promise<HostChoices> {
  const endings = [...new Set(songs.map((track) => extname(findSong(track)?.absolutePath ?? '')))].join(', ');
  const count = songs.length === 1 ? 'one song' : `${songs.length} songs`;
  talk.say(`"${title}" refuses ${count} of your player (${endings}).`);
  const elsewhere = { text: 'play them from another host of mine', choose: () => askForAddress(talk) };
  if (otherSongCount === 0) {
    return chooseWay([{ text: 'leave them out, and the player with them', choose: () => ({}) }, elsewhere], talk);
  }
  const others = otherSongCount === 1 ? 'the song' : `the ${otherSongCount} songs`;
  return chooseWay(
    [
      { text: `leave them out, and keep ${others} from YouTube`, choose: () => ({}) },
      elsewhere,
      { text: 'leave the whole player out', choose: () => ({ leavesOutPlayer: true }) },
    ],
    talk,
  );
}

async function askForAddress({ ask, say }: Talk): Promise<HostChoices> {
  for (;;) {
    const typed = (await ask('Its address, such as https://songs.example/: ')).trim();
    if (URL.canParse(typed) && /^https?:$/.test(new URL(typed).protocol)) {
      return { songAddress: typed.replace(/\/?$/, '/') };
    }
    say('A web address starts with https:// or http://');
  }
}

/** What does the same on the web. */
const others = { guestbook: 'Supabase for the guestbook', counter: 'GoatCounter for the counter' };

async function askAboutServices(
  { services }: Refusals,
  { title, allowsRequests }: Host,
  talk: Talk,
): Promise<HostChoices> {
  const listOf = (wanted: string) => services.filter(({ why }) => why === wanted).map(({ name }) => name);
  const [cannotRun, cannotReach] = [listOf('cannot-run'), listOf('cannot-reach')];
  if (cannotRun.length > 0) {
    const changes = cannotRun.map((name) => (name === 'guestbook' ? 'guestbook: supabase' : 'counter: goatcounter'));
    const stop = () => {
      throw new OwnerError(
        `Nothing was built. Under services in content/site.yaml, write ${changes.join(' and ')}; docs/guide/services.md says what they need.`,
      );
    };
    const without = `without ${cannotRun.length === 1 ? 'it' : 'them'}`;
    talk.say(`"${title}" does not run Bonbon's own ${cannotRun.join(' and ')}.`);
    const go = { text: `go ${without}`, choose: () => ({}) };
    // Pages there do not reach the others, either.
    if (!allowsRequests) talk.say(`The site is there ${without}.`);
    else
      await chooseWay(
        [go, { text: `stop, and set up ${cannotRun.map((name) => others[name]).join(' and ')} first`, choose: stop }],
        talk,
      );
  }
  if (cannotReach.length === 0) return {};
  talk.say(
    `Pages on "${title}" may not send requests to other hosts, so your ${cannotReach.join(' and ')} cannot work.`,
  );
  return chooseWay(
    [
      { text: `go without ${cannotReach.length === 1 ? 'it' : 'them'}`, choose: () => ({}) },
      {
        text: 'keep it: my site there is from before January 2024, and they may',
        choose: () => ({ keepsServices: true }),
      },
    ],
    talk,
  );
}

async function chooseWay(ways: Way[], { ask, say }: Talk): Promise<HostChoices> {
  for (const [index, { text }] of ways.entries()) say(`  ${index + 1}  ${text}`);
  for (;;) {
    const typed = (await ask('Which one? [1] ')).trim();
    const way = ways[Number(typed || '1') - 1];
    if (way) return way.choose();
    say(`A number from 1 to ${ways.length}.`);
  }
}
