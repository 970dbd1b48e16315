import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findDebianPackage } from './node-choice.mjs';
import { findObstacle } from './node-obstacle.mjs';

function makeProgram(script: string) {
  const folder = mkdtempSync(join(tmpdir(), 'bonbon-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const program = join(folder, 'node');
  writeFileSync(program, script);
  chmodSync(program, 0o755);
  return program;
}

test('a Node that starts has no obstacle', () => {
  expect(findObstacle(process.execPath)).toBeUndefined();
});

test('a Node that lacks a library says which, and Debian has a package for it', () => {
  const message = 'node: error while loading shared libraries: libatomic.so.1: cannot open shared object file';
  const obstacle = findObstacle(makeProgram(`#!/bin/sh\necho '${message}' >&2\nexit 127\n`));
  expect(obstacle).toBe(message);
  expect(findDebianPackage(message)).toBe('libatomic1');
});

test('a Node for another system is an obstacle that no package removes', () => {
  const obstacle = findObstacle(join(tmpdir(), 'bonbon-nowhere', 'node'));
  expect(obstacle).toContain('ENOENT');
  expect(findDebianPackage(obstacle ?? '')).toBeUndefined();
});
