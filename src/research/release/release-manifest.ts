import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleaseMetadata } from './format.ts';
import type { Exclusions } from './release-plan.ts';
import type { WriteResult } from './write-rows.ts';

/** `RELEASE.json`: metadata, contents, exclusions with their reasons, and verification of a release. */
export interface ReleaseManifest extends ReleaseMetadata {
  /** Ids of the selected questionnaires; null for all. */
  readonly only: readonly string[] | null;
  readonly forms: readonly string[];
  /** Each table of attempts, with its versions and their content hashes. */
  readonly tables: readonly { readonly name: string; readonly versions: Readonly<Record<string, string>> }[];
  readonly rows: WriteResult['rows'];
  readonly leftOut: Exclusions & { readonly arms: WriteResult['armsLeftOut'] };
  /** Minimum number of people who share a combination in the people table. */
  readonly fewest: number;
  readonly cellsHidden: WriteResult['hidden'];
  readonly proof: { readonly cells: number; readonly scoresComputedAnew: number; readonly differing: 0 };
  /** Name and version of the software. */
  readonly software: string;
}

/** Reads `RELEASE.json` of a folder without validation. Check first that the folder is a release. */
export function readManifest(folder: string): ReleaseManifest {
  return JSON.parse(readFileSync(join(folder, 'RELEASE.json'), 'utf8')) as ReleaseManifest;
}
