/** Part of `npm run check`: subjects of commits are Conventional Commits of at most 72 characters. */
import { spawnSync } from 'node:child_process';
import { root } from '../prepare.mjs';

/** Earlier commits do not follow the rule. */
const firstCommit = '36b42399c82c0618a0b2736e18df8691129785a8^';
const pattern =
  /^(build|chore|ci|docs|feat|fix|perf|refactor|revert|style|test)(\([a-z0-9-]+\))?!?: [^ ].*[^. ]$/;
const maxLength = 72;

const { status, stdout } = spawnSync('git', ['log', '--no-merges', '--format=%s', `${firstCommit}..HEAD`], {
  cwd: root,
  encoding: 'utf8',
});
// An archive or a shallow clone has no history to check.
const subjects = status === 0 ? stdout.split('\n').filter(Boolean) : [];
const wrong = subjects.filter((subject) => !pattern.test(subject) || subject.length > maxLength);
for (const subject of wrong)
  console.error(
    `"${subject}": write type(scope): subject, at most ${maxLength} characters, such as "fix(outbox): retry after a 503".`,
  );
process.exit(wrong.length > 0 ? 1 : 0);
