import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ToolError } from '#admin/commands/tool-errors.ts';
import { formatProblems } from '#content-reader/problem.ts';
import { findSchemaMistakes } from '#content-reader/schema/schema-problems.ts';
import { findSecrets } from '#content-reader/secrets.ts';
import { decodeText } from '#content-reader/yaml/text-file.ts';
import { parseYaml } from '#content-reader/yaml/yaml-file.ts';
import type { GuestbookRules } from '#model/guestbook-rules.ts';
import { guestbookRules, services as servicesSchema } from '#model/services-schema.ts';

/** What site.yaml says about services, as far as it can be read. */
export type SiteServices = {
  services: Record<string, unknown>;
  guestbookRules: unknown;
  /** The path that the site is served from; starts and ends with a slash. */
  base: string;
  /** The site's address on the web, as it is written there. */
  address: string | undefined;
  hasSecret: boolean;
  problemsOf: (keys: readonly string[]) => string | undefined;
};

/** As messages name it. */
export const siteFile = 'content/site.yaml';
const neededKeys = /^["']?(services|guestbookRules|address|base)["']?\s*:/;

/** Ignores mistakes in other parts of the file: moderation must work in spite of them. */
export async function readSiteServices(contentFolder: string): Promise<SiteServices> {
  const bytes = await readFile(join(contentFolder, 'site.yaml')).catch(() => {
    throw new ToolError(
      `${siteFile} cannot be read, so it is unknown where the guestbook is kept. To name it: --data FOLDER`,
    );
  });
  const { text: source } = decodeText(bytes);
  const yaml = parseYaml(keepNeededLines(source));
  const data = isMapping(yaml.data) ? yaml.data : {};
  const services = isMapping(data.services) ? data.services : {};
  return {
    services,
    guestbookRules: data.guestbookRules,
    base: readBase(data),
    address: typeof data.address === 'string' ? data.address : undefined,
    hasSecret: findSecrets(source).length > 0,
    problemsOf(keys) {
      const errors = yaml.errors.map(({ offset, ...error }) => ({
        file: siteFile,
        key: yaml.pathAt(offset).join('.'),
        ...error,
      }));
      if (errors.length > 0) return formatProblems(errors);
      const mistakes = findSchemaMistakes(servicesSchema, data.services)
        .filter(({ path }) => path.length === 0 || keys.includes(String(path[0])))
        .map(({ path, sentence, example }) => ({ path: ['services', ...path], sentence, example }));
      const problems = mistakes.map(({ path, sentence, example }) => ({
        file: siteFile,
        ...yaml.positionOf(path),
        key: path.join('.'),
        sentence,
        example,
      }));
      return problems.length > 0 ? formatProblems(problems) : undefined;
    },
  };
}

/** The owner's rules as site.yaml has them. Throws a `ToolError` that lists what is wrong with them. */
export function parseRules(site: SiteServices): GuestbookRules {
  const mistakes = findSchemaMistakes(guestbookRules, site.guestbookRules);
  if (mistakes.length === 0) return guestbookRules.parse(site.guestbookRules);
  const lines = mistakes.map(({ path, sentence, example }) => {
    const place = `${siteFile}  ${['guestbookRules', ...path].join('.')}  ${sentence}`;
    return example === undefined ? place : `${place}\n    for example: ${example}`;
  });
  throw new ToolError(lines.join('\n'));
}

/** Blanks all other parts of the file, so that these keep their line numbers. */
function keepNeededLines(source: string) {
  let isNeeded = false;
  return source
    .split('\n')
    .map((line) => {
      if (/^[^\s#-]/.test(line)) isNeeded = neededKeys.test(line);
      return isNeeded ? line : '';
    })
    .join('\n');
}

function readBase({ base, address }: Record<string, unknown>) {
  if (typeof base === 'string' && /^\/(.*\/)?$/.test(base)) return base;
  return typeof address === 'string' && URL.canParse(address) ? new URL(address).pathname.replace(/\/?$/, '/') : '/';
}

function isMapping(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
