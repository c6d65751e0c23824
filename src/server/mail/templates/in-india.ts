/** Formats a day in Indian time: "22 November 2026". */
export const indianDateFormat = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'long',
  timeZone: 'Asia/Kolkata',
});
