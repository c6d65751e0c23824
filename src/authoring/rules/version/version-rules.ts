import { belowNewest } from './below-newest.ts';
import { changedInPlace } from './changed-in-place.ts';
import { raiseMajor } from './raise-major.ts';
import { signOff } from './sign-off.ts';
import { skipped } from './skipped.ts';
import { spellingOnly } from './spelling-only.ts';
import { unpublished } from './unpublished.ts';
import type { VersionRule } from './version-rule.ts';
import { writtenOtherwise } from './written-otherwise.ts';

/** Rules on versions, the most important first. Only the first violation is reported. */
export const versionRules: readonly VersionRule[] = [
  writtenOtherwise,
  changedInPlace,
  belowNewest,
  raiseMajor,
  skipped,
  spellingOnly,
  signOff,
  unpublished,
];
