import { findClosest } from '#content-reader/closest.ts';
import { findBrokenConstraint } from '#model/broken-constraint.ts';
import { maxDepictsLength } from '#model/drawing-size.ts';
import { maxMessageLength, maxNameLength } from '#model/guestbook.ts';
import { giverPattern } from '#model/guestbook-hearts.ts';
import { isPaper, isSticker, papers, stickers } from '#model/guestbook-looks.ts';
import { holdReasons } from '#model/guestbook-rules.ts';
import { constraints, entryStates, maxReplyLength, type OwnerRow } from '#model/guestbook-table.ts';
import { type EntryColumn, entryColumns } from './entry-columns.ts';
import { type ExchangedEntry, withGivers } from './exchanged-entry.ts';

export type RowProblem = { key: string; sentence: string; example: string };

const examples: Record<EntryColumn, string> = {
  id: '1760000000000',
  name: 'Praline',
  website: 'https://praline.example/',
  message: 'Hello there!',
  time: '1760000000000',
  state: 'visible',
  held_because: 'links',
  reply: 'Thank you!',
  reply_time: '1760000000000',
  sticker: 'strawberry',
  paper: 'gingham',
  drawing: '_____w',
  depicts: 'Fog',
  audience: 'owner',
  hearts: '1',
  hearted_by: 'JrFNcTjNcFyYXRCzR06Wyg',
};

/** The column of each table constraint, and its rule in words. */
const constraintRules: Record<string, [EntryColumn, string]> = {
  [constraints.id]: ['id', 'must be 1 to 16 digits'],
  [constraints.name]: ['name', `must be 1 to ${maxNameLength} characters on one line`],
  [constraints.website]: ['website', 'must be empty or a whole web address that starts with https:// or http://'],
  [constraints.message]: ['message', `must be 1 to ${maxMessageLength} characters without control characters`],
  [constraints.time]: ['time', 'must be a whole number: milliseconds since 1970'],
  [constraints.drawing]: ['drawing', 'must be empty or a drawing as it was exported'],
  [constraints.depicts]: [
    'depicts',
    `must be 1 to ${maxDepictsLength} characters on one line with a drawing, and empty without one`,
  ],
};

/** A number alone could be given again by everybody in it. */
const countGivers = (text: unknown) => (typeof text === 'string' ? new Set(text.split(' ')).size : 0);
const givers = new RegExp(`^${giverPattern}( ${giverPattern})*$`);

/** The entry of a row, with optional columns filled in, or the problems with it. */
export function checkRow(row: unknown): { entry: ExchangedEntry; problems?: never } | { problems: RowProblem[] } {
  if (typeof row !== 'object' || row === null || Array.isArray(row)) {
    return {
      problems: [
        {
          key: '',
          sentence: 'is not an entry',
          example: '{"name": "Praline", "message": "Hello!", "time": 1760000000000}',
        },
      ],
    };
  }
  const given = row as Record<string, unknown>;
  const entry = {
    id: given.id ?? (given.time === undefined ? undefined : String(given.time)),
    name: given.name,
    website: given.website ?? '',
    message: given.message,
    time: given.time,
    state: given.state ?? 'visible',
    reply: given.reply ?? null,
    reply_time: given.reply_time ?? null,
    held_because: given.held_because ?? null,
    sticker: given.sticker ?? null,
    paper: given.paper ?? null,
    drawing: given.drawing ?? null,
    depicts: given.depicts ?? null,
    audience: given.audience ?? null,
    hearts: given.hearts ?? countGivers(given.hearted_by),
    hearted_by: given.hearted_by ?? null,
  };
  const problems = [...findUnknownKeys(given), ...findTypeProblems(entry)];
  if (problems.length > 0) return { problems };
  const checked = entry as ExchangedEntry;
  const rules = [...findBrokenRules(checked), ...findReplyProblems(checked)];
  if (rules.length > 0) return { problems: rules };
  return { entry: withGivers(checked, checked.hearted_by?.split(' ') ?? []) };
}

