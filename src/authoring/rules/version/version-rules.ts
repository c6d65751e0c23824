import { belowNewest } from './below-newest.ts';
import { changedInPlace } from './changed-in-place.ts';
import { raiseMajor } from './raise-major.ts';
import { skipped } from './skipped.ts';
import { unpublished } from './unpublished.ts';
import type { VersionRule } from './version-rule.ts';

/** What keeps a file from being beside its published versions, the most urgent first: only the first one is reported. */
export const versionRules: readonly VersionRule[] = [
  changedInPlace,
  belowNewest,
  raiseMajor,
  skipped,
  unpublished,
];
