import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { engineFolder } from '#build/engine-folder.ts';
import { colourPairs, findContrast, type Rgb } from '#model/contrast.ts';
import type { Finding } from '#studio/protocol/check.ts';

const themes = ['day', 'night'] as const;
type Theme = (typeof themes)[number];
type Roles = Record<Theme, Map<string, string>>;

/**
 * The contrast of the colours that the owner's site.css gives to the site's roles, by day and by night. The site's own ones
 * have enough. What is written for other elements, or lies over a picture, only eyes can judge.
 */
export async function checkColours(content: string): Promise<{ findings: Finding[]; looked: number }> {
  const own = await readFile(join(content, 'site.css'), 'utf8').catch(() => undefined);
  if (own === undefined) return { findings: [], looked: 0 };
  const usual = readRoles(await readFile(join(engineFolder, 'site/styles/tokens.css'), 'utf8'));
  const chosen = readRoles(own);
  const findings: Finding[] = [];
  const unclear = new Set<string>();
  let looked = 0;
  for (const theme of themes) {
    const roles = new Map([...usual[theme], ...chosen[theme]]);
    for (const [ink, ground, minimum] of colourPairs) {
      if (!chosen[theme].has(ink) && !chosen[theme].has(ground)) continue;
      looked += 1;
      const [first, second] = [readColour(ink, theme, roles), readColour(ground, theme, roles)];
      if (!first) unclear.add(ink);
      if (!second) unclear.add(ground);
      if (!first || !second) continue;
      const found = findContrast(first, second);
      if (found < minimum) findings.push(describe({ theme, ink, ground, found, minimum }));
    }
  }
  for (const role of unclear) {
    findings.push({
      level: 'look',
      title: `Whether --${role} can be read cannot be told here.`,
      note: 'In site.css it is not a plain colour such as #cf1f68. Look at it yourself, by day and by night.',
    });
  }
  return { findings, looked };
}

type Poor = { theme: Theme; ink: string; ground: string; found: number; minimum: number };

function describe({ theme, ink, ground, found, minimum }: Poor): Finding {
  const isText = minimum > 3;
  return {
    level: isText ? 'mend' : 'look',
    title: `By ${theme}, --${ink} on --${ground} is hard to ${isText ? 'read' : 'see'}.`,
    note:
      `Its contrast is ${(Math.floor(found * 10) / 10).toFixed(1)}, and ${isText ? 'words need' : 'lines and marks need'} ` +
      `${minimum}. Make one of the two darker or lighter in site.css.`,
  };
}

/** What style rules for the whole page give to the roles. */
function readRoles(source: string): Roles {
  const roles: Roles = { day: new Map(), night: new Map() };
  // Comments and strings may have braces in them.
  const css = source.replace(/\/\*.*?\*\/|"[^"\n]*"|'[^'\n]*'/gs, (part) =>
    /^["']/.test(part) && /^["'](day|night)["']$/.test(part) ? part : '',
  );
  for (const [, selectors = '', body = ''] of css.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    for (const selector of selectors.split(',')) {
      const [, theme] = /^(?::root|html)+(?:\[data-theme=["']?(day|night)["']?\])?$/.exec(readSelector(selector)) ?? [
        false,
      ];
      if (theme === false) continue;
      for (const [, name = '', value = ''] of body.matchAll(/--([\w-]+)\s*:\s*([^;]+)/g)) {
        for (const one of themes) if (theme === undefined || theme === one) roles[one].set(name, value.trim());
      }
    }
  }
  return roles;
}

const readSelector = (text: string): string => text.slice(text.lastIndexOf(';') + 1).trim();

/** Undefined for what is no plain colour. */
function readColour(role: string, theme: Theme, roles: ReadonlyMap<string, string>, depth = 0): Rgb | undefined {
  const value = roles.get(role);
  if (value === undefined || depth > 8) return undefined;
  const [, day, night] =
    /^light-dark\(\s*([^,()]+(?:\([^()]*\))?)\s*,\s*([^,()]+(?:\([^()]*\))?)\s*\)$/.exec(value) ?? [];
  return readPlain((theme === 'day' ? day : night) ?? value, theme, roles, depth);
}

function readPlain(text: string, theme: Theme, roles: ReadonlyMap<string, string>, depth: number): Rgb | undefined {
  const value = text.trim().toLowerCase();
  const [, other] = /^var\(\s*--([\w-]+)\s*\)$/.exec(value) ?? [];
  if (other !== undefined) return readColour(other, theme, roles, depth + 1);
  if (value === 'white') return [255, 255, 255];
  if (value === 'black') return [0, 0, 0];
  const short = /^#([\da-f])([\da-f])([\da-f])$/.exec(value)?.slice(1);
  if (short) return short.map((digit) => Number.parseInt(digit + digit, 16));
  const long = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/.exec(value)?.slice(1);
  if (long) return long.map((part) => Number.parseInt(part, 16));
  const parts = /^rgb\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})\s*\)$/.exec(value)?.slice(1);
  return parts?.map((part) => Math.min(255, Number(part)));
}