const problem = (key: EntryColumn, sentence: string): RowProblem => ({ key, sentence, example: examples[key] });

function findUnknownKeys(given: object): RowProblem[] {
  return Object.keys(given)
    .filter((key) => !(entryColumns as readonly string[]).includes(key))
    .map((key) => {
      const closest = findClosest(key, entryColumns);
      const sentence = closest
        ? `is unknown; did you mean ${closest}?`
        : `is unknown; the known keys are ${entryColumns.join(', ')}`;
      return { key, sentence, example: closest ?? 'message' };
    });
}

function findTypeProblems(entry: Record<EntryColumn, unknown>): RowProblem[] {
  const problems: RowProblem[] = [];
  for (const key of ['id', 'name', 'website', 'message'] as const) {
    if (entry[key] === undefined || entry[key] === null) problems.push(problem(key, 'is missing'));
    else if (typeof entry[key] !== 'string') problems.push(problem(key, 'must be text'));
  }
  if (entry.time === undefined || entry.time === null) problems.push(problem('time', 'is missing'));
  else if (typeof entry.time !== 'number')
    problems.push(problem('time', 'must be a whole number: milliseconds since 1970'));
  if (!(entryStates as readonly unknown[]).includes(entry.state)) {
    problems.push(problem('state', `must be one of ${entryStates.join(', ')}`));
  }
  if (entry.held_because !== null && !(holdReasons as readonly unknown[]).includes(entry.held_because)) {
    problems.push(problem('held_because', `must be empty or one of ${holdReasons.join(', ')}`));
  }
  if (entry.audience !== null && entry.audience !== 'owner')
    problems.push(problem('audience', 'must be empty or owner'));
  if (entry.audience !== null && entry.state === 'visible') {
    problems.push(problem('state', 'must not be visible with the audience owner'));
  }
  if (entry.sticker !== null && !isSticker(entry.sticker)) {
    problems.push(problem('sticker', `must be empty or one of ${stickers.join(', ')}`));
  }
  if (entry.paper !== null && !isPaper(entry.paper)) {
    problems.push(problem('paper', `must be empty or one of ${papers.join(', ')}`));
  }
  for (const key of ['reply', 'drawing', 'depicts'] as const) {
    if (entry[key] !== null && typeof entry[key] !== 'string') problems.push(problem(key, 'must be text'));
  }
  if (entry.hearted_by !== null && (typeof entry.hearted_by !== 'string' || !givers.test(entry.hearted_by))) {
    problems.push(problem('hearted_by', 'must be empty or as it was exported'));
  } else if (entry.hearts !== countGivers(entry.hearted_by)) {
    problems.push(problem('hearts', 'must be the number of those in hearted_by'));
  }
  return problems;
}

/** `findBrokenConstraint` returns the first; with that one corrected, it returns the next. */
function findBrokenRules(entry: OwnerRow): RowProblem[] {
  const found: RowProblem[] = [];
  const corrected = { ...entry };
  for (;;) {
    const [key, sentence] = constraintRules[findBrokenConstraint(corrected) ?? ''] ?? [];
    if (!key || !sentence) return found;
    found.push(problem(key, sentence));
    Object.assign(corrected, { [key]: key === 'time' ? Number(examples.time) : examples[key] });
    if (key === 'depicts') corrected.drawing = examples.drawing;
  }
}

function findReplyProblems({ reply, reply_time: replyTime }: OwnerRow): RowProblem[] {
  if ((reply === null) !== (replyTime === null))
    return [problem('reply_time', 'is required with a reply, and not allowed without one')];
  if (reply === null) return [];
  const found: RowProblem[] = [];
  if (reply === '' || reply.length > maxReplyLength || !reply.isWellFormed() || /[^\P{Cc}\n\t]/u.test(reply)) {
    found.push(problem('reply', `must be 1 to ${maxReplyLength} characters without control characters`));
  }
  if (!Number.isSafeInteger(replyTime) || Number(replyTime) < 0 || Number(replyTime) > 8.64e15)
    found.push(problem('reply_time', 'must be a whole number: milliseconds since 1970'));
  return found;
}
