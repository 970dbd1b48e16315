import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import { findSiteFolders } from '#build/folders/site-folders.ts';
import { writeJsonSchemas } from '#content-reader/schema/json-schema.ts';
import type { Verb } from './verb.ts';

export const verb: Verb = {
  help: `Usage: bonbon schema

Writes a JSON Schema for every content file into .bonbon/schema. With it, an editor that knows YAML completes
the keys, tells what they do, and marks mistakes while you type. A content file says which one is its own, in
its first line:

  # yaml-language-server: $schema=../.bonbon/schema/site.json

  --site FOLDER  the site, if it is not in this folder`,
  async run(words, context) {
    parseArgs({ args: words });
    const { schema } = findSiteFolders(context);
    const count = await writeJsonSchemas(schema);
    const shown = relative(context.workingFolder, schema).replaceAll('\\', '/');
    console.log(`${shown}: ${count} schemas. A content file names its own in its first line, as site.yaml does:`);
    console.log('\n  # yaml-language-server: $schema=../.bonbon/schema/site.json\n');
    return 0;
  },
};
