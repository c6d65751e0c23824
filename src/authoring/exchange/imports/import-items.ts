import type { AnswerCondition, Item, Scale } from '#domain/instrument/instrument.ts';
import { computeScaleRange } from '#domain/scoring/item-values.ts';
import { toCondition, type ImportedQuestion } from './to-condition.ts';
import {
  createChangeNote,
  type ForeignForm,
  type ForeignPart,
  type ForeignQuestion,
  createOmissionNote,
  type ImportNote,
} from './foreign-form.ts';
import { headings } from './headings.ts';
import { ItemIdGenerator } from './item-ids.ts';
import { importScale } from './import-scale.ts';

/** The imported items and scales, with notes on what changed. */
export interface ImportedItems {
  readonly items: readonly Item[];
  /** The scale of items that name no other. */
  readonly scale: Scale;
  readonly scales: Readonly<Record<string, Scale>>;
  /** Ids of the items that a total can include. */
  readonly counted: readonly string[];
  readonly notes: readonly ImportNote[];
}

/**
 * Imports the items of a form.
 * @param form has at least one question
 */
export function importItems({ parts }: ForeignForm): ImportedItems {
  const notes: ImportNote[] = [];
  const ids = new ItemIdGenerator();
  const questions = new Map<string, ImportedQuestion>();
  const drafts = parts.map((part) => {
    const id = ids.create(part.name);
    const showWhen = parseShowWhen(part, questions, notes);
    notes.push(...reportMarkup(part));
    if (!('scale' in part)) return { part, id, showWhen };
    const imported = importScale(part.scale);
    if (imported.isRecoded) notes.push(createRecodingNote(part, imported.codes));
    questions.set(part.name, { id, ...imported });
    return { part, id, showWhen, scale: imported.scale };
  });
  const scales = groupScales(drafts.flatMap(({ id, scale }) => (scale ? [{ id, scale }] : [])));
  const hasOnlyNumbers = drafts.every(({ scale }) => scale === undefined || scale.kind === 'number');
  const isScored = (scale: Scale) => hasOnlyNumbers || scale.kind !== 'number';
  const items = drafts.map(({ part, id, showWhen, scale }): Item => {
    const condition = showWhen && { showWhen };
    if (!('scale' in part))
      return { id, heading: part.heading ?? headings.screen, instruction: part.instruction, ...condition };
    const name = scale && scales.getName(scale);
    const own = { id, text: part.text, ...(name !== undefined && { scale: name }), ...condition };
    if (!scale || !isScored(scale)) return { ...own, unscored: true };
    if (!showWhen) return own;
    const hiddenValue = getLowestValue(scale);
    notes.push(createHiddenValueNote(part, hiddenValue));
    return { ...own, hiddenValue };
  });
  const counted = drafts.flatMap(({ id, scale }) => (scale && isScored(scale) ? [id] : []));
  return { items, scale: scales.defaultScale, scales: scales.named, counted, notes };
}

function parseShowWhen(
  { showWhen, position, name }: ForeignPart,
  questions: ReadonlyMap<string, ImportedQuestion>,
  notes: ImportNote[],
): AnswerCondition | undefined {
  if (showWhen === undefined) return undefined;
  const condition = toCondition(showWhen, questions);
  if (condition === undefined) {
    const why = 'a condition on an imported question before it, and on one of its answers';
    notes.push(createOmissionNote(position, `the condition of "${name}": it is always shown now`, why));
  }
  return condition;
}

/** Reports markup, which is imported as plain text. */
function reportMarkup(part: ForeignPart): ImportNote[] {
  const labels =
    'scale' in part && 'options' in part.scale ? part.scale.options.map(({ label }) => label) : [];
  const texts = ['text' in part ? part.text : part.instruction, ...labels];
  const findMarkup = (marks: RegExp, what: string) =>
    texts
      .filter((text) => marks.test(text))
      .slice(0, 1)
      .map((text) =>
        createChangeNote(
          part.position,
          `${what} in "${text}"`,
          'plain text: these characters are displayed as they are',
        ),
      );
  return [
    ...findMarkup(/<\/?[a-z][^>]*>/i, 'marks of a web page'),
    ...findMarkup(/\[\w+\]|\$\{[\w.-]+\}/, 'a reference to the answer of a field,'),
  ];
}

/** Selects the most frequent scale as the default, and names each other one after its first item. */
function groupScales(used: readonly { readonly id: string; readonly scale: Scale }[]) {
  const kinds = new Map<string, { id: string; scale: Scale; count: number }>();
  for (const { id, scale } of used) {
    const known = kinds.get(JSON.stringify(scale));
    kinds.set(JSON.stringify(scale), { id, scale, ...known, count: (known?.count ?? 0) + 1 });
  }
  const [defaultScale, ...others] = [...kinds.values()].sort((a, b) => b.count - a.count);
  if (defaultScale === undefined) throw new Error('A form without questions has no scale.');
  const names = new Map(others.map(({ id, scale }) => [JSON.stringify(scale), `${id}-answers`]));
  return {
    defaultScale: defaultScale.scale,
    named: Object.fromEntries(others.map(({ id, scale }) => [`${id}-answers`, scale])),
    getName: (scale: Scale) => names.get(JSON.stringify(scale)),
  };
}

/** Returns the lowest score of an item; 0 for a multiple choice. */
function getLowestValue(scale: Scale): number {
  const { low } = computeScaleRange(scale);
  return scale.kind === 'several' ? 0 : Number(low.over) / Number(low.under);
}

function createRecodingNote(
  { position, name, scale }: ForeignQuestion,
  codes: ReadonlyMap<string, number>,
): ImportNote {
  const options = 'options' in scale ? scale.options : [];
  const pairs = options.map(({ raw }) => `${raw} became ${codes.get(raw)}`).join(', ');
  const actual = `the codes of "${name}": ${pairs}`;
  return createChangeNote(
    position,
    actual,
    'whole numbers from 1 as codes; numeric old codes become the values',
  );
}

function createHiddenValueNote({ position, name }: ForeignQuestion, value: number): ImportNote {
  return {
    position,
    rule: 'assumed',
    actual: `"${name}" counts ${value} while it is hidden`,
    expected: 'the value in the manual of the questionnaire',
    fix: 'Correct "hiddenValue" if the manual has another number.',
  };
}
