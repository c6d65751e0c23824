const hour = 60 * 60 * 1000;

/** The moment so many hours of 60 minutes later. */
export function hoursLater(time: Date, hours: number): Date {
  return new Date(time.getTime() + hours * hour);
}

/** The moment so many days of 24 hours later. */
export function daysLater(time: Date, days: number): Date {
  return hoursLater(time, 24 * days);
}
