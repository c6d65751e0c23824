import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { InstrumentPage } from '#authoring/studio/preview/instrument/instrument-page.tsx';
import { toggleOption } from '#authoring/studio/preview/instrument/trial-answer.ts';
import type { InstrumentPatch } from '#domain/instrument/check/rule.ts';
import { anInstrument } from '#tests/support/instrument-builder.ts';
import { patchCopy } from '#tests/support/patch.ts';

function renderPage(patch: InstrumentPatch) {
  const instrument = patchCopy(anInstrument(), patch);
  const entry = { file: 'questionnaires/T1-quiet.json', instrument, published: undefined, grades: {} };
  render(<InstrumentPage entry={entry} show={() => {}} />);
}
const getRegion = (name: string) =>
  within(screen.getByRole('heading', { name, level: 3 }).closest('section') as HTMLElement);

const pain = { kind: 'rating', min: 0, max: 10, low: 'No pain', high: 'Worst pain' };
const helps = {
  kind: 'several',
  options: [
    { code: 1, label: 'Music' },
    { code: 2, value: 3, label: 'A walk' },
    { code: 3, value: 0, label: 'None of these', alone: true },
  ],
} as const;
const more = {
  scales: { pain, helps },
  'items[4]': { id: 'in1', heading: 'Your body', instruction: 'Think of today.' },
  'items[5]': { id: 'b1', text: 'How strong was the pain?', scale: 'pain', unscored: true },
  'items[6]': {
    id: 'b2',
    text: 'What helped?',
    scale: 'helps',
    showWhen: { item: 'b1', from: 1 },
    hiddenValue: 0,
  },
  'scores[5]': { id: 'relief', title: 'Relief', formula: { kind: 'sum', items: ['b2'] }, decimals: 0 },
};

describe('the preview of an instrument displays', () => {
  test('items with their scale and condition, and instruction screens', () => {
    renderPage(more);
    const items = getRegion('Items by score');
    expect(
      items.getByRole('row', { name: 'b2 What helped? as answered helps b1 from 1; otherwise it counts 0' }),
    ).toBeVisible();
    expect(items.getByRole('row', { name: 'in1 Your body. Think of today. b1 always' })).toBeVisible();
    const alone = within(items.getByRole('table', { name: 'In no score' }));
    expect(alone.getAllByRole('row')).toHaveLength(2);
    expect(alone.getByRole('row', { name: 'b1 How strong was the pain? as answered pain' })).toBeVisible();
  });

  test('each score with what its answers count', () => {
    renderPage({ ...more, 'scale.options[0].value': 0 });
    const scales = getRegion('Scale');
    // Values 0, 2, 3, 4: reversed 4 - 0 and 4 - 2.
    expect(scales.getByRole('row', { name: '1 Never 0 4' })).toBeVisible();
    expect(scales.getByRole('row', { name: '2 Sometimes 2 2' })).toBeVisible();
    expect(scales.getByText(/pain.*from 0 \(No pain\) to 10 \(Worst pain\)/)).toBeVisible();
    expect(scales.getByRole('row', { name: '3 None of these 0 excludes the others' })).toBeVisible();
  });

  test('tables, weights and cases as tables, and the rule for missing answers as a sentence', () => {
    renderPage({
      allowsMissing: true,
      'scores[0].missing': { atLeast: 1, rest: 'ownMean' },
      'scores[5]': {
        id: 'metric',
        title: 'Metric',
        formula: {
          kind: 'table',
          score: 'joy',
          rows: [
            { from: 2, to: 5, value: 40, standardError: 3.1 },
            { from: 6, to: 8, value: 55 },
          ],
        },
        decimals: 0,
      },
      'scores[6]': {
        id: 'state',
        title: 'State',
        formula: {
          kind: 'rules',
          cases: [
            {
              when: {
                all: [
                  { score: 'joy', from: 6 },
                  { atLeast: 1, of: [{ item: 'q1', upTo: 2 }] },
                ],
              },
              value: 2,
            },
          ],
          otherwise: 1,
        },
        decimals: 0,
      },
      'scores[7]': {
        id: 'heavy',
        title: 'Heavy',
        formula: { kind: 'weightedSum', items: ['q1', 'q3'], weights: [2, 0.5] },
        decimals: 1,
      },
    });
    const scores = getRegion('Scores, ranges and thresholds');
    expect(scores.getByRole('row', { name: '2 to 5 40 3.1' })).toBeVisible();
    expect(scores.getByRole('row', { name: 'joy from 6, and at least 1 of (q1 up to 2) 2' })).toBeVisible();
    expect(scores.getByRole('row', { name: 'otherwise 1' })).toBeVisible();
    expect(scores.getByRole('row', { name: 'q3 0.5' })).toBeVisible();
    expect(
      scores.getByText(/At least 1 answer is needed; each missing one counts as the mean of the others\./),
    ).toBeVisible();
  });

  test('bands by gender, and levels by their displayed name', () => {
    renderPage({
      'scores[1].report.bands[0]': {
        gender: 'female',
        norm: null,
        levels: [{ upTo: 4, is: 'Low', id: 'mild', name: 'Mild' }, { is: 'High' }],
      },
      'scores[1].report.bands[1]': { norm: null, levels: [{ upTo: 3, is: 'Low' }, { is: 'High' }] },
    });
    const scores = getRegion('Scores, ranges and thresholds');
    expect(
      scores.getByRole('row', { name: /^women none none Mild \(Low\) up to 4, High above/ }),
    ).toBeVisible();
    expect(scores.getByRole('row', { name: /^everybody none none Low up to 3/ })).toBeVisible();
  });

  test('source, signatures and position in the set if the file has them', () => {
    renderPage({
      citation: 'Rao 2027',
      licence: 'CC BY 4.0',
      references: ['Report 12'],
      language: 'hi-IN',
      signOff: [{ role: 'statistician', date: '2026-11-21', lookedAt: 'Norms' }],
      spelling: { declaredBy: 'Asha Rao', confirmedBy: 'Vikram Nair' },
      set: { needs: ['S1', 'S2'], optional: true, repeatAfterDays: 28, retired: true },
    });
    const source = getRegion('Source, sign-off and set');
    for (const words of [
      'Rao 2027',
      'CC BY 4.0',
      'Report 12',
      'hi-IN',
      'statistician, 2026-11-21: Norms',
      'declared by Asha Rao, confirmed by Vikram Nair',
      'Opens after S1, S2. The next one opens without it. Asked again after 28 days. Retired: it is no longer asked.',
    ])
      expect(source.getByText(words)).toBeVisible();
  });

  test('no such heading without them', () => {
    renderPage({});
    expect(screen.queryByRole('heading', { name: /^Source/ })).toBeNull();
  });
});

