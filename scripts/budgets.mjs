/** What each route may transfer before it shows: JavaScript and CSS, brotli, fonts apart. The build fails above. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/** kB (1000 bytes) per route; the source is the lazy module that the route loads, `instrument` the largest of its kind. */
export const budgets = [
  { name: 'home', source: 'src/features/site/home-screen.tsx', kB: 140 },
  { name: 'login', source: 'src/features/account/login-screen.tsx', kB: 165 },
  {
    name: 'first question',
    source: 'src/features/questionnaire/questionnaire-screen.tsx',
    instrument: /instrument:questions:/,
    kB: 140,
  },
  {
    name: 'feedback',
    source: 'src/features/feedback/feedback-screen.tsx',
    instrument: /^questionnaires\//,
    kB: 165,
  },
];

const brotli = (file) =>
  brotliCompressSync(readFileSync(file), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

/**
 * The files a route needs, largest first, each with its brotli size.
 * @returns one entry per budget: { name, kB (allowed), total (bytes), parts: [{file, bytes}] }
 */
export function measureRoutes(site) {
  const manifest = JSON.parse(readFileSync(join(site, '..', 'manifest.json'), 'utf8'));
  const entry = Object.keys(manifest).find((key) => manifest[key].isEntry);
  const size = (key) => brotli(join(site, manifest[key].file));
  const largest = (pattern) =>
    Object.keys(manifest)
      .filter((key) => pattern.test(key))
      .sort((a, b) => size(b) - size(a))[0];
  return budgets.map(({ name, source, instrument, kB }) => {
    const files = new Set();
    const keys = [entry, source, ...(instrument ? [largest(instrument)] : [])];
    for (const key of keys) collect(manifest, key, files);
    const parts = [...files]
      .map((file) => ({ file, bytes: brotli(join(site, file)) }))
      .sort((a, b) => b.bytes - a.bytes);
    return { name, kB, total: parts.reduce((sum, part) => sum + part.bytes, 0), parts };
  });
}

function collect(manifest, key, files) {
  const chunk = manifest[key];
  if (!chunk)
    throw new Error(
      `Budget: ${key} is not a chunk of its own. Load it with import() or name the new module in scripts/budgets.mjs.`,
    );
  if (files.has(chunk.file)) return;
  files.add(chunk.file);
  for (const css of chunk.css ?? []) files.add(css);
  for (const next of chunk.imports ?? []) collect(manifest, next, files);
}

/** Prints each route's size and ends the build when one is over its budget. */
export function checkBudgets(site) {
  const over = [];
  for (const { name, kB, total, parts } of measureRoutes(site)) {
    console.log(`${name}: ${(total / 1000).toFixed(1)} kB of ${kB} kB (brotli), largest ${parts[0].file}`);
    if (total > kB * 1000) over.push({ name, parts });
  }
  if (over.length === 0) return;
  for (const { name, parts } of over) {
    console.error(`Over budget: ${name}`);
    for (const { file, bytes } of parts) console.error(`  ${(bytes / 1000).toFixed(1)} kB  ${file}`);
  }
  process.exit(1);
}
