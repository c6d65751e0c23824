/** What is wrong at a place of a JSON text, in the author's words. */
export interface JsonFault {
  /** Where in the text, in characters from 0. */
  readonly at: number;
  /** As in findings, where it can be told. */
  readonly path?: string;
  readonly expected?: string;
  readonly found: string;
  readonly mend: string;
}

const straight = 'straight double quotation marks';

export function emptyFile(): JsonFault {
  return { at: 0, found: 'an empty file', mend: 'Bring the file back from version control.' };
}

export function commaAfterLast(at: number, close: '}' | ']'): JsonFault {
  return {
    at,
    found: `a comma after the last entry, before the closing ${close}`,
    mend: 'Take the comma out: it stands only between two entries.',
  };
}

export function commaTooMany(at: number): JsonFault {
  return { at, found: 'a comma with no entry before it', mend: 'Take the comma out.' };
}

/** @param end where the entry before ends */
export function noComma(text: string, at: number, end: number): JsonFault {
  const sign = text[at] ?? '';
  if (sign === ';') return { at, found: 'a semicolon between two entries', mend: 'Write a comma instead.' };
  if (sign === ':') {
    return {
      at,
      found: 'a colon after a value',
      mend: 'Take it out. If a new entry begins before it, write a comma and put its key in quotation marks.',
    };
  }
  const isSameLine = !/[\r\n]/.test(text.slice(end, at));
  if (isSameLine && text[end - 1] === '"' && !/["[{]/.test(sign)) {
    return {
      at,
      found: `"${wordAt(text, at)}" right after a closing quotation mark`,
      mend: 'On this line a quotation mark is missing or too many. Within words write \\" for one.',
    };
  }
  return {
    at: end,
    found: `no comma after ${lastPart(text, end)}`,
    mend: `Write a comma ${isSameLine ? 'between the two entries' : 'at the end of this line'}.`,
  };
}

/** @param start where the key begins */
export function noColon(start: number, sign: string | undefined, key: string): JsonFault {
  const found = `no colon after the key "${short(key)}"`;
  if (key.includes(':')) {
    return {
      at: start,
      found: `the key "${short(key)}", whose quotation mark is not closed`,
      mend: 'Write " at the end of the key, before the colon.',
    };
  }
  const mend =
    sign === '='
      ? 'Write a colon in place of the equals sign.'
      : `Write "${short(key)}": and then its value. If it is the end of the entry before, a quotation mark or a comma is wrong there.`;
  return { at: start, found, mend };
}

export function noValue(start: number, key: string): JsonFault {
  return {
    at: start,
    found: `no value after the key "${short(key)}"`,
    mend: 'Write the value after the colon, or take the key out.',
  };
}

/** @param first where the same key stands before */
export function repeatedKey(text: string, at: number, first: number, key: string, path: string): JsonFault {
  return {
    at,
    path,
    expected: 'each key once in its group',
    found: `the key "${key}" a second time; the first is in line ${lineAt(text, first)}`,
    mend: 'Take one of the two out, or correct its name. Of two, only the second would count.',
  };
}

/** @param open where the bracket stands that nothing closes */
export function endOfFile(text: string, open: number): JsonFault {
  const close = text[open] === '{' ? '}' : ']';
  return {
    at: text.trimEnd().length,
    found: `the end of the file, while the ${text[open]} of line ${lineAt(text, open)} is still open`,
    mend: `Write ${close} where that part ends.`,
  };
}

export function closedByAnother(text: string, at: number, open: number): JsonFault {
  const close = text[open] === '{' ? '}' : ']';
  return {
    at,
    found: `a ${text[at]}, while the ${text[open]} of line ${lineAt(text, open)} is still open`,
    mend: `Write ${close} before it; or take it out, if it is one too many.`,
  };
}

/** @param end where the one thing that a file holds has ended */
export function afterEnd(text: string, at: number, end: number): JsonFault {
  const sign = text[at] ?? '';
  if (/[}\]]/.test(sign))
    return { at, found: `a ${sign} too many`, mend: 'Take it out, or the one that closes too early above.' };
  return {
    at,
    found: `more after the end, which is in line ${lineAt(text, end - 1)}`,
    mend: 'A file holds one group in curly braces. Take out what follows it, or a closing bracket that stands too early.',
  };
}

