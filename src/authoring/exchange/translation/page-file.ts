import { parseDocument, Scalar, stringify } from 'yaml';
import { displayedKeys } from '../../source/frontmatter.ts';
import { hashPage, splitPage } from '../../source/translation/hash-text.ts';
import { unstampedHash } from '../../source/translation/translation-file.ts';
import { hasText, listMarks } from './marks.ts';
import {
  type ChangedFile,
  createId,
  getKey,
  type TranslatableFile,
  type TranslatedText,
  type TranslationUnit,
} from './translation-unit.ts';

/** The body of a page as blocks between empty lines, and the separators after them. */
interface Blocks {
  readonly blocks: readonly string[];
  readonly separators: readonly string[];
}

/**
 * Creates the texts of a page: displayed values of its head, and each paragraph. If the translation has other paragraphs or tags
 * than the English page, the body is one text. Comments are left out.
 * @param english text of the English page
 * @param translated text of the translated page; null if there is none
 */
export function createPageFile(
  {
    source,
    target,
    language,
  }: { readonly source: string; readonly target: string; readonly language: string },
  english: string,
  translated: string | null,
): TranslatableFile {
  const page = splitPage(english);
  const other = translated === null ? null : splitPage(translated);
  const hash = hashPage(english);
  const isStale = other !== null && other.head.source !== hash;
  const create = (key: string, text: string, translation: string): TranslationUnit => ({
    id: createId(source, key),
    source: text,
    target: translation,
    isStale: isStale && translation !== '',
    note: '',
  });
  const original = splitBlocks(page.body);
  const translation = other === null ? null : splitBlocks(other.body);
  const isAligned = translation === null || haveSameForm(original, translation);
  const positions = original.blocks.flatMap((block, at) => (hasText(block) ? [at] : []));
  const blocks = positions.map((at, index) =>
    create(
      `body.${index + 1}`,
      original.blocks[at] ?? '',
      (isAligned ? translation?.blocks[at] : undefined) ?? '',
    ),
  );
  const whole = create('body', removeComments(page.body).trim(), isAligned ? '' : (other?.body.trim() ?? ''));
  const head = displayedKeys.flatMap((key) =>
    page.head[key] === undefined ? [] : [create(key, String(page.head[key]), String(other?.head[key] ?? ''))],
  );
  const units = [...head, ...(isAligned ? blocks : [whole])];
  const alternatives = isAligned ? [whole] : blocks;

  const change = (changes: ReadonlyMap<string, TranslatedText>): ChangedFile => {
    const sources = new Map([...units, ...alternatives].map((unit) => [getKey(unit.id), unit.source]));
    if ([...changes].some(([key, one]) => one.source !== sources.get(key)))
      return { problem: 'the English page has changed since the export. Export it again.' };
    const isWhole =
      changes.has('body') || (!isAligned && ![...changes.keys()].some((key) => key.startsWith('body.')));
    const read = (unit: TranslationUnit) => changes.get(getKey(unit.id))?.target ?? unit.target;
    const needed = [...head, ...(isWhole ? [whole] : blocks)];
    const missing = needed.filter((unit) => read(unit) === '').length;
    if (missing > 0)
      return {
        problem: `${missing} of ${needed.length} texts are not translated. A page is written when it is complete.`,
      };
    const texts = new Map(needed.map((unit) => [getKey(unit.id), read(unit)]));
    const body = isWhole
      ? `\n${texts.get('body')}\n`
      : original.blocks
          .map(
            (block, at) =>
              (texts.get(`body.${positions.indexOf(at) + 1}`) ?? block) + (original.separators[at] ?? ''),
          )
          .join('');
    const values = Object.fromEntries(head.map((unit) => [getKey(unit.id), read(unit)]));
    const start = translated ?? `---\n${stringify({ ...values, language, stage: 'draft' })}---\n`;
    const changed = setHead(replaceBody(start, body), values);
    return { text: setHead(changed, { stage: 'draft', source: hash }) };
  };
  return {
    source,
    target,
    units,
    alternatives,
    stage: String(other?.head.stage ?? ''),
    isUnstamped: other?.head.source === unstampedHash,
    stamp: () => setHead(translated ?? '', { source: hash }),
    change,
  };
}

/** Removes comments, which are for authors of the English page. */
const removeComments = (body: string) => body.replace(/\{\/\*[\s\S]*?\*\/\}\n*/g, '');

function splitBlocks(body: string): Blocks {
  const parts = removeComments(body).split(/(\n[ \t]*(?:\n[ \t]*)*\n|^\n+|\n+$)/);
  return { blocks: parts.filter((_, at) => at % 2 === 0), separators: parts.filter((_, at) => at % 2 === 1) };
}

/** Whether each block of a translation has the marks of the English block. */
function haveSameForm(english: Blocks, translation: Blocks): boolean {
  return (
    english.blocks.length === translation.blocks.length &&
    english.separators.join() === translation.separators.join() &&
    english.blocks.every((block, at) => {
      const [expected, actual] = [block, translation.blocks[at] ?? ''].map((text) =>
        listMarks(text).join(' '),
      );
      return expected === actual && (hasText(block) || block === translation.blocks[at]);
    })
  );
}

/** Sets values of the head. Other lines stay as they are. */
function setHead(page: string, values: Readonly<Record<string, unknown>>): string {
  const [whole, yaml = ''] = /^---\n([\s\S]*?)\n---(?=\n|$)/.exec(page) ?? [];
  const document = parseDocument(yaml);
  const before = document.toJS() as Record<string, unknown>;
  const changed = Object.entries(values).filter(([key, value]) => before[key] !== value);
  if (changed.length === 0 || whole === undefined) return page;
  for (const [key, value] of changed) document.set(key, key === 'source' ? quote(value) : value);
  return `---\n${document.toString({ lineWidth: 0 }).trimEnd()}\n---${page.slice(whole.length)}`;
}

/** A hash can look like a number to YAML, such as 1e089292. */
function quote(hash: unknown): Scalar {
  const scalar = new Scalar(hash);
  scalar.type = Scalar.QUOTE_DOUBLE;
  return scalar;
}

function replaceBody(page: string, body: string): string {
  const [head = ''] = /^---\n[\s\S]*?\n---(?:\n|$)/.exec(page) ?? [];
  return head + body;
}
