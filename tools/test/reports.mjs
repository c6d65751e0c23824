/** Reads what the runners report: how many tests passed, and what a reader must be told of the others. */
import { readFileSync } from 'node:fs';

/** @typedef {import('./lanes.mjs').Counts} Counts */

/** Lines of a failure's message that are told; the lane's own output holds it whole. */
const linesTold = 12;

/**
 * @param {string} file of Vitest's json reporter
 * @returns {Counts | null} null when there is none. A suite that could not even be read has no failed test: its lane
 * fails by its exit code.
 */
export function vitestCounts(file) {
  const report = read(file);
  if (!report || report.numTotalTests === 0) return null;
  const failures = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const tests = assertionResults.filter((test) => test.status === 'failed');
    if (status === 'failed' && tests.length === 0) return [told(name, message)];
    return tests.map((test) => told(`${name} > ${test.fullName}`, test.failureMessages.join('\n')));
  });
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
    told: failures,
  };
}

/**
 * @param {string} file of Playwright's json reporter
 * @returns {Counts | null} null when there is none. A journey that passed at its second try counts as passed, and is
 * told as unsteady.
 */
export function playwrightCounts(file) {
  const report = read(file);
  const stats = report?.stats;
  if (!stats || stats.expected + stats.unexpected + stats.flaky === 0) return null;
  const specs = report.suites.flatMap(specsOf);
  const ofStatus = (status, before) =>
    specs
      .filter(({ tests }) => tests.some((test) => test.status === status))
      .map((spec) => told(`${before}${spec.file} > ${spec.title}`, firstError(spec)));
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    told: [...ofStatus('unexpected', ''), ...ofStatus('flaky', 'unsteady, passed at the second try: ')],
  };
}

/**
 * @param {string} file that `machine.mjs` leaves
 * @returns {Counts | null} what this machine has no program for, told at the end; the tests themselves are counted as
 * skipped by their runner
 */
export function machineCounts(file) {
  const report = read(file);
  return report && { passed: 0, failed: 0, skipped: 0, told: report.told };
}

function specsOf(suite) {
  return [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];
}

function firstError({ tests }) {
  const results = tests.flatMap((test) => test.results);
  return results.find(({ error }) => error)?.error.message ?? '';
}

function told(name, message = '') {
  return `${name}\n${message.split('\n').slice(0, linesTold).join('\n')}`.trimEnd();
}

function read(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return null;
  }
}
