import {
  afterEnd,
  closedByAnother,
  commaAfterLast,
  commaTooMany,
  emptyFile,
  endOfFile,
  type JsonFault,
  noColon,
  noComma,
  noteOrSpace,
  noValue,
  repeatedKey,
  unreadable,
  unreadableKey,
  wrongWithin,
} from './json-fault-words.ts';

/**
 * The first thing that makes a text no JSON, or else the first key that a group has twice, which JSON would swallow;
 * undefined when there is neither. A walk of our own, because the machine's message names often no place.
 * @param text without a byte order mark
 */
export function jsonFault(text: string): JsonFault | undefined {
  const walk = new Walk(text);
  try {
    walk.file();
  } catch (broken) {
    if (broken instanceof Broken) return broken.fault;
    throw broken;
  }
  return walk.repeated;
}

class Broken extends Error {
  readonly fault: JsonFault;

  constructor(fault: JsonFault) {
    super(fault.found);
    this.fault = fault;
  }
}

/** Goes through a text value by value; stops with `Broken` at the first place that is no JSON. */
class Walk {
  repeated: JsonFault | undefined;
  private readonly text: string;
  private at = 0;

  constructor(text: string) {
    this.text = text;
  }

  file(): void {
    this.skipSpace();
    if (this.sign === undefined) throw new Broken(emptyFile());
    this.value('');
    const end = this.at;
    this.skipSpace();
    if (this.sign !== undefined) throw new Broken(afterEnd(this.text, this.at, end));
  }

  private get sign(): string | undefined {
    return this.text[this.at];
  }

  private value(path: string): void {
    if (this.sign === '{') this.entries('}', this.member(path));
    else if (this.sign === '[') this.entries(']', (index) => this.value(`${path}[${index}]`));
    else if (this.sign === '"') this.words();
    else this.bare();
  }

  /** What stands between two brackets, with commas between the entries. */
  private entries(close: '}' | ']', entry: (index: number) => void): void {
    const open = this.at;
    this.at += 1;
    this.skipSpace();
    if (this.take(close)) return;
    for (let index = 0; ; index += 1) {
      if (this.sign === undefined) throw new Broken(endOfFile(this.text, open));
      if (this.sign === ',') throw new Broken(commaTooMany(this.at));
      if (this.sign === '}' || this.sign === ']') throw new Broken(closedByAnother(this.text, this.at, open));
      entry(index);
      const end = this.at;
      this.skipSpace();
      if (this.take(close)) return;
      if (this.sign !== ',') throw new Broken(this.unseparated(open, end));
      const comma = this.at;
      this.at += 1;
      this.skipSpace();
      if (/[}\]]/.test(this.text.charAt(this.at))) throw new Broken(commaAfterLast(comma, close));
    }
  }

  private unseparated(open: number, end: number): JsonFault {
    if (this.sign === undefined) return endOfFile(this.text, open);
    if (this.sign === '}' || this.sign === ']') return closedByAnother(this.text, this.at, open);
    return noComma(this.text, this.at, end);
  }

  /** One entry of a group: its key, a colon, its value. */
  private member(path: string): () => void {
    const lines = new Map<string, number>();
    return () => {
      const start = this.at;
      if (this.sign !== '"') throw new Broken(unreadableKey(this.text, this.at));
      const key = this.words();
      const here = path ? `${path}.${key}` : key;
      const first = lines.get(key);
      if (first !== undefined) this.repeated ??= repeatedKey(this.text, start, first, key, here);
      else lines.set(key, start);
      this.skipSpace();
      if (!this.take(':')) throw new Broken(noColon(start, this.sign, key));
      this.skipSpace();
      if (this.sign === undefined || /[,}\]]/.test(this.sign)) throw new Broken(noValue(start, key));
      this.value(here);
    };
  }

  /** Words between quotation marks. */
  private words(): string {
    const start = this.at;
    const rest = /"(?:[^"\\\p{Cc}]|\\["\\/bfnrt]|\\u[0-9A-Fa-f]{4}|[\x7f-\x9f])*"/uy;
    rest.lastIndex = start;
    const found = rest.exec(this.text)?.[0];
    if (found === undefined) throw new Broken(wrongWithin(this.text, start));
    this.at += found.length;
    return JSON.parse(found) as string;
  }

  /** true, false, null or a number. */
  private bare(): void {
    const rest = /(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)(?=[\s,;\]}:"[{/#]|$)/y;
    rest.lastIndex = this.at;
    const found = rest.exec(this.text)?.[0];
    if (found === undefined) throw new Broken(unreadable(this.text, this.at));
    this.at += found.length;
  }

  private take(sign: string): boolean {
    if (this.sign !== sign) return false;
    this.at += 1;
    return true;
  }

  private skipSpace(): void {
    while (this.sign !== undefined && ' \t\n\r'.includes(this.sign)) this.at += 1;
    const odd = noteOrSpace(this.text, this.at);
    if (odd) throw new Broken(odd);
  }
}
