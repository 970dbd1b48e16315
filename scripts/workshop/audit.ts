import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { engineFolder } from '#build/engine-folder.ts';

const workshop = 'sample/workshop';
const recordFile = `${workshop}/audited.txt`;
/** The packages that draw, play, compress and measure there. */
const packages = ['sharp', 'mpg123-decoder', 'wasm-media-encoders'];

/** A digest of the workshop's sources and tests, its pictures and songs, and the versions of its packages. */
function digestWorkshop(engine = engineFolder): string {
  const hash = createHash('sha256');
  const files = globSync([`${workshop}/**/*.*`, 'sample/content/**/*.{svg,png,mp3}'], {
    cwd: engine,
    exclude: ['**/node_modules', '**/*.md', recordFile],
  });
  for (const file of files.map((path) => path.replaceAll('\\', '/')).sort()) {
    const bytes = readFileSync(join(engine, file));
    hash.update(`${file} ${bytes.length}\n`).update(bytes);
  }
  const lockfile = JSON.parse(readFileSync(join(engine, 'package-lock.json'), 'utf8'));
  for (const name of packages) hash.update(`${name} ${lockfile.packages[`node_modules/${name}`]?.version}\n`);
  return hash.digest('hex');
}

/** Whether anything there has changed since the audits passed, or AUDIT_WORKSHOP asks for them. */
export function isAuditDue(engine = engineFolder): boolean {
  if (!existsSync(join(engine, workshop))) return false;
  return process.env.AUDIT_WORKSHOP === '1' || readAudit(engine) !== digestWorkshop(engine);
}

/** The digest with which the audits last passed. */
function readAudit(engine = engineFolder): string | undefined {
  const file = join(engine, recordFile);
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
}

export const recordAudit = (engine = engineFolder) =>
  writeFileSync(join(engine, recordFile), `${digestWorkshop(engine)}\n`);
