import type { FrontmatterText } from '../../../source/frontmatter.ts';
import type { CheckRule } from '../../../finding/rule.ts';
import { headMissing } from './head-missing.ts';
import { headNotClosed } from './head-not-closed.ts';
import { headUnreadable } from './head-unreadable.ts';
import { headWithoutKeys } from './head-without-keys.ts';
import { keyTwice } from './key-twice.ts';
import { signFirst } from './sign-first.ts';
import { spaceAfterColon } from './space-after-colon.ts';
import { spaceBeforeKey } from './space-before-key.ts';

/** Tried in this order. Each rule assumes that the preceding ones hold. */
export const headFormRules: readonly CheckRule<FrontmatterText>[] = [
  headNotClosed,
  headMissing,
  spaceBeforeKey,
  spaceAfterColon,
  keyTwice,
  headUnreadable,
  signFirst,
  headWithoutKeys,
];
