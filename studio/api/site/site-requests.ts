import { listBin, putBack } from '#studio/api/bin/bin.ts';
import { changeValues } from '#studio/api/change/change-values.ts';
import { settleDraft } from '#studio/api/drafts/settle-draft.ts';
import { listFields } from '#studio/api/fields/list-fields.ts';
import { keepState } from '#studio/api/git/keep-state.ts';
import { listHistory } from '#studio/api/history/history.ts';
import { returnToStep } from '#studio/api/history/return-to-step.ts';
import { redo, undo } from '#studio/api/history/undo.ts';
import { addItem, checkItem, duplicateItem, forgetPictures, removeItem } from '#studio/api/items/items.ts';
import { leaveOutPage, takeUpPage } from '#studio/api/pages/pages.ts';
import { describeSite } from './describe-site.ts';
import type { Site } from './open-site.ts';

/** What the window asks about the site's files, below /api/. The site's answer has no `preview` and no `unpublished`. */
export const siteRequests = {
  GET: { site: describeSite, fields: listFields, history: listHistory, bin: listBin },
  POST: {
    change: changeValues,
    undo,
    redo,
    'history/return': returnToStep,
    'drafts/settle': settleDraft,
    'bin/put-back': putBack,
    'items/add': addItem,
    'items/check': checkItem,
    'items/forget': forgetPictures,
    'items/duplicate': duplicateItem,
    'items/remove': removeItem,
    'pages/leave-out': leaveOutPage,
    'pages/take-up': takeUpPage,
    keep: keepState,
  },
} satisfies {
  GET: Record<string, (site: Site) => unknown>;
  POST: Record<string, (site: Site, body: never) => unknown>;
};
