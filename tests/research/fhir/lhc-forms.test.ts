import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createQuestionnaire } from '#domain/fhir/questionnaire.ts';
import { scoreAnswers } from '#domain/scoring/score.ts';
import { publicInstruments } from '#tests/instruments/files.ts';
import { releasedInstruments } from '../support/instruments.ts';
import { LhcForms } from '../support/lhc-forms.ts';
import { createFakeAttempts } from '../support/fake-data.ts';
import { createFakeTable } from '../support/fake-table.ts';

const instruments = [...releasedInstruments, ...publicInstruments].map(
  (one) => [`${one.id} ${one.version}`, one] as const,
);

describe.skipIf(process.env.TEST_ALL !== '1')('LHC-Forms in a browser computes our scores', () => {
  let forms: LhcForms;
  beforeAll(async () => {
    forms = await LhcForms.open();
  });
  afterAll(() => forms?.close());

  test.each(instruments)('of %s', async (_, instrument) => {
    const written = JSON.parse(
      JSON.stringify(createQuestionnaire(createFakeTable(instrument), instrument)),
    ) as object;
    const [{ answers } = { answers: [] }] = createFakeAttempts(instrument, 1, 7);
    await forms.show(written);
    await forms.answer(instrument, answers);
    await expect
      .poll(() => forms.scores(instrument), { timeout: 10_000 })
      .toEqual(scoreAnswers(instrument, answers));
  });
});
