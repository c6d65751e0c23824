import { isFreeScale } from '#domain/answers/codes.ts';
import type { AnswerCondition, Item, Scale } from '#domain/instrument/instrument.ts';
import { listSummedFields } from './expression/logic.ts';
import { fitParts } from './fit-parts.ts';
import {
  type ForeignForm,
  type ForeignPart,
  type ForeignQuestion,
  createOmissionNote,
  type ImportNote,
} from './foreign-form.ts';
import { headings } from './headings.ts';
import { ItemIdGenerator } from './item-ids.ts';
import { importScale } from './import-scale.ts';
import { createRecodingNotes } from './recoding-notes.ts';
import { getValueRange } from './scores/values.ts';
import { toCondition, type ImportedQuestion } from './to-condition.ts';

/** An imported part of a form with the id of its item. */
export interface ImportedPart {
  readonly part: ForeignPart;
  readonly id: string;
}

/** The imported items and scales, with notes on what changed. */
export interface ImportedItems {
  readonly items: readonly Item[];
  /** The scale of items that name no other. */
  readonly scale: Scale;
  readonly scales: Readonly<Record<string, Scale>>;
  /** The imported questions by their names in the form. */
  readonly questions: ReadonlyMap<string, ImportedQuestion>;
  readonly parts: readonly ImportedPart[];
  readonly notes: readonly ImportNote[];
}

/**
 * Imports the items of a form. All of them are unscored until scores name them.
 * @param form has at least one question
 */
export function importItems({
  parts,
  scores = [],
}: Pick<ForeignForm, 'parts'> & Partial<Pick<ForeignForm, 'scores'>>): ImportedItems {
  const notes: ImportNote[] = [];
  const ids = new ItemIdGenerator();
  const questions = new Map<string, ImportedQuestion>();
  const sums = new Map(
    scores.flatMap(({ name, expression }) => {
      const summed = expression && listSummedFields(expression);
      return summed ? [[name, summed] as const] : [];
    }),
  );
  const recoded: { readonly part: ForeignQuestion; readonly codes: ReadonlyMap<string, number> }[] = [];
  const drafts = fitParts(parts, notes).map((part) => {
    const id = ids.create(part.name);
    const showWhen = parseShowWhen(part, questions, sums, notes);
    if (!('scale' in part)) return { part, id, showWhen };
    const imported = importScale(part.scale);
    if (imported.isRecoded) recoded.push({ part, codes: imported.codes });
    questions.set(part.name, { id, ...imported });
    return { part, id, showWhen, scale: imported.scale };
  });
  notes.push(...createRecodingNotes(recoded));
  const scales = groupScales(drafts.flatMap(({ id, scale }) => (scale ? [{ id, scale }] : [])));
  const items = drafts.map(({ part, id, showWhen, scale }): Item => {
    const condition = showWhen && { showWhen };
    if (!('scale' in part))
      return { id, heading: part.heading ?? headings.screen, instruction: part.instruction, ...condition };
    const name = scale && scales.getName(scale);
    const reverse = part.reverse && { reverse: true };
    return {
      id,
      text: part.text,
      ...reverse,
      ...(name !== undefined && { scale: name }),
      ...condition,
      unscored: true,
    };
  });
  return {
    items,
    scale: scales.defaultScale,
    scales: scales.named,
    questions,
    parts: drafts.map(({ part, id }) => ({ part, id })),
    notes,
  };
}

/** Marks the items that scores name as scored. A hidden one counts the lowest value. */
export function markScoredItems(
  { items, parts, questions }: ImportedItems,
  scored: ReadonlySet<string>,
  reversed: ReadonlySet<string>,
): { readonly items: readonly Item[]; readonly notes: readonly ImportNote[] } {
  const notes: ImportNote[] = [];
  const marked = items.map((item): Item => {
    if (!('text' in item) || !scored.has(item.id)) return item;
    const { unscored: _, showWhen, ...own } = item;
    const reverse = reversed.has(item.id) && { reverse: true };
    if (!showWhen) return { ...own, ...reverse };
    const question = [...questions.values()].find(({ id }) => id === item.id);
    const hiddenValue = question ? getHiddenValue(question.scale) : 0;
    const part = parts.find(({ id }) => id === item.id)?.part;
    if (part) notes.push(createHiddenValueNote(part, hiddenValue));
    return { ...own, ...reverse, showWhen, hiddenValue };
  });
  return { items: marked, notes };
}

function parseShowWhen(
  { showWhen, position, name }: ForeignPart,
  questions: ReadonlyMap<string, ImportedQuestion>,
  sums: ReadonlyMap<string, readonly string[]>,
  notes: ImportNote[],
): AnswerCondition | undefined {
  if (showWhen === undefined) return undefined;
  const condition = toCondition(showWhen, questions, sums);
  if (condition === undefined) {
    const why = 'a condition on an imported question before it, and on one of its answers';
    const fix = 'Write "showWhen" of the item, or ask it of everyone.';
    notes.push(
      createOmissionNote(position, `the condition of "${name}": it is always shown now`, why, {
        part: name,
        fix,
      }),
    );
  }
  return condition;
}

/** A name of a scale has at most 40 characters. */
const longestId = 32;

/** Selects the most frequent scale that counts as the default, and names each other one after its first item. */
function groupScales(used: readonly { readonly id: string; readonly scale: Scale }[]) {
  const kinds = new Map<string, { id: string; scale: Scale; count: number }>();
  for (const { id, scale } of used) {
    const known = kinds.get(JSON.stringify(scale));
    kinds.set(JSON.stringify(scale), { id, scale, ...known, count: (known?.count ?? 0) + 1 });
  }
  const [defaultScale, ...others] = [...kinds.values()].sort(
    (a, b) => Number(isFreeScale(a.scale)) - Number(isFreeScale(b.scale)) || b.count - a.count,
  );
  if (defaultScale === undefined) throw new Error('A form without questions has no scale.');
  const isLong = others.some(({ id }) => id.length > longestId);
  const names = new Map(
    others.map(({ id, scale }, at) => [
      JSON.stringify(scale),
      isLong ? `answers-${at + 1}` : `${id}-answers`,
    ]),
  );
  return {
    defaultScale: defaultScale.scale,
    named: Object.fromEntries(others.map(({ scale }) => [names.get(JSON.stringify(scale)) ?? '', scale])),
    getName: (scale: Scale) => names.get(JSON.stringify(scale)),
  };
}

/** Returns the lowest score of an item; 0 for a multiple choice. */
function getHiddenValue(scale: Scale): number {
  return scale.kind === 'several' ? 0 : getValueRange(scale).low;
}

function createHiddenValueNote({ position, name }: ForeignPart, value: number): ImportNote {
  return {
    position,
    rule: 'assumed',
    part: name,
    actual: `"${name}" counts ${value} while it is hidden`,
    expected: 'the value in the manual of the questionnaire',
    fix: 'Correct "hiddenValue" if the manual has another number.',
  };
}
