import { afterEnd } from '../rules/json/after-end.ts';
import { backslash } from '../rules/json/backslash.ts';
import { bracketOpen } from '../rules/json/bracket-open.ts';
import { colonAfterValue } from '../rules/json/colon-after-value.ts';
import { commaAfterLast } from '../rules/json/comma-after-last.ts';
import { commaTooMany } from '../rules/json/comma-too-many.ts';
import { controlSign } from '../rules/json/control-sign.ts';
import { decimalComma } from '../rules/json/decimal-comma.ts';
import { emptyFile } from '../rules/json/empty-file.ts';
import type { JsonFault } from '../rules/json/json-rule.ts';
import { keyOpen } from '../rules/json/key-open.ts';
import { keyUnquoted } from '../rules/json/key-unquoted.ts';
import { mergeFault } from '../rules/json/merge-marks.ts';
import { noColon } from '../rules/json/no-colon.ts';
import { noComma } from '../rules/json/no-comma.ts';
import { noNumber, noNumberWords } from '../rules/json/no-number.ts';
import { noValue } from '../rules/json/no-value.ts';
import { notAKey } from '../rules/json/not-a-key.ts';
import { note } from '../rules/json/note.ts';
import { numberForm } from '../rules/json/number-form.ts';
import { oddSpace } from '../rules/json/odd-space.ts';
import { quoteFault } from '../rules/json/quote-form.ts';
import { quoteOpen } from '../rules/json/quote-open.ts';
import { quoteWithin } from '../rules/json/quote-within.ts';
import { repeatedKey } from '../rules/json/repeated-key.ts';
import { smallLetters } from '../rules/json/small-letters.ts';
import { straySign } from '../rules/json/stray-sign.ts';
import { wordAt } from '../rules/json/text-places.ts';
import { wordUnquoted } from '../rules/json/word-unquoted.ts';

/**
 * The first thing that makes a text no JSON, or else the first key that a group has twice, which JSON would swallow;
 * undefined when there is neither. A walk of our own, because the machine's message names often no place.
 * @param text without a byte order mark
 */
