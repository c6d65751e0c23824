/**
 * `npm test`: everything that CI needs, installing what it misses. Its lanes run two at a time; the closing line sums
 * up all runners. `--all` also runs what `npm test` leaves out (docs/testing.md); a lane's name runs that lane alone.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { ensureInstalled, root, tool } from './prepare.mjs';
import { runLanes, sumOf } from './test/lanes.mjs';
import { machineCounts, playwrightCounts, vitestCounts } from './test/reports.mjs';

const all = process.argv.includes('--all');
const named = process.argv.slice(2).filter((word) => word !== '--all');
const atOnce = 2;
/** Of one runner. Two lanes of them keep all cores busy. */
const workers = Math.max(1, Math.floor(availableParallelism() / atOnce));
const reports = join(root, 'node_modules/.cache/test-reports');

/** Builds first, for the journeys wait for them; then the longest lanes, so that no long one is left for the end. */
const lanes = [
  { name: 'compile', command: node('tools/test/compile.mjs') },
  {
    name: 'machine',
    command: node('tools/test/machine.mjs'),
    env: { MACHINE_REPORT: join(reports, 'machine.json'), ...(all ? { TEST_ALL: '1' } : {}) },
    counts: () => machineCounts(join(reports, 'machine.json')),
  },
  { name: 'build', command: node('tools/test/build.mjs'), after: ['compile'] },
  { name: 'check', command: node('tools/check.mjs') },
  ...['authored', ...(all ? ['public'] : []), 'development', 'foreign'].map((name) => ({
    name: `build ${name}`,
    command: [tool('tsx'), join(root, 'tests/e2e/support/builds.ts'), name],
    after: ['compile'],
  })),
  {
    name: 'journeys',
    after: ['machine', 'build', 'build authored', 'build public', 'build development', 'build foreign'],
    command: [tool('playwright'), 'test', '--config', 'tests/e2e/playwright.config.ts'],
    // A journey mostly waits, for toasts and for the program to move on: two take hardly more of a core than one.
    env: {
      WORKERS: String(workers + 1),
      PLAYWRIGHT_REPORT: join(reports, 'journeys.json'),
      ...(all ? { TEST_ALL: '1' } : {}),
    },
    counts: () => playwrightCounts(join(reports, 'journeys.json')),
  },
  vitest('jsdom', ['shared-page', 'browser-parts']),
  vitest('stories', ['stories'], ['machine']),
  vitest('server', ['server', 'server-alone'], ['machine']),
  ...(all ? ['partitioned', 'pgbouncer'].map((kind) => serverOn(kind)) : []),
  vitest('units', ['domain', 'authoring', 'authoring-alone', 'architecture']),
  // Its folder is what CI may publish (tools/workbench/site.mjs).
  ...(all
    ? [
        {
          name: 'workbench',
          after: ['compile', 'machine'],
          command: [...node('tools/workbench/build.mjs'), '--open'],
        },
      ]
    : []),
];

await ensureInstalled();
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const unknown = named.filter((name) => !lanes.some((lane) => lane.name === name));
if (unknown.length > 0) {
  console.error(
    `No such lane: ${unknown.join(', ')}. There are: ${lanes.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(1);
}
const chosen = named.length > 0 ? lanes.filter(({ name }) => named.includes(name)) : lanes;
const start = Date.now();
const results = await runLanes(chosen, atOnce, show);

const seconds = (value) => `${value.toFixed(0).padStart(5)} s`;
console.log('\nLane                ends in');
for (const result of results)
  console.log(`${result.name.padEnd(18)} ${seconds(result.seconds)}  ${result.ok ? 'ok' : 'FAILED'}`);
console.log(`${'all'.padEnd(18)} ${seconds((Date.now() - start) / 1000)}`);

// At the very end: who sees only the tail of a long log finds them too.
for (const text of results.flatMap(({ counts }) => counts.told ?? [])) console.log(`\n✗ ${text}`);

const { passed, failed, skipped } = sumOf(results);
if (skipped && !all)
  console.log(
    '\nSkipped is what `npm run test:all` alone runs, and what this machine has no program for (told above).',
  );
console.log(`${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`);
process.exit(failed > 0 || (passed === 0 && named.length === 0) ? 1 : 0);

function node(file) {
  return [process.execPath, join(root, file)];
}

/** A lane of Vitest with these projects. */
function vitest(name, projects, after = []) {
  const report = join(reports, `${name}.json`);
  const command = [
    tool('vitest'),
    'run',
    `--maxWorkers=${workers}`,
    ...projects.map((project) => `--project=${project}`),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
  return {
    name,
    after,
    command,
    ...(all ? { env: { TEST_ALL: '1' } } : {}),
    counts: () => vitestCounts(report),
  };
}

/** The suites of the server once more, on PostgreSQL of another kind. */
function serverOn(kind) {
  const lane = vitest(`server ${kind}`, ['server', 'server-alone'], ['machine']);
  return { ...lane, env: { SERVER_DB: kind, TEST_ALL: '' } };
}

function show({ name, ok, seconds, output }) {
  console.log(`\n━━ ${name} ${ok ? 'ok' : 'FAILED'} in ${seconds.toFixed(0)} s ━━\n${output.trimEnd()}`);
}
