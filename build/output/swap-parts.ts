import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { stampName } from '#build/build-inputs.ts';
import { builtFolder } from '#model/built-folder.ts';
import { isAbandoned, isBuildName } from './build-name.ts';
import { partNames, replacedName } from './build-parts.ts';
import { movePart } from './move-part.ts';
import type { OutputLocation } from './output-location.ts';
import { remove } from './remove.ts';

/** Writing a one-line file takes less. */
const maxNoteWriteMs = 10_000;

/** Moves the build's parts into `out` one by one. */
export async function swapParts({ out, store }: OutputLocation, name: string): Promise<void> {
  if (existsSync(join(out, builtFolder.site))) {
    await writeFile(join(store, name, builtFolder.previous), `${basename(store)}/${name}.before\n`);
  }
  // The stamp is deleted first: it must never describe another build's files.
  await rm(join(out, stampName), { force: true });
  while (!(await lockSwap(out, name))) {
    await finishSwap(out);
    await setTimeout(20);
  }
  await finishSwap(out, name);
}

/** Takes the lock for moving this build's parts; false while another build holds it. */
function lockSwap(out: string, name: string): Promise<boolean> {
  return writeFile(join(out, builtFolder.swapping), name, { flag: 'wx' }).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') return false;
      throw error;
    },
  );
}

/** Completes the swap of the build `ownName`, or one that was killed halfway; otherwise does nothing. */
export async function finishSwap(out: string, ownName?: string): Promise<void> {
  const note = join(out, builtFolder.swapping);
  const name = await readFile(note, 'utf8').catch(() => undefined);
  if (name === undefined) return;
  const made = join(out, '.builds', name);
  if (!isBuildName(name)) {
    // Killed while writing the note, before anything was moved: the truncated name matches no build.
    const { mtimeMs } = await stat(note).catch(() => ({ mtimeMs: Date.now() }));
    if (Date.now() - mtimeMs > maxNoteWriteMs) await remove(note);
    return;
  }
  if (name !== ownName && !(await isAbandoned(made, name))) return;
  const site = join(out, builtFolder.site);
  if (existsSync(join(made, builtFolder.site))) {
    const before = `${made}.before`;
    if (existsSync(site)) {
      await mkdir(before, { recursive: true });
      await movePart(site, join(before, builtFolder.site));
      await writeFile(join(before, replacedName), '');
    }
    // The site moves last: while it is still here, so is everything else.
    for (const part of partNames.filter((part) => part !== builtFolder.site))
      await movePart(join(made, part), join(out, part));
    await movePart(join(made, builtFolder.site), site);
  }
  await rm(note, { force: true });
  await remove(made);
}
