/** Part of `npm run check`: the subjects of commits are Conventional Commits of at most 72 characters. */
import { spawnSync } from 'node:child_process';
import { root } from '../prepare.mjs';

/** Earlier commits have other subjects. */
const before = '36b42399c82c0618a0b2736e18df8691129785a8^';
const form =
  /^(build|chore|ci|docs|feat|fix|perf|refactor|revert|style|test)(\([a-z0-9-]+\))?!?: [^ ].*[^. ]$/;
const maxLength = 72;

const { status, stdout } = spawnSync('git', ['log', '--no-merges', '--format=%s', `${before}..HEAD`], {
  cwd: root,
  encoding: 'utf8',
});
// A copy without its history, as from an archive or a shallow clone, has nothing to check.
const subjects = status === 0 ? stdout.split('\n').filter(Boolean) : [];
const wrong = subjects.filter((subject) => !form.test(subject) || subject.length > maxLength);
for (const subject of wrong)
  console.error(
    `"${subject}": write type(scope): subject, at most ${maxLength} characters, such as "fix(outbox): retry after a 503".`,
  );
process.exit(wrong.length > 0 ? 1 : 0);
