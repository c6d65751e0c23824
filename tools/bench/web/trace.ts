/** Reads a trace of Chromium: the work of the main thread after each tap. */

/** Trace categories of tasks and their parts. */
export const categories = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'v8.execute',
  'toplevel',
];

/** The work of the main thread in a period. */
export interface WorkSpan {
  /** CPU time, in ms. */
  readonly busy: number;
  /** CPU time of scripts, without the styles and layouts that they force, in ms. */
  readonly script: number;
  readonly styles: number;
  readonly layouts: number;
  /** Frames that the main thread committed. */
  readonly frames: number;
}

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds, like `dur`. */
  readonly ts: number;
  readonly dur?: number;
  /** CPU time, in microseconds: without the time in which other processes ran. */
  readonly tdur?: number;
  readonly args?: { readonly data?: { readonly type?: string } };
}

const scripts = new Set([
  'EvaluateScript',
  'FunctionCall',
  'RunMicrotasks',
  'EventDispatch',
  'TimerFire',
  'FireAnimationFrame',
  'HandlePostMessage',
]);
const rendering = new Set(['UpdateLayoutTree', 'Layout']);

/**
 * Measures the work after each tap, in order.
 * @param length in ms
 */
export function measureWork(trace: Buffer, length: number): WorkSpan[] {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const taps = traceEvents.filter(
    ({ name, args }) => name === 'EventDispatch' && args?.data?.type === 'pointerdown',
  );
  return taps.map(({ pid, tid, ts }) => {
    const end = ts + length * 1000;
    const events = traceEvents
      .filter(
        (event) =>
          event.pid === pid && event.tid === tid && event.ts < end && event.ts + (event.dur ?? 0) > ts,
      )
      .sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
    const listNamed = (name: string) => events.filter((event) => event.name === name);
    const script = filterOutermost(events.filter(({ name }) => scripts.has(name)));
    const forced = filterOutermost(events.filter(({ name }) => rendering.has(name))).filter((event) =>
      script.some((outer) => event.ts >= outer.ts && getEnd(event) <= getEnd(outer)),
    );
    return {
      busy: sumMs(filterOutermost(listNamed('RunTask'))),
      script: sumMs(script) - sumMs(forced),
      styles: listNamed('UpdateLayoutTree').length,
      layouts: listNamed('Layout').length,
      frames: listNamed('Commit').length,
    };
  });
}

const getEnd = ({ ts, dur = 0 }: TraceEvent) => ts + dur;
const sumMs = (events: readonly TraceEvent[]) =>
  events.reduce((total, { dur = 0, tdur = dur }) => total + tdur, 0) / 1000;

/** Events that are not part of another one. `events` are sorted by their start. */
function filterOutermost(events: readonly TraceEvent[]): TraceEvent[] {
  const outermost: TraceEvent[] = [];
  for (const event of events) {
    const last = outermost.at(-1);
    if (!last || getEnd(event) > getEnd(last)) outermost.push(event);
  }
  return outermost;
}
