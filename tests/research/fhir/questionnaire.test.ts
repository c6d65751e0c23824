import { describe, expect, test } from 'vitest';
import { createDraft } from '#authoring/exchange/imports/create-draft.ts';
import { parseFhir } from '#authoring/exchange/imports/fhir/parse-fhir.ts';
import { findVisibleQuestions } from '#domain/answers/visible-items.ts';
import { createQuestionnaire } from '#domain/fhir/questionnaire.ts';
import type { Instrument, Scale } from '#domain/instrument/instrument.ts';
import { listQuestions, getScale } from '#domain/instrument/questions.ts';
import { computeItemValues } from '#domain/scoring/item-values.ts';
import { publicInstruments } from '#tests/instruments/files.ts';
import { releasedInstruments } from '../support/instruments.ts';
import { createFakeAttempts } from '../support/fake-data.ts';
import { createFakeTable } from '../support/fake-table.ts';
import { aWideInstrument } from '../support/wide-instrument.ts';

/** Imports the Questionnaire of a release. */
function readAgain(instrument: Instrument): Instrument {
  const written = JSON.stringify(createQuestionnaire(createFakeTable(instrument), instrument));
  const { id, title, position, routes } = instrument;
  return createDraft(parseFhir(JSON.parse(written)), { id, title, position, routes, reading: 'wellBeing1' })
    .instrument;
}

/** The fixture with conditions that FHIR can express as comparisons. */
const flat = aWideInstrument((draft) => {
  // The import reads no times, durations, dates and texts.
  const typed = ['clock', 'slept', 'since', 'words', 'work'];
  draft.items = draft.items.filter((item) => !('scale' in item && typed.includes(item.scale ?? '')));
  draft.scores = draft.scores.filter(
    ({ id }) => !['inBed', 'asleep', 'efficiency', 'applies', 'appliesOwn', 'fromRounded'].includes(id),
  );
  // FHIR needs an expression for a sum of answers.
  const late = draft.items.find(({ id }) => id === 'late');
  if (late) late.showWhen = { item: 'often', from: 2 };
  const deep = draft.items.find(({ id }) => id === 'deep');
  if (deep)
    deep.showWhen = {
      all: [
        { any: [{ item: 'helped', includes: 1 }] },
        { item: 'pain', from: 3, upTo: 7 },
        { not: { item: 'tea', is: 1 } },
        { not: { item: 'often', from: 2, upTo: 3 } },
      ],
    };
});
const wide = aWideInstrument();

/** Structures with durations, sums in conditions or "does not apply", which the import does not read. */
const notImported = ['IPAQ', 'PSQI', 'PHQ2', 'WHODAS12'];
const imported = publicInstruments.filter(({ id }) => !notImported.includes(id));
const all = [...releasedInstruments.filter(({ id }) => id !== wide.id), flat, ...imported].map(
  (one) => [`${one.id} ${one.version}`, one] as const,
);

describe.each(all)('%s, written as a FHIR Questionnaire and imported', (_, instrument) => {
  const again = readAgain(instrument);
  const [own, read] = [listQuestions(instrument), listQuestions(again)];

  test('has the same questions and texts', () => {
    expect(read.map((one) => 'text' in one && one.text)).toEqual(
      own.map((one) => ('text' in one ? one.text : `${one.left} – ${one.right}`)),
    );
    const listInstructions = ({ items }: Instrument) =>
      items.flatMap((one) => ('instruction' in one ? one.instruction : []));
    expect(listInstructions(again)).toEqual(listInstructions(instrument));
  });

  test('has the same answers; slider positions are options that name their side', () => {
    const { columns } = createFakeTable(instrument);
    const expected = own.map((question) => {
      const scale = getScale(instrument, question);
      return scale.kind === 'bipolar'
        ? columns.find((one) => one.question === question)?.codes
        : describeAnswers(scale);
    });
    expect(read.map((question) => describeAnswers(getScale(again, question)))).toEqual(expected);
  });

  test('displays the same items for the same answers, and scores each answer equally', () => {
    for (const { answers } of createFakeAttempts(instrument, 150)) {
      const visible = findVisibleQuestions(instrument, answers);
      expect(findVisibleQuestions(again, answers)).toEqual(visible);
      const [values, readValues] = [
        computeItemValues(instrument, answers),
        computeItemValues(again, answers),
      ];
      const isCounted = (at: number) => visible[at] === true && isCoded(instrument, at);
      const counted = own.flatMap((question, at) => (isCounted(at) ? [values.get(question.id)] : []));
      expect(read.flatMap((question, at) => (isCounted(at) ? [readValues.get(question.id)] : []))).toEqual(
        counted,
      );
    }
  });
});

test('writes a nested condition as an expression, which the import reads', () => {
  const nested = aWideInstrument((draft) => {
    // The import reads no condition on a sum in FHIR.
    const late = draft.items.find(({ id }) => id === 'late');
    if (late) late.showWhen = { item: 'often', from: 2 };
  });
  const written = createQuestionnaire(createFakeTable(nested), nested);
  const deep = written.item.find(({ linkId }) => linkId === 'deep');
  expect(JSON.stringify(deep)).toContain('enableWhenExpression');
  const again = readAgain(nested);
  for (const { answers } of createFakeAttempts(nested, 150))
    expect(findVisibleQuestions(again, answers)).toEqual(findVisibleQuestions(nested, answers));
});

function describeAnswers(scale: Scale) {
  if (scale.kind === 'several')
    return scale.options.map(({ code, label, alone = false }) => ({ code, label, alone }));
  if (scale.kind === 'analogue') return { min: 0, max: 100, ...scale };
  return scale.kind === 'choice' ? scale.options.map(({ code, label }) => ({ code, label })) : scale;
}

/** Options of a list have weights; reversed numbers are reversed only in the expressions of the scores. */
function isCoded(instrument: Instrument, at: number): boolean {
  const question = listQuestions(instrument)[at];
  const kind = question && getScale(instrument, question).kind;
  return kind === 'choice' || kind === 'bipolar' || (kind === 'several' && !question?.reverse);
}