describe('a trial run', () => {
  test('accepts answers of every kind, and asks only applicable items', async () => {
    const user = userEvent.setup();
    renderPage(more);
    const trial = getRegion('Try it');
    await user.click(trial.getByText('One by one'));
    expect(trial.getByText('not asked with these answers')).toBeVisible();
    await user.click(trial.getByRole('button', { name: 'All 4: Always' }));
    // The highest answer of each scale: pain 10, so what helped is visible, and its last option is exclusive.
    expect(trial.getByRole('spinbutton', { name: 'How strong was the pain? (0 to 10)' })).toHaveValue(10);
    const helped = within(trial.getByRole('group', { name: 'What helped?' }));
    expect(helped.getByRole('checkbox', { name: 'None of these' })).toBeChecked();
    await user.click(helped.getByRole('checkbox', { name: 'A walk' }));
    expect(helped.getByRole('checkbox', { name: 'None of these' })).not.toBeChecked();
    await user.click(helped.getByRole('checkbox', { name: 'Music' }));
    expect(trial.getByRole('row', { name: /^Relief 4 / })).toBeVisible();
    const strong = trial.getByRole('spinbutton', { name: 'How strong was the pain? (0 to 10)' });
    await user.clear(strong);
    await user.type(strong, '0');
    expect(trial.getByRole('row', { name: /^Relief 0 / })).toBeVisible();
  });

  test('is scored with the norm of women for a woman', async () => {
    const user = userEvent.setup();
    const levels = [{ upTo: 7, is: 'Low' }, { is: 'High' }];
    renderPage({
      'scores[1].report.bands[0]': {
        gender: 'female',
        norm: null,
        levels: [{ is: 'High', id: 'f', name: 'Full' }],
      },
      'scores[1].report.bands[1]': { norm: null, levels },
    });
    const trial = getRegion('Try it');
    await user.click(trial.getByRole('button', { name: 'All 3: Often' }));
    expect(trial.getByRole('row', { name: /^Joy 6 – Low/ })).toBeVisible();
    await user.selectOptions(trial.getByRole('combobox', { name: 'Gender' }), 'female');
    expect(trial.getByRole('row', { name: /^Joy 6 – Full/ })).toBeVisible();
  });

  test('sorts the chosen options, and keeps an exclusive option exclusive', () => {
    expect(toggleOption(helps, [2], 1, true)).toEqual([1, 2]);
    expect(toggleOption(helps, [1, 2], 3, true)).toEqual([3]);
    expect(toggleOption(helps, [3], 1, true)).toEqual([1]);
    expect(toggleOption(helps, [1], 1, false)).toBeNull();
  });
});
