import { expect, test } from 'vitest';
import { describeNeeds } from './needed-services.ts';

type Services = Parameters<typeof describeNeeds>[0]['services'];
const supabase = { supabaseAddress: 'https://abcdefghijkl.supabase.co', supabaseKey: 'sb_publishable_A' };
const goatcounter = { goatcounterCode: 'mochi' };
const serverAddress = 'https://guestbook.example.com/';

test.each<[services: Services, says: string]>([
  [
    { guestbook: 'built-in', counter: 'built-in' },
    "The guestbook and the visitor counter need the site's own server: npm start. On a host that only serves files they do not work; for such a host change services in content/site.yaml (guestbook: supabase or none, counter: goatcounter or none) and build again.",
  ],
  [
    { guestbook: 'built-in', counter: 'none' },
    "The guestbook needs the site's own server: npm start. On a host that only serves files it does not work; for such a host change services in content/site.yaml (guestbook: supabase or none) and build again. Visits are not counted.",
  ],
  [
    { guestbook: 'built-in', counter: 'goatcounter', ...goatcounter },
    "The guestbook needs the site's own server: npm start. On a host that only serves files it does not work; for such a host change services in content/site.yaml (guestbook: supabase or none) and build again. Visits are counted by GoatCounter (mochi.goatcounter.com).",
  ],
  [
    { guestbook: 'supabase', counter: 'built-in', ...supabase },
    "The visitor counter needs the site's own server: npm start. On a host that only serves files it does not work; for such a host change services in content/site.yaml (counter: goatcounter or none) and build again. Messages are kept by Supabase (https://abcdefghijkl.supabase.co).",
  ],
  [
    { guestbook: 'none', counter: 'built-in' },
    "The visitor counter needs the site's own server: npm start. On a host that only serves files it does not work; for such a host change services in content/site.yaml (counter: goatcounter or none) and build again. Each visitor's browser keeps its own messages.",
  ],
  [
    { guestbook: 'built-in', counter: 'built-in', serverAddress },
    "Any host that serves files will do for the pages. The guestbook and the visitor counter need the site's own server at https://guestbook.example.com/, which must be started with ALLOWED_ORIGINS=https://bonbon.example npm start.",
  ],
  [
    { guestbook: 'none', counter: 'built-in', serverAddress },
    "Any host that serves files will do for the pages. The visitor counter needs the site's own server at https://guestbook.example.com/, which must be started with ALLOWED_ORIGINS=https://bonbon.example npm start. Each visitor's browser keeps its own messages.",
  ],
  [
    { guestbook: 'supabase', counter: 'goatcounter', ...supabase, ...goatcounter },
    'Any host that serves files will do. Messages are kept by Supabase (https://abcdefghijkl.supabase.co), and visits are counted by GoatCounter (mochi.goatcounter.com).',
  ],
  [
    { guestbook: 'supabase', counter: 'none', ...supabase },
    'Any host that serves files will do. Messages are kept by Supabase (https://abcdefghijkl.supabase.co), and visits are not counted.',
  ],
  [
    { guestbook: 'none', counter: 'goatcounter', ...goatcounter },
    "Any host that serves files will do. Each visitor's browser keeps its own messages, and visits are counted by GoatCounter (mochi.goatcounter.com).",
  ],
  [
    { guestbook: 'none', counter: 'none', serverAddress },
    "Any host that serves files will do. Each visitor's browser keeps its own messages, and visits are not counted.",
  ],
])('with %j the build says what services the folder needs', (services, says) => {
  expect(describeNeeds({ address: 'https://bonbon.example/attic/', services })).toBe(says);
});