/** A note to oneself, or a space that no space key writes; undefined where there is neither. */
export function noteOrSpace(text: string, at: number): JsonFault | undefined {
  const note = /^(?:\/\/|\/\*|#|<!--)/.exec(text.slice(at, at + 4))?.[0];
  if (note) {
    return {
      at,
      found: `a note that begins with ${note}`,
      mend: 'Take it out: this file has no room for notes.',
    };
  }
  if (/^[\s\u200B\u2060\uFEFF]/.test(text.slice(at, at + 1))) {
    return {
      at,
      found: 'a space of another kind, as text programs write it',
      mend: 'Type a plain space instead.',
    };
  }
  return undefined;
}

/** What stands in place of a key. */
export function unreadableKey(text: string, at: number): JsonFault {
  const sign = text[at] ?? '';
  const wrongMark = otherMark(at, sign);
  if (wrongMark) return wrongMark;
  if (/\d/.test(sign) && /\d\s*,\s*$/.test(text.slice(0, at))) {
    return { at, found: 'a number with a comma in it', mend: 'Write a point before the decimals: 1.5' };
  }
  const word = /^[\p{L}_$][\p{L}\p{N}_$-]*/u.exec(text.slice(at, at + 60))?.[0];
  if (word) return { at, found: `the key ${word} without quotation marks`, mend: `Write "${word}".` };
  return {
    at,
    found: `${sign} in place of a key`,
    mend: 'Between curly braces each entry is a key in quotation marks, a colon and a value.',
  };
}

/** What stands in place of a value. */
export function unreadable(text: string, at: number): JsonFault {
  const sign = text[at] ?? '';
  const wrongMark = otherMark(at, sign);
  if (wrongMark) return wrongMark;
  const word = wordAt(text, at);
  const small = word.toLowerCase();
  if (['true', 'false', 'null'].includes(small))
    return { at, found: word, mend: `Write ${small}, in small letters.` };
  if (/^[-+.]?\d/.test(word)) {
    return {
      at,
      found: `${word}, which is no number`,
      mend: 'Write digits alone, with a point before decimals: 12 or 0.5. No zero or plus sign stands first.',
    };
  }
  if (word === '')
    return { at, found: `${sign} in place of a value`, mend: 'Write the value, or take the sign out.' };
  return {
    at,
    found: `${word} without quotation marks`,
    mend: `Put words between ${straight}. Only numbers, true, false and null stand without.`,
  };
}

/** Why the words that begin here do not end as they should. */
export function wrongWithin(text: string, start: number): JsonFault {
  const line = text.slice(start).split(/[\r\n]/, 1)[0] ?? '';
  const escape = /\\(?!["\\/bfnrt]|u[0-9A-Fa-f]{4})./.exec(line);
  const end = endOfWords(line);
  if (escape && (end === undefined || escape.index < end)) {
    return {
      at: start + escape.index,
      found: `a backslash before ${escape[0][1]}`,
      mend: 'Take the backslash out. If it is meant as text, write two.',
    };
  }
  if (end !== undefined)
    return { at: start, found: 'a tab or another hidden sign within words', mend: 'Type a space instead.' };
  const mend = /[“”„‟]/.test(line)
    ? 'Write " where the words end, in place of the curly mark.'
    : 'Write " where the words end. Words stand on one line, however long.';
  return { at: start, found: `a quotation mark that is not closed, before "${short(line.slice(1))}"`, mend };
}

/** Where the closing quotation mark stands on the line; undefined when there is none. */
function endOfWords(line: string): number | undefined {
  const end = /^"(?:[^"\\]|\\.)*"/.exec(line)?.[0].length;
  return end === undefined ? undefined : end - 1;
}

/** Quotation marks of another form. */
function otherMark(at: number, sign: string): JsonFault | undefined {
  if (!/['‘’`´“”„‟«»]/.test(sign)) return undefined;
  const kind = sign === "'" ? 'a single quotation mark' : 'a curly quotation mark';
  return { at, found: `${kind}: ${sign}`, mend: `Write ${straight} at both ends: "…"` };
}

function wordAt(text: string, at: number): string {
  return short(/^[^\s,\]}[{:"]*/.exec(text.slice(at, at + 60))?.[0] ?? '');
}

/** The last words, number or bracket before a place. */
function lastPart(text: string, end: number): string {
  const line = text.slice(0, end).split('\n').at(-1)?.trim() ?? '';
  return /"(?:[^"\\]|\\.){0,40}"$|[^\s":,[{]+$/.exec(line)?.[0] ?? 'an entry';
}

function short(words: string): string {
  return words.length > 40 ? `${words.slice(0, 39)}…` : words;
}

/** The line of a place in a text, from 1. */
export function lineAt(text: string, at: number): number {
  return text.slice(0, at).split('\n').length;
}
