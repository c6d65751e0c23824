import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { InstrumentPage } from '#authoring/studio/preview/instrument/instrument-page.tsx';
import { listCuts, listSegments } from '#authoring/studio/preview/instrument/segments.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { anInstrument } from '#tests/support/instrument-builder.ts';

let opened: string[];
beforeEach(() => {
  opened = [];
});

function renderPage(instrument: Instrument, published?: Instrument) {
  const grades = { 'scores[0].report.levelTexts.Low': 4.2 };
  const entry = { file: 'questionnaires/T1-quiet.json', instrument, published, grades };
  render(<InstrumentPage entry={entry} show={(address) => opened.push(address)} />);
}
const getRegion = (name: string) =>
  within(screen.getByRole('heading', { name, level: 3 }).closest('section') as HTMLElement);

describe('the preview of an instrument', () => {
  test('lists items under their score, and marks the reversed one', () => {
    renderPage(anInstrument());
    const calm = within(getRegion('Items by score').getByRole('table', { name: 'Calm: the sum of 2 items' }));
    expect(calm.getByRole('row', { name: 'q1 I felt at ease. as answered' })).toBeVisible();
    expect(calm.getByRole('row', { name: 'q2 I felt hurried. reversed' })).toBeVisible();
  });

  test('displays what each code counts in a reversed item: 1 + 4 - code', () => {
    renderPage(anInstrument());
    expect(getRegion('Scale').getByRole('row', { name: '1 Never 4' })).toBeVisible();
    expect(getRegion('Scale').getByRole('row', { name: '3 Often 2' })).toBeVisible();
  });

  test('displays norms and thresholds by age band, as a table and as a picture with the same numbers', () => {
    renderPage(anInstrument());
    const scores = getRegion('Scores, ranges and thresholds');
    expect(
      scores.getByRole('row', { name: /^ages 36 and over 6 1.5 Low up to 4, Average up to 7, High above/ }),
    ).toBeVisible();
    expect(
      scores.getByRole('img', {
        name: /Calm, from 2 to 8\. Norm: mean 6, one deviation 1\.5\..*Low up to 4/,
      }),
    ).toBeVisible();
  });

  test('displays the reading grade next to its level text', () => {
    renderPage(anInstrument());
    const calm = within(getRegion('Level texts').getByRole('table', { name: 'Calm: level texts' }));
    expect(
      calm.getByRole('row', { name: /^Low Your answers say something\..* 4\.2 wellBeing1$/ }),
    ).toBeVisible();
  });

  test('marks a failing worked example with the current result', () => {
    renderPage(
      anInstrument((draft) => {
        draft.examples = [
          {
            name: 'all 4',
            age: 20,
            answers: [4, 4, 4, 4],
            expected: [
              { score: 'joy', value: 8 },
              { score: 'calm', value: 8 },
            ],
          },
          { name: 'too short', age: 20, answers: [4], expected: [{ score: 'joy', value: 8 }] },
        ];
      }),
    );
    const examples = getRegion('Worked examples');
    // joy = 4 + 4; calm = 4 + (5 - 4), so 8 is wrong.
    expect(examples.getByRole('row', { name: 'all 4 20 joy 8 8 yes' })).toBeVisible();
    expect(examples.getByRole('row', { name: 'all 4 20 calm 8 5 no' })).toBeVisible();
    expect(examples.getByRole('row', { name: /too short 20 the answers are not accepted/ })).toBeVisible();
  });

  test('scores the chosen answers immediately, for the given age', async () => {
    const user = userEvent.setup();
    renderPage(anInstrument());
    const trial = getRegion('Try it');
    await user.click(trial.getByRole('button', { name: 'All 4: Always' }));
    // calm = 4 + 1 = 5: Average up to 35, mean 5, so percentile 50.
    expect(
      trial.getByRole('row', { name: /^Calm 5 50 Average green Your answers say something/ }),
    ).toBeVisible();
    await user.clear(trial.getByRole('spinbutton', { name: 'Age of the person' }));
    await user.type(trial.getByRole('spinbutton', { name: 'Age of the person' }), '40');
    // From 36 on the mean is 6: Φ(-1 / 1.5) = 0.2525.
    expect(trial.getByRole('row', { name: /^Calm 5 25 Average green/ })).toBeVisible();
    await user.click(trial.getByText('One by one'));
    await user.selectOptions(trial.getByRole('combobox', { name: 'I felt at ease.' }), '');
    expect(trial.getByText('Question 1 has no answer. Please choose a value.')).toBeVisible();
  });

  test('lists a change against the published version, and whether scores are comparable', () => {
    renderPage(
      anInstrument((draft) => void (draft.title = 'Quieter Days')),
      anInstrument(),
    );
    const compared = getRegion('Against the published version');
    expect(compared.getByText(/^Scores stay comparable.*1\.1 after 1\.0/)).toBeVisible();
    expect(compared.getByRole('row', { name: /Quiet Days.*Quieter Days/ })).toBeVisible();
  });

  test('the button opens the introduction in the preview', async () => {
    renderPage(anInstrument());
    await userEvent.click(screen.getByRole('button', { name: 'Start it in the preview' }));
    expect(opened).toEqual(['/quietPage']);
  });
});

describe('the picture of thresholds', () => {
  const range = { min: 0, max: 10 };

  test('divides the range by limits, and ignores limits outside it', () => {
    const steps = [{ upTo: 4, is: 'Low' }, { below: 7, is: 'Average' }, { upTo: 12, is: 'High' }, { is: '' }];
    expect(listSegments(steps, range)).toEqual([
      { from: 0, to: 4, is: 'Low' },
      { from: 4, to: 7, is: 'Average' },
      { from: 7, to: 10, is: 'High' },
    ]);
  });

  test('labels the ends and every limit once', () => {
    expect(
      listCuts(
        [
          [{ upTo: 4, is: 'Low' }, { is: 'High' }],
          [
            { upTo: 4, is: 'red' },
            { upTo: 8, is: 'green' },
          ],
        ],
        range,
      ),
    ).toEqual([0, 4, 8, 10]);
  });
});
