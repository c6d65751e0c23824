/**
 * `npm run pictures:faults`: plants faults that one can only see, one at a time, and looks whether the stories notice, as
 * `npm test` runs them. Stryker plants none in style sheets. Every file is given back as it was.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../prepare.mjs';

interface Fault {
  readonly says: string;
  readonly file: string;
  readonly from: string;
  readonly to: string;
  /** The stories that must notice it. */
  readonly stories: string;
}

/** What a failed story says, by what noticed the fault. */
const words = {
  picture: 'looks otherwise than its kept picture',
  axe: 'color-contrast',
  tree: 'What a screen reader says',
};

const faults: readonly Fault[] = [
  {
    says: 'a pair of colours under 4.5:1',
    file: 'src/web/ui/theme/tokens.css',
    from: '--ink-2: light-dark(#3d4956,',
    to: '--ink-2: light-dark(#8b95a0,',
    stories: 'src/web/ui/field/text-field.stories.tsx',
  },
  {
    says: 'a label that stands 2 px too far right',
    file: 'src/web/ui/field/field.module.css',
    from: '.label,\n.legend {',
    to: '.label,\n.legend {\n  translate: 2px;',
    stories: 'src/web/ui/field/text-field.stories.tsx',
  },
  {
    says: 'a lost focus ring',
    file: 'src/web/ui/theme/base.css',
    from: 'outline: var(--ring) solid var(--focus);',
    to: 'outline: none;',
    stories: 'src/web/ui/button/button.stories.tsx',
  },
];

const rows = faults.map((fault) => ({
  fault: fault.says,
  'noticed by': noticedBy(fault).join(', ') || 'NOBODY',
}));
console.table(rows);
process.exit(rows.every((row) => row['noticed by'] !== 'NOBODY') ? 0 : 1);

function noticedBy({ file, from, to, stories }: Fault): string[] {
  const path = join(root, file);
  const source = readFileSync(path, 'utf8');
  if (!source.includes(from)) throw new Error(`${file} no longer holds "${from}".`);
  try {
    writeFileSync(path, source.replace(from, to));
    const { status, stdout, stderr } = spawnSync('npx', ['vitest', 'run', '--project=stories', stories], {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, STORY_TWINS: 'colours' },
    });
    if (status === 0) return [];
    const said = stdout + stderr;
    return Object.entries(words).flatMap(([name, told]) => (said.includes(told) ? [name] : []));
  } finally {
    writeFileSync(path, source);
  }
}
