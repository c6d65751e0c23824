/** Runs lanes side by side: each a command whose output is kept back and shown whole when it has ended. */
import { spawn } from 'node:child_process';

/**
 * One part of the tests.
 * @typedef {object} Lane
 * @property {string} name shown in front of its output, and typed to run it alone
 * @property {string[]} command program and arguments
 * @property {NodeJS.ProcessEnv} [env] added to this process's own
 * @property {string[]} [after] names of the lanes that must have succeeded before; others among them are ignored
 * @property {() => Counts | null} [counts] read after its end; null when the runner left no report
 */
/**
 * `told`: names and first lines of what failed or was unsteady.
 * @typedef {{ passed: number, failed: number, skipped: number, told?: string[] }} Counts
 */
/** @typedef {{ name: string, ok: boolean, seconds: number, counts: Counts, output: string }} Result */

/** What runs now: a run that is ended from outside ends its lanes. */
const children = new Set();
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    for (const child of children) child.kill(signal);
    process.exit(1);
  });
}

const none = { passed: 0, failed: 0, skipped: 0 };

/**
 * Runs all lanes, at most `atOnce` at a time, in the order of the list as far as `after` allows.
 * @param {Lane[]} lanes
 * @param {number} atOnce
 * @param {(result: Result) => void} ended called as each lane ends
 * @returns {Promise<Result[]>} in the order of their ends
 */
export async function runLanes(lanes, atOnce, ended) {
  const waiting = [...lanes];
  const running = new Map();
  const results = [];
  const isDone = (name) =>
    results.some((result) => result.name === name) || !lanes.some((lane) => lane.name === name);
  const failedBefore = (lane) =>
    (lane.after ?? []).find((name) => results.some((one) => one.name === name && !one.ok));

  while (waiting.length + running.size > 0) {
    const ready = waiting.filter((lane) => (lane.after ?? []).every(isDone)).slice(0, atOnce - running.size);
    for (const lane of ready) {
      waiting.splice(waiting.indexOf(lane), 1);
      const cause = failedBefore(lane);
      const result = cause ? notRun(lane, cause) : runLane(lane);
      running.set(lane.name, Promise.resolve(result));
    }
    if (running.size === 0) throw new Error(`These lanes wait for each other: ${names(waiting)}`);
    const result = await Promise.race(running.values());
    running.delete(result.name);
    results.push(result);
    ended(result);
  }
  return results;
}

const names = (lanes) => lanes.map(({ name }) => name).join(', ');

/** @returns {Result} of a lane that was never started; it counts as one failure */
function notRun({ name }, cause) {
  const output = `Not run, because "${cause}" failed.\n`;
  return { name, ok: false, seconds: 0, counts: { ...none, failed: 1 }, output };
}

/**
 * Runs one lane to its end.
 * @param {Lane} lane
 * @returns {Promise<Result>} with at least one failure when the command failed or its report is missing
 */
export function runLane({ name, command: [program, ...args], env, counts }) {
  const start = Date.now();
  return new Promise((done) => {
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
      const counted = counts ? counts() : none;
      if (!counted) output += 'The runner left no report.\n';
      const failed = counted?.failed || (code === 0 && counted ? 0 : 1);
      const seconds = (Date.now() - start) / 1000;
      done({ name, ok: failed === 0, seconds, counts: { ...none, ...counted, failed }, output });
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
export function sumOf(results) {
  const sum = (what) => results.reduce((total, { counts }) => total + counts[what], 0);
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
}
