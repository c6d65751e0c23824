/** What every story takes for now: after all dates that stories show, before lunch in Delhi. */
const moment = Date.UTC(2026, 10, 23, 6, 30);

const RealDate = Date;

/** Stories show no date of today, or their pictures would differ tomorrow. Timers go on as ever. */
class OneMoment extends RealDate {
  constructor(...given: []) {
    super(...((given.length === 0 ? [moment] : given) as []));
  }
  static override now(): number {
    return moment;
  }
}

/** Stops the calendar while a story is there. */
export function atOneMoment(): () => void {
  globalThis.Date = OneMoment as DateConstructor;
  return () => {
    globalThis.Date = RealDate;
  };
}
