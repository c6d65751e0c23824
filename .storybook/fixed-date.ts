/** The current time in stories: 23 November 2026, 12:00 in India, after all dates of the stories. */
const now = Date.UTC(2026, 10, 23, 6, 30);

const RealDate = Date;

/** A Date with a fixed current time, so that screenshots do not change. Timers run normally. */
class FixedDate extends RealDate {
  constructor(...args: []) {
    super(...((args.length === 0 ? [now] : args) as []));
  }
  static override now(): number {
    return now;
  }
}

/** Replaces Date. Returns a function that restores it. */
export function mockDate(): () => void {
  globalThis.Date = FixedDate as DateConstructor;
  return () => {
    globalThis.Date = RealDate;
  };
}
