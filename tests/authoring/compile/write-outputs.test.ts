import {
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { unchanged } from '#authoring/compile/compiled-part.ts';
import { writeOutputs } from '#authoring/compile/write-outputs.ts';

let parent: string;
let folder: string;
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'compiled-'));
  folder = join(parent, 'content');
});
afterEach(() => rmSync(parent, { recursive: true, force: true }));

const write = (outputs: Record<string, unknown>) => writeOutputs(folder, new Map(Object.entries(outputs)));

test('returns the written and the removed files, without the unchanged ones', () => {
  expect(write({ 'a.json': 1, 'deep/b.json': 2 })).toEqual(['a.json', 'deep/b.json']);
  expect(write({ 'a.json': 1, 'deep/b.json': 3 })).toEqual(['deep/b.json']);
  expect(write({ 'a.json': 1 })).toEqual(['deep/b.json']);
  expect(write({ 'a.json': unchanged })).toEqual([]);
  expect(readFileSync(join(folder, 'a.json'), 'utf8')).toBe('1\n');
});

test('a reader with the old file open reads it completely, because the new file is renamed over it', () => {
  write({ 'a.json': 'old' });
  const open = openSync(join(folder, 'a.json'), 'r');
  const before = statSync(join(folder, 'a.json')).ino;
  write({ 'a.json': 'new and longer' });
  expect(readFileSync(open, 'utf8')).toBe('"old"\n');
  closeSync(open);
  expect(statSync(join(folder, 'a.json')).ino).not.toBe(before);
  expect(readdirSync(parent)).toEqual(['content']);
});

test('leaves a file unchanged that cannot be replaced', () => {
  mkdirSync(join(folder, 'a.json'), { recursive: true });
  expect(() => write({ 'a.json': 1 })).toThrow();
  expect(statSync(join(folder, 'a.json')).isDirectory()).toBe(true);
});
