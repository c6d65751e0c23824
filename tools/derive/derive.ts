/** `npm run derive`: writes the files that hold what is written elsewhere. */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { derivedFiles } from './derived.ts';

const root = join(import.meta.dirname, '../..');
const files = derivedFiles();
for (const [path, text] of Object.entries(files)) writeFileSync(join(root, path), text);
execFileSync(
  join(root, 'node_modules/.bin/biome'),
  ['format', '--write', ...Object.keys(files).filter((path) => !path.endsWith('.md'))],
  {
    cwd: root,
  },
);
console.log(`Written: ${Object.keys(files).join(', ')}`);
