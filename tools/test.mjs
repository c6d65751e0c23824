/** `npm test`: runs the lanes of checks and tests, two at a time, and sums up their results (docs/testing.md). */
import { mkdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { describeUnknownName, exitWithUsage, parseCommandLine } from './command-line.mjs';
import { ensureInstalled, getBinPath, root } from './prepare.mjs';
import { runLanes, sumCounts } from './test/lanes.mjs';
import { readMachineCounts, readPlaywrightCounts, readVitestCounts } from './test/reports.mjs';

const help = {
  command: 'npm test',
  usage: '[LANE…] [--all]',
  summary:
    'Runs everything that CI needs, or the lanes that are named, such as check, journeys, engines, stories, server and units. Installs ' +
    'missing packages, browser and PostgreSQL.',
  options: [['--all', 'also runs the slow tests, as npm run test:all does']],
  example: 'check units',
};
const {
  values: { all = false },
  positionals: names,
} = parseCommandLine(help, { allowPositionals: true, options: { all: { type: 'boolean' } } });
const concurrency = 2;
/** Of one runner. Two lanes use all cores. */
const workers = Math.max(1, Math.floor(availableParallelism() / concurrency));
const reports = join(root, 'node_modules/.cache/test-reports');
const playwrightCommand = [
  getBinPath('playwright'),
  'test',
  '--config',
  join(root, 'tests/e2e/playwright.config.ts'),
];

/** Builds are first, because the journeys need them, and then the longest lanes, so that the last ones are short. */
const lanes = [
  { name: 'compile', command: createNodeCommand('tools/test/compile.mjs') },
  {
    name: 'machine',
    command: createNodeCommand('tools/test/machine.mjs'),
    env: { MACHINE_REPORT: join(reports, 'machine.json'), ...(all ? { TEST_ALL: '1' } : {}) },
    counts: () => readMachineCounts(join(reports, 'machine.json')),
  },
  { name: 'build', command: createNodeCommand('tools/test/build.mjs'), after: ['compile'] },
  { name: 'check', command: createNodeCommand('tools/check.mjs') },
  ...['authored', ...(all ? ['public'] : []), 'development', 'foreign'].map((name) => ({
    name: `build ${name}`,
    command: [getBinPath('tsx'), join(root, 'tests/e2e/support/builds.ts'), name],
    after: ['compile'],
  })),
  {
    name: 'journeys',
    after: ['machine', 'build', 'build authored', 'build public', 'build development', 'build foreign'],
    command: [...playwrightCommand, '--project=chromium'],
    // One more worker than elsewhere: a journey waits most of the time, for toasts and automatic steps.
    env: {
      WORKERS: String(workers + 1),
      PLAYWRIGHT_REPORT: join(reports, 'journeys.json'),
      ...(all ? { TEST_ALL: '1' } : {}),
    },
    counts: () => readPlaywrightCounts(join(reports, 'journeys.json')),
  },
  createEnginesLane(),
  createVitestLane('jsdom', ['shared-page', 'browser-parts']),
  createVitestLane('stories', ['stories'], ['machine']),
  createVitestLane('server', ['server', 'server-alone'], ['machine']),
  ...(all ? ['partitioned', 'pgbouncer'].map((kind) => createServerLane(kind)) : []),
  ...(all
    ? [
        {
          name: 'node versions',
          after: ['machine', 'build'],
          command: createNodeCommand('tools/test/node-versions.mjs'),
        },
      ]
    : []),
  createVitestLane('units', ['domain', 'authoring', 'authoring-alone', 'architecture']),
  // Builds the folder that CI publishes (tools/workbench/site.mjs).
  ...(all
    ? [
        {
          name: 'workbench',
          after: ['compile', 'machine'],
          command: [...createNodeCommand('tools/workbench/build.mjs'), '--open'],
        },
      ]
    : []),
];

const laneNames = lanes.map(({ name }) => name);
const unknown = names.find((name) => !laneNames.includes(name));
if (unknown !== undefined) exitWithUsage(help, describeUnknownName('lane', unknown, laneNames));

await ensureInstalled();
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const selected = names.length > 0 ? lanes.filter(({ name }) => names.includes(name)) : lanes;
const start = Date.now();
const results = await runLanes(selected, concurrency, printResult);

const formatSeconds = (value) => `${value.toFixed(0).padStart(5)} s`;
console.log('\nLane                ends in');
for (const result of results)
  console.log(`${result.name.padEnd(18)} ${formatSeconds(result.seconds)}  ${result.ok ? 'ok' : 'FAILED'}`);
console.log(`${'all'.padEnd(18)} ${formatSeconds((Date.now() - start) / 1000)}`);

// At the end, so that the tail of a long log has them.
for (const message of results.flatMap(({ counts }) => counts.messages ?? [])) console.log(`\n✗ ${message}`);

const { passed, failed, skipped } = sumCounts(results);
if (skipped && !all)
  console.log(
    '\nSkipped tests run only with `npm run test:all`, or need a program that is not installed (see above).',
  );
console.log(`${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`);
process.exit(failed > 0 || (passed === 0 && names.length === 0) ? 1 : 0);

function createNodeCommand(file) {
  return [process.execPath, join(root, file)];
}

/** A lane with the given projects of Vitest. */
function createVitestLane(name, projects, after = []) {
  const report = join(reports, `${name}.json`);
  const command = [
    getBinPath('vitest'),
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
    counts: () => readVitestCounts(report),
  };
}

/** Journeys in three engines, at the same time: they wait for most of it. Installs or asks for the browsers itself. */
function createEnginesLane() {
  const report = join(reports, 'engines.json');
  return {
    name: 'engines',
    after: ['machine', 'build'],
    command: [...playwrightCommand, '--project=engines'],
    env: {
      WORKERS: '3',
      PLAYWRIGHT_REPORT: report,
      PLAYWRIGHT_OUTPUT: 'playwright-engines',
      ...(all ? { TEST_ALL: '1' } : {}),
    },
    counts: () => readPlaywrightCounts(report),
  };
}

/** The server tests on another kind of PostgreSQL. */
function createServerLane(kind) {
  const lane = createVitestLane(`server ${kind}`, ['server', 'server-alone'], ['machine']);
  return { ...lane, env: { SERVER_DB: kind, TEST_ALL: '' } };
}

function printResult({ name, ok, seconds, output }) {
  console.log(`\n━━ ${name} ${ok ? 'ok' : 'FAILED'} in ${seconds.toFixed(0)} s ━━\n${output.trimEnd()}`);
}
