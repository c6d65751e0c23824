import { type Document, isMap, isNode, isPair, isScalar, LineCounter, parseDocument } from 'yaml';
import { findKeyLine, listFrontmatterLines } from './frontmatter-lines.ts';
import type { PageSource } from './sources.ts';

/** The unparsed head of a page. */
export interface FrontmatterText {
  readonly file: string;
  readonly kind: PageSource['kind'];
  /** The whole page. */
  readonly source: string;
  /** Undefined if the page has no head. */
  readonly yaml: string | undefined;
  readonly document: Document | undefined;
  /** Returns the line in the file for an offset in `yaml`. */
  readonly lineAt: (offset: number) => number;
}

/** A parsed head with its values. */
export interface PageFrontmatter {
  readonly file: string;
  readonly kind: PageSource['kind'];
  readonly slug: string;
  readonly values: Readonly<Record<string, unknown>>;
  readonly misread: readonly MisreadValue[];
  readonly lineOf: (key: string) => number;
  /** YYYY-MM-DD. */
  readonly today: string;
}

/** A text value that YAML parses as something else. */
interface MisreadValue {
  readonly key: string;
  readonly line: number;
  /** The line of the file. */
  readonly text: string;
  /** How it is parsed: cut at a #, as a number, or as a boolean. */
  readonly as: 'cut' | 'a number' | 'true or false';
  /** The parsed value, as text. */
  readonly value: string;
}

/** The required keys of a head, by kind of page. */
export const requiredKeys: Readonly<Record<PageSource['kind'], readonly string[]>> = {
  reading: ['title', 'summary', 'updated'],
  site: ['title', 'summary', 'route', 'version', 'updated'],
  exercise: ['title', 'summary', 'minutes', 'troubles', 'order', 'picture', 'alt', 'status', 'updated'],
};

/** The allowed keys of a head, by kind of page. */
export const allowedKeys: Readonly<Record<PageSource['kind'], readonly string[]>> = {
  reading: [...requiredKeys.reading, 'minutes', 'reviewed'],
  site: [...requiredKeys.site, 'reviewed'],
  exercise: requiredKeys.exercise,
};

/** Extracts the head of a page that parses. */
export function extractFrontmatterText({ file, kind, source, page }: PageSource): FrontmatterText {
  const first = page?.tree.children[0];
  const yaml = first?.type === 'yaml' ? first.value : undefined;
  const lineCounter = new LineCounter();
  const document = yaml === undefined ? undefined : parseDocument(yaml, { lineCounter });
  // The first `---` is line 1.
  return { file, kind, source, yaml, document, lineAt: (offset) => lineCounter.linePos(offset).line + 1 };
}

/** Parses the values of a head whose form is valid. */
export function parseFrontmatter(
  { file, kind, slug }: PageSource,
  { yaml = '', document, lineAt }: FrontmatterText,
  today: string,
): PageFrontmatter {
  const values = (document?.toJS() ?? {}) as Record<string, unknown>;
  const misread = document ? listMisreadValues(document, yaml, lineAt) : [];
  return { file, kind, slug, values, misread, lineOf: (key) => findKeyLine(yaml, key), today };
}

/** Returns a line of the head by its line number in the file; '' outside the head. */
export function getFrontmatterLine(yaml: string, line: number): string {
  return listFrontmatterLines(yaml).find((one) => one.line === line)?.text ?? '';
}

function listMisreadValues(
  { contents }: Document,
  yaml: string,
  lineAt: FrontmatterText['lineAt'],
): MisreadValue[] {
  const pairs = isMap(contents) ? contents.items.filter(isPair) : [];
  return pairs.flatMap(({ key: name, value }): MisreadValue[] => {
    if (!isScalar(name) || !isNode(value) || !isScalar(value) || !value.range) return [];
    const key = String(name.value);
    const [, end] = value.range;
    const line = lineAt(end);
    const position = { key, line, text: getFrontmatterLine(yaml, line) };
    const isBlock = value.type?.startsWith('BLOCK') === true;
    if (!isBlock && /^\s*#/.test(yaml.slice(end).split('\n', 1)[0] ?? '')) {
      return [{ ...position, as: 'cut', value: value.value === null ? '' : String(value.value) }];
    }
    if (!isDisplayedText(key)) return [];
    const source = value.source ?? String(value.value);
    if (typeof value.value === 'number') return [{ ...position, as: 'a number', value: source }];
    return typeof value.value === 'boolean' ? [{ ...position, as: 'true or false', value: source }] : [];
  });
}

/** Keys whose values are displayed or read aloud. */
export const displayedKeys: readonly string[] = ['title', 'summary', 'alt'];

/** Returns true if the value of a key is a displayed text. */
export function isDisplayedText(key: string): boolean {
  return displayedKeys.includes(key);
}
