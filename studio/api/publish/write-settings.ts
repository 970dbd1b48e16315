import { changeValues } from '#studio/api/change/change-values.ts';
import type { Site } from '#studio/api/site/open-site.ts';
import type { Change } from '#studio/protocol/change.ts';
import type { PlainValue } from '#studio/protocol/field.ts';
import type { WriteSettings } from './choice.ts';

const file = 'site.yaml';

/** Like every change in the studio: the other lines stay, and it can be undone. */
export function makeWriteSettings(site: Site): WriteSettings {
  return async (settings, address) => {
    await site.refresh();
    const data = site.pages.files.get(file)?.data as Record<string, PlainValue> | null | undefined;
    const set = (key: string, value: PlainValue): Change => ({ do: 'set', file, path: [key], value });
    const isNewAddress = address !== undefined && address !== data?.address;
    const changes = [set('publish', settings as PlainValue), ...(isNewAddress ? [set('address', address)] : [])];
    const before = changes.map(({ path: [key] }) => data?.[String(key)]);
    const answer = await changeValues(site, { changes, before, label: 'where the site is published' });
    if (answer.outcome === 'saved') return undefined;
    if (answer.outcome === 'refused') return answer.sentence;
    return 'site.yaml says something else just now, or has a mistake: look at Name and address first.';
  };
}
