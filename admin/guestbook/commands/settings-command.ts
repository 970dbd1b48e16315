import { answer, requireConfirmation } from '#admin/commands/answer.ts';
import { yesOption } from '#admin/commands/command.ts';
import { ToolError } from '#admin/commands/tool-errors.ts';
import { formatCount } from '#admin/guestbook/show-entries.ts';
import { formatTable } from '#admin/terminal/table.ts';
import { type GuestbookRules, ruleNames, ruleSettings } from '#model/guestbook-rules.ts';
import type { GuestbookCall, GuestbookCommand } from '../guestbook-command.ts';
import { parseRules, readSiteServices, siteFile } from '../stores/site-services.ts';

export const settingsCommand: GuestbookCommand = {
  name: 'settings',
  summary: 'show the rules in force, and whether the guestbook is open',
  usage: ['', '--write'],
  details:
    `You write the rules in ${siteFile}. The built-in guestbook uses those of the last build. A Supabase project has ` +
    'its own copy: --write updates it.',
  options: { write: { description: `Supabase: apply the rules of ${siteFile}` }, ...yesOption },
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
      if (!kept) lines.push('', `These are the rules in ${siteFile}; a running server uses those of its last build.`);
      if (differing.length > 0) {
        const command = call.writeCommand('guestbook', 'settings --write');
        const count = formatCount(differing.length, 'rule differs', 'rules differ');
        lines.push('', `${count} from ${siteFile}. To apply that file: ${command}`);
      } else if (kept) lines.push('', `They match ${siteFile}.`);
      return lines.join('\n');
    });
  },
};

type CurrentRules = { rules: GuestbookRules; differing: (keyof GuestbookRules)[]; hasOwn: boolean };

async function writeRules(call: GuestbookCall, wanted: GuestbookRules, { rules, differing, hasOwn }: CurrentRules) {
  if (!hasOwn) {
    throw new ToolError(
      `The built-in guestbook gets its rules from ${siteFile} when the site is built, so there is nothing to write.`,
    );
  }
  if (differing.length > 0) {
    await requireConfirmation(call, 'Apply the rules of site.yaml?', `${formatRules(call, rules, wanted)}\n`);
    await (await call.openStore()).writeRules(wanted);
  }
  const words =
    differing.length > 0
      ? `${formatCount(differing.length, 'rule', 'rules')} updated from ${siteFile}.`
      : 'The rules are already up to date.';
  answer(call, { rules: wanted, written: differing }, words);
}

function formatRules({ terminal }: GuestbookCall, rules: GuestbookRules, wanted: GuestbookRules): string {
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
