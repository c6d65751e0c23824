import type { Answer } from '#domain/answers/codes.ts';
import { listCodes } from '#domain/answers/codes.ts';
import { createDraft, type Draft } from '#domain/answers/draft.ts';
import { findVisibleItems } from '#domain/answers/visible-items.ts';
import { listComparisons } from '#domain/instrument/check/show-when/comparisons.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { getScale, listQuestions, type Question } from '#domain/instrument/questions.ts';
import { draftFragment } from '../state.ts';

/** Answers of an attempt that the preview continues. */
export interface PreviewDraft {
  readonly section: string;
  readonly draft: Draft;
}

/**
 * Returns the address at which the preview displays an item, with the answers that make it visible; null if no tried
 * answers do.
 * @param index position among all items, from 0
 */
export function createItemAddress(instrument: Instrument, index: number, now: Date): string | null {
  const answers = findAnswersThatShow(instrument, index);
  if (answers === null) return null;
  const draft: Draft = {
    ...createDraft(instrument, `preview-${now.getTime()}`, now),
    index,
    options: [...answers],
  };
  const preview: PreviewDraft = { section: instrument.id, draft };
  return `${instrument.routes.questionnaire}/${instrument.id}#${draftFragment}${encodeURIComponent(JSON.stringify(preview))}`;
}

/** Combinations of answers that are tried. */
const maxTries = 5000;

/** Finds answers with which an item is visible, and leaves all other questions unanswered. */
function findAnswersThatShow(instrument: Instrument, index: number): readonly Answer[] | null {
  const questions = listQuestions(instrument);
  const sources = listSources(instrument, index);
  const choices = questions.map((question) =>
    sources.has(question.id) ? listTries(instrument, question) : [null],
  );
  const isShown = (answers: readonly Answer[]) => findVisibleItems(instrument, answers)[index] === true;
  // The same share of each scale first, since a condition on a sum has too many combinations.
  const alike = [0, 1, 0.75, 0.5, 0.25].map((share) =>
    choices.map((some) => some[Math.round(share * (some.length - 1))] ?? null),
  );
  const found = [questions.map(() => null), ...alike].find(isShown);
  if (found) return found;
  let tries: readonly (readonly Answer[])[] = [[]];
  for (const some of choices) {
    tries = tries.flatMap((before) => some.map((answer) => [...before, answer])).slice(0, maxTries);
  }
  return tries.find(isShown) ?? null;
}

/** Lists the items on which an item depends, directly or through other items. */
function listSources(instrument: Instrument, index: number): ReadonlySet<string> {
  const comparisons = listComparisons(instrument);
  const sources = new Set<string>();
  const pending = [index];
  for (let at = pending.pop(); at !== undefined; at = pending.pop()) {
    for (const { comparison } of comparisons.filter((one) => one.at === at)) {
      if (sources.has(comparison.item)) continue;
      sources.add(comparison.item);
      pending.push(instrument.items.findIndex(({ id }) => id === comparison.item));
    }
  }
  return sources;
}

/** Lists the answers to try: every option, and of a number the ends and the limits in conditions. */
function listTries(instrument: Instrument, question: Question): readonly Answer[] {
  const scale = getScale(instrument, question);
  const codes = listCodes(scale);
  if (scale.kind === 'several') return [...codes.map((code) => [code]), null];
  if (scale.kind === 'choice' || scale.kind === 'bipolar') return [...codes, null];
  const limits = listComparisons(instrument).flatMap(({ comparison: { item, is, from, upTo } }) =>
    item === question.id ? [is, from, upTo].filter((limit) => limit !== undefined) : [],
  );
  const ends = [codes[0], codes.at(-1)].filter((code) => code !== undefined);
  return [...new Set([...ends, ...limits])].toSorted((a, b) => a - b);
}
