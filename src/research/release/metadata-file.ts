import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleaseMetadata } from './form.ts';
import type { LeftOut } from './plan.ts';
import type { Written } from './write-rows.ts';

/** `RELEASE.json`: what a release is, what it holds, what it leaves out and why, and how it was proven. */
export interface MetadataFile extends ReleaseMetadata {
  /** Ids of the questionnaires that were asked for; null for all. */
  readonly only: readonly string[] | null;
  readonly forms: readonly string[];
  /** Each table of attempts with the versions in it and the hashes of their files. */
  readonly tables: readonly { readonly name: string; readonly versions: Readonly<Record<string, string>> }[];
  readonly rows: Written['rows'];
  readonly leftOut: LeftOut & { readonly arms: Written['armsLeftOut'] };
  /** No combination in the people table is of fewer people. */
  readonly fewest: number;
  readonly cellsHidden: Written['hidden'];
  readonly proof: { readonly cells: number; readonly scoresComputedAnew: number; readonly differing: 0 };
  /** Of the program that made it. */
  readonly software: string;
}

/** The facts of a release on disk. */
export function readMetadata(folder: string): MetadataFile {
  return JSON.parse(readFileSync(join(folder, 'RELEASE.json'), 'utf8')) as MetadataFile;
}