export function jsonFault(text: string): JsonFault | undefined {
  const merge = mergeFault(text);
  if (merge) return merge;
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
    super(fault.actual);
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
    if (this.sign === undefined) throw new Broken(emptyFile.fault());
    this.value('');
    const end = this.at;
    this.skipSpace();
    if (this.sign !== undefined) throw new Broken(afterEnd.fault(this.text, this.at, end));
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
      if (this.sign === undefined) throw new Broken(bracketOpen.fault(this.text, this.text.length, open));
      if (this.sign === ',') throw new Broken(commaTooMany.fault(this.at));
      if (this.sign === '}' || this.sign === ']')
        throw new Broken(bracketOpen.fault(this.text, this.at, open));
      entry(index);
      const end = this.at;
      this.skipSpace();
      if (this.take(close)) return;
      if (this.sign !== ',') throw new Broken(this.unseparated(open, end));
      const comma = this.at;
      this.at += 1;
      this.skipSpace();
      if (/[}\]]/.test(this.text.charAt(this.at))) throw new Broken(commaAfterLast.fault(comma, close));
    }
  }

  private unseparated(open: number, end: number): JsonFault {
    if (this.sign === undefined) return bracketOpen.fault(this.text, this.text.length, open);
    if (this.sign === '}' || this.sign === ']') return bracketOpen.fault(this.text, this.at, open);
    return betweenEntries(this.text, this.at, end);
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
      if (first !== undefined) this.repeated ??= repeatedKey.fault(this.text, start, first, key, here);
      else lines.set(key, start);
      this.skipSpace();
      if (!this.take(':')) throw new Broken(keyEnd(start, this.sign, key));
      this.skipSpace();
      if (this.sign === undefined || /[,}\]]/.test(this.sign)) throw new Broken(noValue.fault(start, key));
      this.value(here);
    };
  }

  /** Words between quotation marks. */
  private words(): string {
    const start = this.at;
    const rest = /"(?:[^"\\\p{Cc}]|\\["\\/bfnrt]|\\u[0-9A-Fa-f]{4}|[\x7f-\x9f])*"/uy;
    rest.lastIndex = start;
    const actual = rest.exec(this.text)?.[0];
    if (actual === undefined) throw new Broken(wrongWithin(this.text, start));
    this.at += actual.length;
    return JSON.parse(actual) as string;
  }

  /** true, false, null or a number. */
  private bare(): void {
    const rest = /(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)(?=[\s,;\]}:"[{/#]|$)/y;
    rest.lastIndex = this.at;
    const actual = rest.exec(this.text)?.[0];
    if (actual === undefined) throw new Broken(unreadable(this.text, this.at));
    this.at += actual.length;
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

/**
 * What is wrong where an entry ends and neither a comma nor the closing bracket follows.
 * @param end where the entry ends
 */
function betweenEntries(text: string, at: number, end: number): JsonFault {
  const sign = text[at] ?? '';
  if (sign === ':') return colonAfterValue.fault(at);
  const isSameLine = !/[\r\n]/.test(text.slice(end, at));
  if (sign !== ';' && isSameLine && text[end - 1] === '"' && !/["[{]/.test(sign))
    return quoteWithin.fault(text, at);
  return noComma.fault(text, at, end);
}

/** What is wrong with a key that no colon follows. */
function keyEnd(start: number, sign: string | undefined, key: string): JsonFault {
  return key.includes(':') ? keyOpen.fault(start, key) : noColon.fault(start, sign, key);
}

/** A note to oneself, or a space that no space key writes; undefined where there is neither. */
function noteOrSpace(text: string, at: number): JsonFault | undefined {
  const sign = /^(?:\/\/|\/\*|#|<!--)/.exec(text.slice(at, at + 4))?.[0];
  if (sign) return note.fault(at, sign);
  return /^[\s\u200B\u2060\uFEFF]/.test(text.slice(at, at + 1)) ? oddSpace.fault(at) : undefined;
}

/** What is in place of a key. */
function unreadableKey(text: string, at: number): JsonFault {
  const quote = quoteFault(text, at);
  if (quote) return quote;
  const sign = text[at] ?? '';
  if (/\d/.test(sign) && /\d\s*,\s*$/.test(text.slice(0, at))) return decimalComma.fault(at);
  const word = /^[\p{L}_$][\p{L}\p{N}_$-]*/u.exec(text.slice(at, at + 60))?.[0];
  return word ? keyUnquoted.fault(at, word) : notAKey.fault(at, sign);
}

/** What is in place of a value. */
function unreadable(text: string, at: number): JsonFault {
  const quote = quoteFault(text, at);
  if (quote) return quote;
  const word = wordAt(text, at);
  const small = word.toLowerCase();
  if (['true', 'false', 'null'].includes(small)) return smallLetters.fault(at, word);
  if (noNumberWords.includes(small)) return noNumber.fault(at, word);
  if (/^[-+.]?\d/.test(word)) return numberForm.fault(at, word);
  return word === '' ? straySign.fault(at, text[at] ?? '') : wordUnquoted.fault(at, word);
}

/** Why the words that begin here do not end as they should. */
function wrongWithin(text: string, start: number): JsonFault {
  const line = text.slice(start).split(/[\r\n]/, 1)[0] ?? '';
  const escape = /\\(?!["\\/bfnrt]|u[0-9A-Fa-f]{4})(.)/.exec(line);
  const words = /^"(?:[^"\\]|\\.)*"/.exec(line)?.[0];
  if (escape && (words === undefined || escape.index < words.length - 1))
    return backslash.fault(start + escape.index, escape[1] ?? '');
  return words === undefined ? quoteOpen.fault(start, line) : controlSign.fault(start);
}
