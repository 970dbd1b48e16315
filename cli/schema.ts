import { relative } from 'node:path';
import type { Syntax } from '#admin/commands/command.ts';
import { findSiteFolders } from '#build/folders/site-folders.ts';
import { writeJsonSchemas } from '#content-reader/schema/json-schema.ts';
import type { Verb } from './verb.ts';
import { makeVerbHelp, readVerbOptions, siteOption } from './verb-options.ts';

const syntax: Syntax = {
  name: 'schema',
  usage: [''],
  details:
    'Writes a JSON Schema for every content file into .bonbon/schema. With them, an editor that supports YAML completes ' +
    'the keys, describes them, and marks mistakes while you type. A content file names its schema in its first line:\n\n' +
    '  # yaml-language-server: $schema=../.bonbon/schema/site.json',
  options: siteOption,
  words: [0, 0],
};

export const verb: Verb = {
  help: makeVerbHelp(syntax),
  async run(words, context) {
    readVerbOptions(syntax, words);
    const { schema } = findSiteFolders(context);
    const count = await writeJsonSchemas(schema);
    const shown = relative(context.workingFolder, schema).replaceAll('\\', '/');
    console.log(`${shown}: ${count} schemas. A content file names its schema in its first line, as site.yaml does:`);
    console.log('\n  # yaml-language-server: $schema=../.bonbon/schema/site.json\n');
    return 0;
  },
};
