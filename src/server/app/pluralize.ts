/** Formats a count with its noun: "1 mail", "2 mails". */
export function pluralize(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}
