import { expect, it } from 'vitest';
import { tickStep } from '#domain/instrument/check/report/tick-step.ts';
import { anInstrument, getReport } from '#tests/support/instrument-builder.ts';

it('suggests only steps that the rule accepts', () => {
  const listViolations = (max: number, step: number) =>
    tickStep.check(
      anInstrument((draft) => {
        const report = getReport(draft, 'calm');
        report.range = { min: 0, max };
        report.tickStep = step;
      }),
      { ranges: new Map() },
    );
  for (const max of [1, 2.3333, 3, 7, 9, 10 / 3, 27, 31, 60.5, 97, 100]) {
    for (const step of [0.01, 0.3, 1.29, 4, 17, 1000]) {
      for (const { fix } of listViolations(max, step)) {
        const suggested = Number(/such as ([\d.]+)\.$/.exec(fix)?.[1]);
        expect(listViolations(max, suggested), `${suggested} for 0 to ${max}`).toEqual([]);
      }
    }
  }
});
