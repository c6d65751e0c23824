/** Size budgets of routes: JavaScript and CSS before the first display, brotli, without fonts. The build fails above them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/**
 * Budgets in kB (1000 bytes). `source` is the lazy module of the route, and `loader` the lazy module that imports it, if there is
 * one. `messages` are its catalogues. `instrument` describes the questionnaire files of which the route loads one: the largest counts, and the budget grows by the
 * size that exceeds `instrument.kB`.
 */
export const budgets = [
  { name: 'home', source: 'src/web/features/site/home-screen.tsx', messages: ['home'], kB: 151.9 },
  {
    name: 'login',
    source: 'src/web/features/account/login-screen.tsx',
    messages: ['login'],
    kB: 171.7,
  },
  {
    name: 'first question',
    source: 'src/web/features/questionnaire/questionnaire-screen.tsx',
    instrument: { pattern: /\/content\/questions\//, kB: 1.3 },
    messages: ['questionnaire'],
    kB: 154.8,
  },
  {
    name: 'feedback',
    loader: 'src/web/app/load-results.tsx',
    source: 'src/web/app/result-screen.tsx',
    instrument: { pattern: /\/content\/instruments\//, kB: 2.9 },
    messages: ['help', 'results'],
    kB: 172.4,
  },
];

/**
 * Allowances for content, so that authors can add files. `setWith` is the number of files when the budgets were set; each
 * further file adds the size of its name and card to every budget.
 */
const contentAllowances = [
  { pattern: /\/content\/instruments\//, setWith: 5, kB: 0.2 },
  { pattern: /^content\/(reading|site)\/[^.]+\.mdx$/, setWith: 22, kB: 0.05 },
];

/** The English catalogues, as the manifest names them. */
const messagesFolder = 'node_modules/.cache/content/messages/en';

const measureBrotli = (file) =>
  brotliCompressSync(readFileSync(file), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

/**
 * Measures the files of each route.
 * @returns one entry per budget: { name, kB (budget), total (bytes), parts: [{ file, bytes }], largest first }
 */
export function measureRoutes(site) {
  const manifest = JSON.parse(readFileSync(join(site, '..', 'manifest.json'), 'utf8'));
  const keys = Object.keys(manifest);
  const entry = keys.find((key) => manifest[key].isEntry);
  const measureChunk = (key) => measureBrotli(join(site, manifest[key].file));
  const allowance = contentAllowances.reduce((sum, { pattern, setWith, kB }) => {
    const added = keys.filter((key) => pattern.test(key)).length - setWith;
    return sum + Math.max(0, added) * kB;
  }, 0);
  return budgets.map(({ name, loader = entry, source, messages, instrument, kB }) => {
    const files = new Set();
    const catalogues = messages.map((catalogue) => `${messagesFolder}/${catalogue}.json`);
    for (const key of [entry, loader, source, ...catalogues]) collectFiles(manifest, key, files);
    let budget = kB + allowance;
    if (instrument) {
      const sizes = keys
        .filter((key) => instrument.pattern.test(key))
        .map((key) => ({ key, bytes: measureChunk(key) }));
      const [largest] = sizes.sort((a, b) => b.bytes - a.bytes);
      collectFiles(manifest, largest.key, files);
      budget += Math.max(0, largest.bytes / 1000 - instrument.kB);
    }
    const parts = [...files]
      .map((file) => ({ file, bytes: measureBrotli(join(site, file)) }))
      .sort((a, b) => b.bytes - a.bytes);
    return { name, kB: budget, total: parts.reduce((sum, part) => sum + part.bytes, 0), parts };
  });
}

function collectFiles(manifest, key, files) {
  const chunk = manifest[key];
  if (!chunk)
    throw new Error(
      `${key} has a budget and is not a chunk. Load it with import(), or name the new module in tools/build/budgets.mjs.`,
    );
  if (files.has(chunk.file)) return;
  files.add(chunk.file);
  for (const css of chunk.css ?? []) files.add(css);
  for (const next of chunk.imports ?? []) collectFiles(manifest, next, files);
}

/** Prints the size of each route. Exits with 1 if one is over its budget. */
export function checkBudgets(site) {
  const exceeded = [];
  for (const { name, kB, total, parts } of measureRoutes(site)) {
    const budget = Number(kB.toFixed(1));
    console.log(
      `${name}: ${(total / 1000).toFixed(1)} kB of ${budget} kB (brotli), largest ${parts[0].file}`,
    );
    if (total > kB * 1000) exceeded.push({ name, parts });
  }
  if (exceeded.length === 0) return;
  for (const { name, parts } of exceeded) {
    console.error(`Over budget: ${name}`);
    for (const { file, bytes } of parts) console.error(`  ${(bytes / 1000).toFixed(1)} kB  ${file}`);
  }
  console.error(
    'The code is larger than its budget, which does not count added content. Load less before the first display, or raise the budget in tools/build/budgets.mjs.',
  );
  process.exit(1);
}
