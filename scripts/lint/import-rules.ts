type Direction = {
  /** The importing files, as paths from the project's folder. */
  from: RegExp;
  exceptFrom?: RegExp;
  /** What they must not import: a path from the project's folder, or a specifier such as `zod` or `node:fs`. */
  to: RegExp;
  exceptTo?: RegExp;
  allowsTypes?: boolean;
};
type Separation = {
  /** Files that differ in what the group matches must not import each other. */
  apart: RegExp;
};
/** The sentence is the message of the lint run. */
export type ImportRule = (Direction | Separation) & { sentence: string };

const tests = /\.(test|spec)\.tsx?$/;
const schemaFiles = /^model\/(content-fields|[^/]*-schema)\.ts$/;
/** Who may import whom, one sentence each. */
export const importRules: ImportRule[] = [
  {
    from: /^model\//,
    exceptFrom: tests,
    to: /^(?!model\/)/,
    exceptTo: /^zod$/,
    sentence: 'model imports nothing but the schema library.',
  },
  {
    from: /^model\//,
    exceptFrom: schemaFiles,
    to: /^zod$/,
    sentence: 'In model, only content-fields.ts and *-schema.ts import the schema library.',
  },
  {
    from: /^(model|site)\//,
    exceptFrom: new RegExp(`${schemaFiles.source}|${tests.source}`),
    to: new RegExp(`^zod$|${schemaFiles.source}`),
    allowsTypes: true,
    sentence: 'Browser code imports only types from a schema file; otherwise it would load the schema library.',
  },
  {
    from: /^(?!model\/words-schema\.ts$)/,
    to: /^model\/words\//,
    sentence: "Words come from virtual:words, which has the owner's; only words-schema.ts imports the English ones.",
  },
  {
    from: /^content-reader\//,
    to: /^(site|server)\//,
    sentence: 'content-reader imports neither site nor server: it turns content into model.',
  },
  {
    from: /^resume-pdf\//,
    exceptFrom: tests,
    to: /^(?!resume-pdf\/|model\/|node:)[^/]+\/.*\.tsx?$/,
    sentence: 'resume-pdf imports only model: whoever reads the content hands it the resume.',
  },
  {
    from: /^server\//,
    to: /^(site|content-reader|build|admin|resume-pdf)\/|\.tsx$/,
    exceptTo: /^build\/engine-(folder|version)\.ts$/,
    sentence: 'server never imports site, content-reader or any .tsx: it knows the site as a folder of files.',
  },
  {
    from: /^server\//,
    exceptFrom: /^server\/storage\/database\.ts$/,
    to: /^node:sqlite$/,
    sentence: 'Only server/storage/database.ts imports node:sqlite.',
  },
  {
    from: /^server\/.*store\.ts$/,
    to: /^(hono|@hono\/.*)$/,
    sentence: 'routes.ts handles HTTP and store.ts handles SQL; neither does both.',
  },
  {
    apart: /^server\/(guestbook|door|visitors|static-files)\/(?!.*-fixture\.ts$)/,
    sentence: 'In server, guestbook, door, visitors and static-files do not import each other.',
  },
  {
    from: /^site\//,
    exceptFrom: /^site\/[^.]*\.test\.ts$/,
    to: /^((server|content-reader)\/|node:)/,
    sentence: 'site never imports server, content-reader or node:*.',
  },
  {
    from: /^site\//,
    to: /^(virtual:content\/|content\/)/,
    sentence: 'Content reaches the site only through virtual:content, and its words through virtual:words.',
  },
  {
    apart: /^site\/(pages\/[^/]+|frame)\//,
    sentence: 'A page never imports another page or the frame, and the frame never imports a page.',
  },
  {
    from: /^site\/ui\//,
    to: /^site\/(pages|frame)\//,
    sentence: 'ui imports neither a page nor the frame.',
  },
  {
    from: /./,
    exceptFrom: new RegExp(`^(supabase|e2e|scripts/printed)/|${tests.source}`),
    to: /^supabase\//,
    sentence: 'Only tests import supabase: it is SQL for another database, and its tests.',
  },
  {
    from: /./,
    exceptFrom: /^sample\//,
    to: /^sample\//,
    sentence: "Nothing imports the sample or its workshop: the engine is given a site's folder.",
  },
  {
    from: /^sample\//,
    exceptFrom: new RegExp(`^sample/workshop/commands/|${tests.source}`),
    to: /^(?!sample\/)[^/]+\/.*\.tsx?$/,
    sentence: 'In the workshop only its commands import the engine; the rest makes pictures and songs.',
  },
  {
    from: /^studio\/(protocol|agent|app)\//,
    exceptFrom: /^[^.]*\.test\.ts$/,
    to: /^((server|content-reader|build|admin|cli|site|studio\/api)\/|node:)/,
    sentence: "The studio's window knows the site by studio/protocol alone, and never imports studio/api or node:*.",
  },
  {
    from: /^studio\/api\//,
    to: /^(site|studio\/(app|agent))\//,
    sentence: 'studio/api knows the site and the window of the studio as folders of files.',
  },
  {
    from: /^publish\//,
    exceptFrom: tests,
    to: /^(site|server|studio|admin|cli)\//,
    sentence: 'publish imports model, content-reader and build: it knows the site as a folder of files.',
  },
  {
    from: /./,
    exceptFrom: /^(publish|build|studio\/api|cli|scripts|e2e|bench)\//,
    to: /^publish\//,
    sentence: 'Only build, studio/api and cli import publish.',
  },
  {
    from: /^build\//,
    to: /^publish\//,
    exceptTo: /^publish\/hosts\/(?!fake-)[^/]*(?<!-connection)\.ts$/,
    sentence: 'Of publish, build imports only what hosts take and refuse.',
  },
  {
    from: /./,
    exceptFrom: /^(studio|cli|scripts|e2e|bench)\/|^[^/]+\.config\.ts$/,
    to: /^studio\//,
    sentence: 'Nothing but cli imports the studio: no byte of it is for visitors.',
  },
  {
    from: /./,
    exceptFrom: /^(scripts|e2e|bench|[^/]+\.config\.ts$)/,
    to: /^scripts\//,
    sentence: 'Nothing imports scripts.',
  },
  {
    from: /./,
    exceptFrom: /^cli\/|^scripts\/checks\/[^/]*\.test\.ts$/,
    to: /^cli\//,
    sentence: 'Nothing imports cli: it ties the others together.',
  },
  {
    from: /^(build|admin)\//,
    exceptFrom: tests,
    to: /^site\/.*\.tsx$/,
    allowsTypes: true,
    sentence: 'Outside site, only types are imported from the pages.',
  },
  {
    from: /./,
    exceptFrom: /^e2e\//,
    to: /^e2e\//,
    sentence: 'Nothing imports e2e.',
  },
  {
    from: /./,
    to: /\.(test|spec)\.tsx?$|(^|\/)(main|enter-[^/]*)\.tsx?$/,
    allowsTypes: true,
    sentence: 'Nothing imports main.ts, an enter-* or a test.',
  },
];

export type Import = {
  from: string;
  to: string;
  isType: boolean;
};

/** The sentences that an import breaks. Files are named by their paths from the project's folder. */
export function findBrokenRules({ from, to, isType }: Import): string[] {
  const isBroken = (rule: ImportRule) => {
    if ('apart' in rule) {
      const [mine, other] = [rule.apart.exec(from)?.[1], rule.apart.exec(to)?.[1]];
      return mine !== undefined && other !== undefined && mine !== other;
    }
    if (rule.allowsTypes && isType) return false;
    return rule.from.test(from) && !rule.exceptFrom?.test(from) && rule.to.test(to) && !rule.exceptTo?.test(to);
  };
  return importRules.filter(isBroken).map(({ sentence }) => sentence);
}
