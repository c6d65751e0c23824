/** What each route may transfer before it shows: JavaScript and CSS, brotli, fonts apart. The build fails above. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/**
 * kB (1000 bytes) per route; the source is the lazy module that the route loads. `instrument` is the kind of
 * questionnaire file that comes along, of which the largest counts, and the size it had when the budget was set.
 */
export const budgets = [
  { name: 'home', source: 'src/web/features/site/home-screen.tsx', kB: 149 },
  { name: 'login', source: 'src/web/features/account/login-screen.tsx', kB: 170 },
  {
    name: 'first question',
    source: 'src/web/features/questionnaire/questionnaire-screen.tsx',
    instrument: { pattern: /\/content\/questions\//, kB: 1.3 },
    kB: 149,
  },
  {
    name: 'feedback',
    source: 'src/web/features/feedback/feedback-screen.tsx',
    instrument: { pattern: /\/content\/instruments\//, kB: 2.9 },
    kB: 172,
  },
];

/**
 * What authors add is no fault of the program: beyond the number that a budget was set with, each file widens every
 * budget by what its name and its card cost at most.
 */
const contentAllowances = [
  { pattern: /\/content\/instruments\//, setWith: 5, kB: 0.2 },
  { pattern: /^content\/(reading|site)\/.+\.mdx$/, setWith: 22, kB: 0.05 },
];

const measureBrotli = (file) =>
  brotliCompressSync(readFileSync(file), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

/**
 * The files a route needs, largest first, each with its brotli size.
 * @returns one entry per budget: { name, kB (allowed), total (bytes), parts: [{file, bytes}] }
 */
export function measureRoutes(site) {
  const manifest = JSON.parse(readFileSync(join(site, '..', 'manifest.json'), 'utf8'));
  const all = Object.keys(manifest);
  const entry = all.find((key) => manifest[key].isEntry);
  const size = (key) => measureBrotli(join(site, manifest[key].file));
  const room = contentAllowances.reduce((sum, { pattern, setWith, kB }) => {
    const added = all.filter((key) => pattern.test(key)).length - setWith;
    return sum + Math.max(0, added) * kB;
  }, 0);
  return budgets.map(({ name, source, instrument, kB }) => {
    const files = new Set();
    for (const key of [entry, source]) collectFiles(manifest, key, files);
    let allowed = kB + room;
    if (instrument) {
      const sizes = all
        .filter((key) => instrument.pattern.test(key))
        .map((key) => ({ key, bytes: size(key) }));
      const [largest] = sizes.sort((a, b) => b.bytes - a.bytes);
      collectFiles(manifest, largest.key, files);
      allowed += Math.max(0, largest.bytes / 1000 - instrument.kB);
    }
    const parts = [...files]
      .map((file) => ({ file, bytes: measureBrotli(join(site, file)) }))
      .sort((a, b) => b.bytes - a.bytes);
    return { name, kB: allowed, total: parts.reduce((sum, part) => sum + part.bytes, 0), parts };
  });
}

function collectFiles(manifest, key, files) {
  const chunk = manifest[key];
  if (!chunk)
    throw new Error(
      `Budget: ${key} is not a chunk of its own. Load it with import() or name the new module in tools/build/budgets.mjs.`,
    );
  if (files.has(chunk.file)) return;
  files.add(chunk.file);
  for (const css of chunk.css ?? []) files.add(css);
  for (const next of chunk.imports ?? []) collectFiles(manifest, next, files);
}

/** Prints each route's size and ends the build when one is over its budget. */
export function checkBudgets(site) {
  const over = [];
  for (const { name, kB, total, parts } of measureRoutes(site)) {
    const allowed = Number(kB.toFixed(1));
    console.log(
      `${name}: ${(total / 1000).toFixed(1)} kB of ${allowed} kB (brotli), largest ${parts[0].file}`,
    );
    if (total > kB * 1000) over.push({ name, parts });
  }
  if (over.length === 0) return;
  for (const { name, parts } of over) {
    console.error(`Over budget: ${name}`);
    for (const { file, bytes } of parts) console.error(`  ${(bytes / 1000).toFixed(1)} kB  ${file}`);
  }
  console.error(
    'The program itself has grown: this is for those who write its code. Pages and questionnaires have room of their own.',
  );
  process.exit(1);
}
