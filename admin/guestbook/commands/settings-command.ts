import { formatCount } from '#admin/guestbook/show-entries.ts';
import { formatTable } from '#admin/terminal/table.ts';
import { type GuestbookRules, ruleNames, ruleSettings } from '#model/guestbook-rules.ts';

import { answer, askFirst } from '../answer.ts';
import { type Call, type Command, yesOption } from '../command.ts';
import { parseRules, readSiteServices, siteFile } from '../stores/site-services.ts';
import { ToolError } from '../tool-errors.ts';

export const settingsCommand: Command = {
  name: 'settings',
  summary: 'the rules in force, and whether the guestbook is open',
  usage: ['', '--write'],
  details:
    `The rules are yours to write, in ${siteFile}. The built-in guestbook has those of the last build. A Supabase ` +
    'project keeps its own copy: --write brings it up to date.',
  options: { write: { description: `Supabase: take over the rules of ${siteFile}` }, ...yesOption },
  words: [0, 0],
  async run(call) {
    const wanted = parseRules(await readSiteServices(call.contentFolder));
    const store = await call.openStore();
    const [kept, isOpen] = await Promise.all([store.readRules(), store.readIsOpen()]);
    const rules = kept ?? wanted;
    const differing = ruleNames.filter((key) => rules[key] !== wanted[key]);
    if (call.options.write) return writeRules(call, wanted, { rules, differing, hasOwn: kept !== undefined });
    answer(call, { isOpen, rules, differing: pick(wanted, differing) }, () => {
      const lines = [`The guestbook is ${isOpen ? 'open' : 'closed'}.`, '', formatRules(call, rules, wanted)];
      if (!kept) lines.push('', `From ${siteFile}; a running server has those of its last build.`);
      if (differing.length > 0) {
        const command = call.writeCommand('guestbook', 'settings --write');
        lines.push('', `${siteFile} says otherwise in ${differing.length}: ${command}`);
      } else if (kept) lines.push('', `As ${siteFile} has them.`);
      return lines.join('\n');
    });
  },
};

type Kept = { rules: GuestbookRules; differing: (keyof GuestbookRules)[]; hasOwn: boolean };

async function writeRules(call: Call, wanted: GuestbookRules, { rules, differing, hasOwn }: Kept) {
  if (!hasOwn) {
    throw new ToolError(
      `The built-in guestbook takes its rules from ${siteFile}, when the site is built: there is nothing to write.`,
    );
  }
  if (differing.length > 0) {
    await askFirst(call, 'Take over the rules of site.yaml?', `${formatRules(call, rules, wanted)}\n`);
    await (await call.openStore()).writeRules(wanted);
  }
  const words =
    differing.length > 0
      ? `${formatCount(differing.length, 'rule', 'rules')} taken over from ${siteFile}.`
      : 'They are the same already.';
  answer(call, { rules: wanted, written: differing }, words);
}

function formatRules({ terminal }: Call, rules: GuestbookRules, wanted: GuestbookRules): string {
  const hasDifferences = ruleNames.some((key) => rules[key] !== wanted[key]);
  const rows = ruleNames.map((key) => [
    key,
    String(rules[key]),
    ...(hasDifferences ? [rules[key] === wanted[key] ? '' : String(wanted[key])] : []),
    ruleSettings[key].label,
  ]);
  const columns = [
    { title: 'Rule' },
    { title: 'In force' },
    ...(hasDifferences ? [{ title: 'site.yaml', paint: (cell: string) => terminal.paint('yellow', cell) }] : []),
    { title: 'What it is', shrinksTo: 12 },
  ];
  const [head = '', ...lines] = formatTable(columns, rows, terminal.width);
  return [terminal.paint('dim', head), ...lines].join('\n');
}

function pick(rules: GuestbookRules, some: readonly (keyof GuestbookRules)[]) {
  return Object.fromEntries(some.map((key) => [key, rules[key]]));
}
