/**
 * The line of a value in a JSON text, from 1. A missing value has no line of its own: the nearest parent's is given.
 * @param text JSON that parses
 * @param path as in findings: "scores[2].report.bands"; for '', the text as a whole, undefined
 */
export function lineOf(text: string, path: string): number | undefined {
  if (path === '') return undefined;
  let at = skipSpace(text, 0);
  for (const step of stepsOf(path)) {
    const next = child(text, at, step);
    if (next === undefined) break;
    at = next;
  }
  return text.slice(0, at).split('\n').length;
}

/** Where a value begins and ends in a JSON text, so that it can be replaced alone; undefined for an unknown path. */
export function spanOf(text: string, path: string): { start: number; end: number } | undefined {
  const start = startOf(text, path);
  return start === undefined ? undefined : { start, end: skipValue(text, start) };
}

function startOf(text: string, path: string): number | undefined {
  let at: number | undefined = skipSpace(text, 0);
  for (const step of stepsOf(path)) {
    at = at === undefined ? undefined : child(text, at, step);
  }
  return at;
}

function stepsOf(path: string): string[] {
  return path.match(/[^.[\]]+/g) ?? [];
}

/** Where the member or entry of that name begins, given where its parent begins. */
function child(text: string, parent: number, step: string): number | undefined {
  const isList = text[parent] === '[';
  if (!isList && text[parent] !== '{') return undefined;
  let at = skipSpace(text, parent + 1);
  for (let index = 0; text[at] !== ']' && text[at] !== '}'; index += 1) {
    let name = String(index);
    if (!isList) {
      const end = skipValue(text, at);
      name = JSON.parse(text.slice(at, end));
      at = skipSpace(text, skipSpace(text, end) + 1);
    }
    if (name === step) return at;
    at = skipSpace(text, skipValue(text, at));
    if (text[at] === ',') at = skipSpace(text, at + 1);
  }
  return undefined;
}

/** Where a value ends that begins here. */
function skipValue(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    const sign = text[at] as string;
    if (sign === '"') at = closingQuote(text, at);
    else if (sign === '{' || sign === '[') depth += 1;
    else if (sign === '}' || sign === ']') depth -= 1;
    else if (depth > 0 || !/[\s,]/.test(sign)) continue;
    if (depth < 0 || (depth === 0 && /[\s,]/.test(sign))) return at;
    if (depth === 0) return at + 1;
  }
  return text.length;
}

function closingQuote(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
  return at;
}

function skipSpace(text: string, start: number): number {
  let at = start;
  while (/\s/.test(text[at] ?? '')) at += 1;
  return at;
}
