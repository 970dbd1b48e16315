/** A command as a document prints it. */
export type PrintedCommand = {
  /** The document's path from the project's folder. */
  document: string;
  line: number;
  /** As printed, with any comment after it. */
  typed: string;
  /** Without the comment and with single spaces; the key of checks and reasons. */
  command: string;
  /** A code block, or code within a sentence or a table. */
  place: 'block' | 'sentence';
};

export type Examples = { commands: PrintedCommand[]; problems: string[] };

/** Languages of code blocks. Readers of the document type what is in those of `commandLanguages`. */
const commandLanguages = ['sh', 'crontab'];
const otherLanguages = ['yaml', 'css', 'json', 'nginx', 'ts', 'tsx', 'text'];

const environment = String.raw`(?:[A-Z_]+=\S+ )*`;
const program = new RegExp(`^${environment}(?:npm|npx|node|git|crontab) [^ ]`);

/**
 * Finds the commands that a document prints, in their order. `toolCommands` are the names of the guestbook tool's commands:
 * tables and sentences print them without `npm run guestbook --`.
 */
export function findExamples(document: string, source: string, toolCommands: readonly string[]): Examples {
  const commands: PrintedCommand[] = [];
  const problems: string[] = [];
  const lines = source.split('\n');
  const prose = [...lines];
  for (let index = 0; index < lines.length; index++) {
    const fence = /^(\s*)(`{3,})\s*(\S*)/.exec(lines[index] ?? '');
    if (!fence) continue;
    const [, indent = '', ticks = '', language = ''] = fence;
    const last = lines.findIndex((line, at) => at > index && line.trim() === ticks);
    const end = last === -1 ? lines.length : last;
    const block = lines.slice(index + 1, end).map((line) => line.slice(indent.length));
    if (commandLanguages.includes(language)) {
      commands.push(...readBlock(block).map(({ typed, at }) => describe(typed, index + 2 + at, 'block')));
    } else if (!otherLanguages.includes(language)) problems.push(explainFence(index + 1, language));
    prose.fill('', index, end + 1);
    index = end;
  }
  commands.push(
    ...readSentences(prose.join('\n'), toolCommands).map(({ typed, at }) => describe(typed, at, 'sentence')),
  );
  return { commands: commands.sort((a, b) => a.line - b.line), problems };

  function describe(typed: string, line: number, place: PrintedCommand['place']): PrintedCommand {
    return { document, line, typed, command: dropComment(typed), place };
  }
  function explainFence(line: number, language: string) {
    const known = [...commandLanguages, ...otherLanguages].join(', ');
    return language === ''
      ? `${document}:${line}: this block has no language. Put one of these after its opening \`\`\`: ${known}`
      : `${document}:${line}: blocks in ${language} are not supported, only ${known}.`;
  }
}

type Found = { typed: string; at: number };

/** One command per line; a backslash at its end continues it on the next line. */
function readBlock(lines: readonly string[]): Found[] {
  const found: Found[] = [];
  let unfinished: Found | undefined;
  for (const [at, line] of lines.entries()) {
    const typed = unfinished ? `${unfinished.typed} ${line.trim()}` : line.trim();
    const start: Found = { typed: typed.replace(/\s*\\$/, ''), at: unfinished?.at ?? at };
    unfinished = typed.endsWith('\\') ? start : undefined;
    if (!unfinished && dropComment(typed) !== '') found.push(start);
  }
  return found;
}

function readSentences(prose: string, toolCommands: readonly string[]): Found[] {
  const names = toolCommands.join('|');
  const tableCommand = new RegExp(`^(?:${names})(?: |$)`);
  const sentenceCommand = new RegExp(`^(?:${names}) (?:--|[A-Z]{2})`);
  const spans = [...prose.matchAll(/`([^`]+)`/g)].map(({ 1: code = '', index }) => ({
    code: code.replace(/\s+/g, ' ').trim(),
    at: prose.slice(0, index).split('\n').length,
    /** The text before it in its line. */
    before: prose.slice(prose.lastIndexOf('\n', index) + 1, index),
  }));
  const found: Found[] = [];
  let row = { at: 0, name: '' };
  for (const { code, at, before } of spans) {
    const startsRow = before.trim() === '|' && tableCommand.test(code);
    if (startsRow) row = { at, name: code.split(' ')[0] ?? '' };
    const isInRow = row.at === at;
    if (program.test(code) && !code.endsWith(' --')) found.push({ typed: code, at });
    else if (sentenceCommand.test(code) || (isInRow && tableCommand.test(code))) {
      found.push({ typed: `npm run guestbook -- ${code}`, at });
    } else if (isInRow && code.startsWith('--')) {
      found.push({ typed: `npm run guestbook -- ${row.name} ${code}`, at });
    }
  }
  return found;
}

function dropComment(typed: string): string {
  return typed
    .replace(/(^|\s)#.*$/, '')
    .replace(/\s+/g, ' ')
    .trim();
}
