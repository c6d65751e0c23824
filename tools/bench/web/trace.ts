/** Reads Chromium's own trace: what the page's main thread did after each tap. */

/** What is traced: tasks, and what the developer tools show of them. */
export const categories = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'v8.execute',
  'toplevel',
];

/** The work of one span of time. */
export interface Span {
  /** Milliseconds of the processor that the main thread took. */
  readonly busy: number;
  /** Of these, in scripts, without the styles and layouts that scripts ask for. */
  readonly script: number;
  readonly styles: number;
  readonly layouts: number;
  /** Frames that the main thread handed over to be drawn. */
  readonly frames: number;
}

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds, as `dur`. */
  readonly ts: number;
  readonly dur?: number;
  /** As `dur`, of the processor's own time: what other programs took from the thread is not in it. */
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

/** One span for each tap, in order. @param length milliseconds */
export function workOf(trace: Buffer, length: number): Span[] {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const taps = traceEvents.filter(
    ({ name, args }) => name === 'EventDispatch' && args?.data?.type === 'pointerdown',
  );
  return taps.map(({ pid, tid, ts }) => {
    const end = ts + length * 1000;
    const inside = traceEvents
      .filter(
        (event) =>
          event.pid === pid && event.tid === tid && event.ts < end && event.ts + (event.dur ?? 0) > ts,
      )
      .sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
    const named = (name: string) => inside.filter((event) => event.name === name);
    const script = outermost(inside.filter(({ name }) => scripts.has(name)));
    const within = outermost(inside.filter(({ name }) => rendering.has(name))).filter((event) =>
      script.some((outer) => event.ts >= outer.ts && endOf(event) <= endOf(outer)),
    );
    return {
      busy: milliseconds(outermost(named('RunTask'))),
      script: milliseconds(script) - milliseconds(within),
      styles: named('UpdateLayoutTree').length,
      layouts: named('Layout').length,
      frames: named('Commit').length,
    };
  });
}

const endOf = ({ ts, dur = 0 }: TraceEvent) => ts + dur;
const milliseconds = (events: readonly TraceEvent[]) =>
  events.reduce((total, { dur = 0, tdur = dur }) => total + tdur, 0) / 1000;

/** Those that stand in no other; `events` are in order of their beginning. */
function outermost(events: readonly TraceEvent[]): TraceEvent[] {
  const found: TraceEvent[] = [];
  for (const event of events) {
    const last = found.at(-1);
    if (!last || endOf(event) > endOf(last)) found.push(event);
  }
  return found;
}
