const day = 86_400_000;

/** How Sweden writes a day is how the files do. */
const inIndia = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Kolkata' });

/**
 * Today, as 2026-11-21, in India, where authors sit: a new day begins there while machines that build and check, which
 * mostly go by UTC, still have the old one.
 */
export function dayHere(now = new Date()): string {
  return inIndia.format(now);
}

/** Whether a text is a day of the calendar, as 2026-11-21. 2026-02-30 is none, though JavaScript reads it as 2 March. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(text);
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text;
}

/** How many days lie between two days of the calendar; negative when the second comes first. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / day);
}
