import { jsonRule } from './json-rule.ts';

export const noComma = jsonRule({
  id: 'json/no-comma',
  says: 'Between two entries there is a comma.',
  examples: [
    { bad: '{\n  "version": "1.0"\n  "position": 2\n}', good: '{\n  "version": "1.0",\n  "position": 2\n}' },
    { bad: '{ "a": 1; "b": 2 }', good: '{ "a": 1, "b": 2 }' },
  ],
  /** @param end where the entry before ends */
  fault: (text: string, at: number, end: number) => {
    if (text[at] === ';')
      return { at, actual: 'a semicolon between two entries', fix: 'Write a comma instead.' };
    const isSameLine = !/[\r\n]/.test(text.slice(end, at));
    return {
      at: end,
      actual: `no comma after ${lastPart(text, end)}`,
      fix: `Write a comma ${isSameLine ? 'between the two entries' : 'at the end of this line'}.`,
    };
  },
});

/** The last words, number or bracket before a place. */
function lastPart(text: string, end: number): string {
  const line = text.slice(0, end).split('\n').at(-1)?.trim() ?? '';
  return /"(?:[^"\\]|\\.){0,40}"$|[^\s":,[{]+$/.exec(line)?.[0] ?? 'an entry';
}
