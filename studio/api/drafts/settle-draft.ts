import { valueAt } from '#content-reader/yaml/key-path.ts';
import { changeInTurn } from '#studio/api/change/change-values.ts';
import { refuse } from '#studio/api/files/refusal.ts';
import type { Site } from '#studio/api/site/open-site.ts';
import type { ChangeAnswer, SettleRequest } from '#studio/protocol/change.ts';
import type { PlainValue } from '#studio/protocol/field.ts';

/** POST drafts/settle. */
export function settleDraft(site: Site, { file, path, keep }: SettleRequest): Promise<ChangeAnswer> {
  return site.inTurn(async () => {
    await site.refresh();
    const draft = site.drafts.at(file, path);
    if (!draft) return refuse('nothing', 'Nothing was changed: this was settled already.');
    if (keep !== 'mine') {
      await site.drafts.drop(file, path);
      return { outcome: 'saved', revision: await site.refreshAfter([file]) };
    }
    const theirs = valueAt(site.pages.files.get(file)?.data, path) as PlainValue | undefined;
    const changes = [{ do: 'set' as const, file, path, value: draft.value }];
    return changeInTurn(site, { changes, before: [theirs], label: draft.label });
  });
}
