/** Runs lanes in parallel. A lane is a command whose output is printed when it has ended. */
import { spawn } from 'node:child_process';

/**
 * @typedef {object} Lane
 * @property {string} name
 * @property {string[]} command program and arguments
 * @property {NodeJS.ProcessEnv} [env] added to the environment of this process
 * @property {string[]} [after] lanes that must succeed first; those that are not in the list of lanes are ignored
 * @property {() => Counts | null} [counts] reads the report; null if the runner wrote none
 */
/**
 * `messages`: names and error messages of tests that failed, are flaky or need a missing program.
 * @typedef {{ passed: number, failed: number, skipped: number, messages?: string[] }} Counts
 */
/** @typedef {{ name: string, ok: boolean, seconds: number, counts: Counts, output: string }} Result */

/** Running lanes, which a signal to this process ends. */
const children = new Set();
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    for (const child of children) child.kill(signal);
    process.exit(1);
  });
}

const none = { passed: 0, failed: 0, skipped: 0 };

/**
 * Runs all lanes, in the order of the list as far as `after` allows.
 * @param {Lane[]} lanes
 * @param {number} concurrency lanes that run at the same time
 * @param {(result: Result) => void} onEnd called when a lane has ended
 * @returns {Promise<Result[]>} in the order in which the lanes end
 */
export async function runLanes(lanes, concurrency, onEnd) {
  const waiting = [...lanes];
  const running = new Map();
  const results = [];
  const isDone = (name) =>
    results.some((result) => result.name === name) || !lanes.some((lane) => lane.name === name);
  const findFailedDependency = (lane) =>
    (lane.after ?? []).find((name) => results.some((result) => result.name === name && !result.ok));

  while (waiting.length + running.size > 0) {
    const ready = waiting
      .filter((lane) => (lane.after ?? []).every(isDone))
      .slice(0, concurrency - running.size);
    for (const lane of ready) {
      waiting.splice(waiting.indexOf(lane), 1);
      const cause = findFailedDependency(lane);
      const result = cause ? skipLane(lane, cause) : runLane(lane);
      running.set(lane.name, Promise.resolve(result));
    }
    if (running.size === 0)
      throw new Error(`These lanes wait for each other: ${joinNames(waiting)}. Correct \`after\`.`);
    const result = await Promise.race(running.values());
    running.delete(result.name);
    results.push(result);
    onEnd(result);
  }
  return results;
}

const joinNames = (lanes) => lanes.map(({ name }) => name).join(', ');

/** @returns {Result} of a lane that did not run, which counts as one failure */
function skipLane({ name }, cause) {
  const output = `Not run, because "${cause}" failed.\n`;
  return { name, ok: false, seconds: 0, counts: { ...none, failed: 1 }, output };
}

/**
 * Runs one lane.
 * @param {Lane} lane
 * @returns {Promise<Result>} with at least one failure if the command fails or its report is missing
 */
export function runLane({ name, command: [program, ...args], env, counts: readCounts }) {
  const start = Date.now();
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(program, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    });
    children.add(child);
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8');
      stream.on('data', (text) => (output += text));
    }
    const end = (code) => {
      children.delete(child);
      const counts = readCounts ? readCounts() : none;
      if (!counts) output += 'The runner wrote no report.\n';
      const failed = counts?.failed || (code === 0 && counts ? 0 : 1);
      const seconds = (Date.now() - start) / 1000;
      resolve({ name, ok: failed === 0, seconds, counts: { ...none, ...counts, failed }, output });
    };
    child.once('error', (error) => {
      output += `${error.message}\n`;
      end(1);
    });
    child.once('close', end);
  });
}

/**
 * @param {Result[]} results
 * @returns {Counts} of all lanes together
 */
export function sumCounts(results) {
  const sum = (name) => results.reduce((total, { counts }) => total + counts[name], 0);
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
}
