/** India has one time zone, and a static page does not know that of the reader. */
const zone = 'Asia/Kolkata';

const day = new Intl.DateTimeFormat('en-GB', {
  timeZone: zone,
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});
const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: zone,
  hour: 'numeric',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** '23 November 2026', in India. */
export function formatDay(time: string): string {
  return day.format(new Date(time));
}

/** '23 November 2026, 14:05', in India. */
export function formatTime(time: string): string {
  return `${formatDay(time)}, ${clock.format(new Date(time))}`;
}
