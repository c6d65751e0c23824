import { describe, expect, test } from 'vitest';
import { createDraft } from '#authoring/exchange/imports/create-draft.ts';
import { readForm } from '#authoring/exchange/imports/file/read-form.ts';
import { formatQuestionnaire } from '#authoring/exchange/exports/export-questionnaire.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { getScale, listQuestions } from '#domain/instrument/questions.ts';
import { computeAnswerValue } from '#domain/scoring/item-values.ts';
import { computeResult } from '#domain/scoring/result.ts';
import { listNotApplicableCodes } from '#domain/scoring/not-applicable.ts';
import { anInstrument } from '#tests/support/instrument-builder.ts';
import { findPublicInstrument } from '../../../instruments/files.ts';
import { importedFiles, importTestFile } from './support/import-files.ts';

const drafts: [string, Instrument][] = [];
for (const path of importedFiles) {
  const { drafts: own } = await importTestFile(path);
  for (const { instrument } of own) drafts.push([`${path} ${instrument.id}`, instrument]);
}

async function importAgain(instrument: Instrument, name: string): Promise<Instrument> {
  const bytes = Buffer.from(formatQuestionnaire(instrument, name));
  const { forms } = { forms: [], ...(await readForm({ name, bytes })) };
  const [form] = forms ?? [];
  if (!form) throw new Error('The export was not read.');
  const { id, title, position, routes } = instrument;
  return createDraft(form, { id, title, position, routes, reading: 'wellBeing1' }).instrument;
}

/** Ids, options, codes and values of the questions. A reversed item is exported to FHIR with reversed values. */
const describeQuestions = (instrument: Instrument) =>
  listQuestions(instrument).map((question) => {
    const scale = getScale(instrument, question);
    return {
      id: question.id,
      kind: scale.kind,
      options:
        'options' in scale
          ? scale.options.map(({ code, label }) => {
              const value = computeAnswerValue(scale, question, scale.kind === 'several' ? [code] : code);
              return { code, label, value: value && Number(value.over) / Number(value.under) };
            })
          : [],
      showWhen: question.showWhen !== undefined,
    };
  });

/** Values of the displayed scores for the worked examples of the first import. */
const listScores = (instrument: Instrument, { examples, scores }: Instrument) =>
  examples.map(({ answers }) => {
    const result = computeResult(instrument, answers, { age: 30 });
    return scores
      .filter(({ report }) => report !== undefined)
      .map(({ id }) => `${id} ${result[id]?.value ?? 'none'}`);
  });

describe.each(drafts)('%s', (_, instrument) => {
  test.each(['again.json', 'again.csv'])(
    'exported as %s and imported keeps ids, options, codes and scores',
    async (name) => {
      const again = await importAgain(instrument, name);
      expect(describeQuestions(again)).toEqual(describeQuestions(instrument));
      expect(listScores(again, instrument)).toEqual(listScores(instrument, instrument));
    },
  );
});

describe('an export to FHIR of what manuals ask for', () => {
  test('keeps an answer that does not apply, which leaves the denominator', async () => {
    const instrument = findPublicInstrument('WHODAS12');
    const again = await importAgain(instrument, 'again.json');
    expect(describeQuestions(again)).toEqual(describeQuestions(instrument));
    expect(listQuestions(again).map((one) => listNotApplicableCodes(getScale(again, one)))).toEqual(
      listQuestions(instrument).map((one) => listNotApplicableCodes(getScale(instrument, one))),
    );
  });

  test('keeps a skip by the sum so far', async () => {
    const instrument = findPublicInstrument('PHQ2');
    const again = await importAgain(instrument, 'again.json');
    const conditions = ({ items }: Instrument) => items.map(({ showWhen }) => showWhen);
    expect(conditions(again)).toEqual(conditions(instrument));
  });

  test.each([0, 1])('keeps rounding half to even at %i decimals', async (decimals) => {
    const instrument = anInstrument((draft) => {
      const [first] = draft.scores;
      if (!first) return;
      first.formula = { kind: 'mean', items: ['q1', 'q2', 'q3', 'q4'] };
      first.decimals = decimals;
      first.rounding = { mode: 'halfEven' };
    });
    const again = await importAgain(instrument, 'again.json');
    const score = again.scores.find(({ id }) => id === instrument.scores[0]?.id);
    expect(score).toMatchObject({ decimals, rounding: { mode: 'halfEven' } });
  });
});
