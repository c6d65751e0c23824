import { expect, it } from 'vitest';
import type { InstrumentPatch } from '#domain/instrument/check/rule.ts';
import { json, createContentFixture } from '#tests/support/content-fixture.ts';
import { patchCopy } from '#tests/support/patch.ts';

const { edit, listFindings } = createContentFixture();
const file = 'questionnaires/S5-activity.json';
const harmful = 'You are depressed.';

/** Every path with a finding. */
const listPaths = (patch: InstrumentPatch) => {
  edit(file, (text) => json(patchCopy(JSON.parse(text), patch)));
  return listFindings().flatMap((words) => /S5-activity\.json:\d+ {2}(\S+)/.exec(words)?.[1] ?? []);
};

const pain = { kind: 'rating', min: 0, max: 10, low: 'None', high: 'Worst' };
const item = { id: 'extra', text: 'How strong was the pain?', scale: 'pain', unscored: true };

it('finds harmful words on an instruction screen', () => {
  const screen = { id: 'part0', heading: harmful, instruction: harmful };
  expect(listPaths({ 'items[0]': screen })).toEqual(
    expect.arrayContaining(['items[0].heading', 'items[0].instruction']),
  );
});

it('finds them in the name of a level', () => {
  const level = { upTo: 1, is: 'Low', id: 'low', name: harmful };
  expect(listPaths({ 'scores[0].report.bands[0].levels[0]': level })).toContain(
    'scores[0].report.bands[0].levels[0].name',
  );
});

it('finds them at the ends of a scale, in the unit of a number, and in a label', () => {
  const means = 'hang yourself';
  const paths = listPaths({
    scales: {
      pain: { ...pain, low: means },
      hours: { kind: 'number', min: 0, max: 9, unit: means },
      ways: {
        kind: 'several',
        options: [
          { code: 1, label: 'Music' },
          { code: 2, label: means },
        ],
      },
    },
    'items[0]': item,
  });
  expect(paths).toEqual(
    expect.arrayContaining(['scales.pain.low', 'scales.hours.unit', 'scales.ways.options[1].label']),
  );
});
