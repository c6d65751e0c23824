import { describe, expect, it } from 'vitest';
import { listAdvice } from '#domain/instrument/check.ts';
import { anInstrument } from '#tests/support/instrument-builder.ts';

const listAdviceFor = (status: string, normsNote?: string | null) =>
  listAdvice(
    anInstrument((draft) => {
      draft.status = status;
      if (normsNote !== undefined) draft.normsNote = normsNote;
    }),
  );

describe('the status "validated"', () => {
  it('requires a note on the norms', () => {
    expect(listAdviceFor('validated with 612 adults in Jaipur, 2027')).toMatchObject([
      {
        path: 'status',
        expected: '"normsNote", since the status says validated',
        actual: 'none: the app states that averages and percentiles are borrowed from other questions',
        fix: 'Write "normsNote": one or two sentences about the source of the norms, or null to show nothing.',
        level: 'advice',
      },
    ]);
    expect(listAdviceFor('Validated in Hindi; not yet in Tamil')).toHaveLength(1);
  });

  it('accepts a note, or null for none', () => {
    expect(listAdviceFor('validated', 'Measured with 612 adults.')).toEqual([]);
    expect(listAdviceFor('validated', null)).toEqual([]);
  });

  it.each(['draft, not validated', 'not yet fully validated', 'un-validated', 'to be validated in 2027'])(
    'is not "%s"',
    (status) => {
      expect(listAdviceFor(status)).toEqual([]);
    },
  );
});
