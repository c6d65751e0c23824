import { createRefusal, type ParsedTranslation } from './parsed-translation.ts';

/** An entry of a PO file. */
export interface PoEntry {
  /** `msgctxt` */
  readonly key: string;
  /** `msgid` */
  readonly source: string;
  /** `msgstr` */
  readonly target: string;
  readonly isFuzzy: boolean;
  /** Comments for translators (`#.`). */
  readonly note: string;
  /** Line of the first keyword, from 1. */
  readonly line: number;
  /** Line after the last text, from 1. */
  readonly end: number;
}

interface PoFile {
  readonly headers: ReadonlyMap<string, string>;
  readonly entries: readonly PoEntry[];
}

type Keyword = 'msgctxt' | 'msgid' | 'msgstr';

interface OpenEntry {
  readonly texts: Partial<Record<Keyword, string>>;
  last?: Keyword;
  line: number;
  readonly notes: string[];
  isFuzzy: boolean;
}

const createEntry = (): OpenEntry => ({ texts: {}, line: 0, notes: [], isFuzzy: false });

/**
 * Parses a PO file strictly: a line that is no comment, keyword or text is an error.
 * @throws RefusedFile with line, reason and fix
 */
export function parsePo(file: string, text: string): PoFile {
  const headers = new Map<string, string>();
  const entries: PoEntry[] = [];
  let entry = createEntry();
  const finish = (end: number): void => {
    const { msgctxt, msgid, msgstr } = entry.texts;
    if (msgid === undefined) return;
    if (msgid === '' && msgctxt === undefined) addHeaders(headers, msgstr ?? '');
    else if (msgctxt === undefined || msgstr === undefined) {
      const missing = msgctxt === undefined ? 'msgctxt' : 'msgstr';
      throw createRefusal(
        file,
        entry.line,
        'an entry with msgctxt, msgid and msgstr',
        `no ${missing}`,
        exportAgain,
      );
    } else {
      const { notes, isFuzzy, line } = entry;
      entries.push({
        key: msgctxt,
        source: msgid,
        target: msgstr,
        isFuzzy,
        note: notes.join('\n'),
        line,
        end,
      });
    }
    entry = createEntry();
  };
  const lines = text.split(/\r?\n/);
  lines.forEach((raw, at) => {
    const line = raw.trim();
    const number = at + 1;
    if (line === '') return finish(number);
    if (line.startsWith('#')) {
      if (entry.texts.msgstr !== undefined) finish(number);
      if (line.startsWith('#.')) entry.notes.push(line.slice(2).trim());
      if (line.startsWith('#,') && /\bfuzzy\b/.test(line)) entry.isFuzzy = true;
      return;
    }
    const [, keyword, quoted] = /^(?:(msgctxt|msgid|msgstr)\s+)?(".*")$/.exec(line) ?? [];
    const value = quoted === undefined ? undefined : unquote(quoted);
    if (value === undefined)
      throw createRefusal(
        file,
        number,
        'a comment, or msgctxt, msgid or msgstr with a text in quotes',
        clip(line),
        fixLine,
      );
    if (keyword !== undefined) {
      if (
        entry.texts[keyword as Keyword] !== undefined ||
        (keyword !== 'msgstr' && entry.texts.msgstr !== undefined)
      )
        finish(number);
      if (entry.line === 0) entry.line = number;
      entry.last = keyword as Keyword;
      entry.texts[entry.last] = value;
    } else if (entry.last === undefined) {
      throw createRefusal(file, number, 'msgctxt, msgid or msgstr before a text', clip(line), fixLine);
    } else entry.texts[entry.last] += value;
  });
  finish(lines.length + 1);
  return { headers, entries };
}

/**
 * Reads a PO file that `formatPo` wrote and a translator filled in.
 * @throws RefusedFile
 */
export function readPo(file: string, text: string): ParsedTranslation {
  const { headers, entries } = parsePo(file, text);
  return {
    language: headers.get('language') ?? '',
    units: entries.map(({ key, source, target, isFuzzy, line }) => ({
      id: key,
      source,
      target,
      isUnconfirmed: isFuzzy,
      line,
    })),
  };
}

/** Formats one entry. */
export function formatPoEntry({
  key,
  source,
  target,
  note = '',
  isFuzzy = false,
}: Partial<PoEntry> & Pick<PoEntry, 'key' | 'source' | 'target'>): string {
  const lines = [
    ...(note === '' ? [] : note.split('\n').map((line) => `#. ${line}`)),
    ...(isFuzzy ? ['#, fuzzy'] : []),
    `msgctxt ${quote(key)}`,
    `msgid ${quote(source)}`,
    `msgstr ${quote(target)}`,
  ];
  return `${lines.join('\n')}\n`;
}

/** Formats the header of a file in one language. */
export function formatPoHeader(language: string): string {
  return `msgid ""\nmsgstr ""\n"Language: ${language}\\n"\n"Content-Type: text/plain; charset=UTF-8\\n"\n`;
}

/** Quotes a text. JSON escapes what PO files escape, and the control characters that the reader refuses. */
function quote(text: string): string {
  return JSON.stringify(text);
}

/** Returns undefined for an escape that is not `\n`, `\t`, `\"` or `\\`. */
function unquote(quoted: string): string | undefined {
  try {
    return JSON.parse(quoted) as string;
  } catch {
    return undefined;
  }
}

function addHeaders(headers: Map<string, string>, text: string): void {
  for (const line of text.split('\n')) {
    const [name = '', ...value] = line.split(':');
    if (name.trim() !== '') headers.set(name.trim().toLowerCase(), value.join(':').trim());
  }
}

const exportAgain = 'Export the texts again, and copy the translations into the new file.';
const fixLine = 'Correct the line with an editor for PO files, such as Poedit, or export the texts again.';
const clip = (line: string) => (line.length > 60 ? `${line.slice(0, 60)}…` : line);
