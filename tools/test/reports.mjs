/** Reads the reports of the test runners. */
import { readFileSync } from 'node:fs';

/** @typedef {import('./lanes.mjs').Counts} Counts */

/** Lines of an error message in the summary. The output of the lane has all of them. */
const maxLines = 12;

/**
 * A test file that cannot be loaded has no failed test; its lane fails by the exit code.
 * @param {string} file of Vitest's json reporter
 * @returns {Counts | null} null without a report
 */
export function readVitestCounts(file) {
  const report = readJson(file);
  if (!report || report.numTotalTests === 0) return null;
  const messages = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failedTests = assertionResults.filter((test) => test.status === 'failed');
    if (status === 'failed' && failedTests.length === 0) return [formatFailure(name, message)];
    return failedTests.map((test) =>
      formatFailure(`${name} > ${test.fullName}`, test.failureMessages.join('\n')),
    );
  });
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
    messages,
  };
}

/**
 * A test that passes after a retry counts as passed, with a message that it is flaky.
 * @param {string} file of Playwright's json reporter
 * @returns {Counts | null} null without a report
 */
export function readPlaywrightCounts(file) {
  const report = readJson(file);
  const stats = report?.stats;
  if (!stats || stats.expected + stats.unexpected + stats.flaky === 0) return null;
  const specs = report.suites.flatMap(listSpecs);
  const describeSpecs = (status, prefix) =>
    specs
      .filter(({ tests }) => tests.some((test) => test.status === status))
      .map((spec) => formatFailure(`${prefix}${spec.file} > ${spec.title}`, getFirstError(spec)));
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    messages: [
      ...describeSpecs('unexpected', ''),
      ...describeSpecs('flaky', 'flaky, passed at the second try: '),
    ],
  };
}

/**
 * The runners count the tests that are skipped because a program is missing.
 * @param {string} file that `machine.mjs` writes
 * @returns {Counts | null} null without a report
 */
export function readMachineCounts(file) {
  const report = readJson(file);
  return report && { passed: 0, failed: 0, skipped: 0, messages: report.messages };
}

function listSpecs(suite) {
  return [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(listSpecs)];
}

function getFirstError({ tests }) {
  const results = tests.flatMap((test) => test.results);
  return results.find(({ error }) => error)?.error.message ?? '';
}

function formatFailure(name, message = '') {
  return `${name}\n${message.split('\n').slice(0, maxLines).join('\n')}`.trimEnd();
}

function readJson(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return null;
  }
}
