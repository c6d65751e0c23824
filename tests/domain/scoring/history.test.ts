import { describe, expect, it } from 'vitest';
import { parseTotalsum, scoresByName } from '../../../src/domain/scoring/history.ts';
import { anInstrument } from '../../support/instrument-builder.ts';

describe('reading a totalsum', () => {
  it('gives its numbers', () => {
    expect(parseTotalsum('[18,24.5,null]')).toEqual([18, 24.5, null]);
  });

  it('gives null where an entry is no number', () => {
    expect(parseTotalsum('[18,"N/A",{}]')).toEqual([18, null, null]);
  });

  it.each([null, '', '[]', 'null', '{}', '7', '[1', 'N/A'])('gives nothing for %j', (text) => {
    expect(parseTotalsum(text)).toBeNull();
  });
});

describe('scores by name', () => {
  const nothing = { joy: null, calm: null, meanJoy: null, overall: null, balance: null };

  it('are found by the history order, which is not the order of the scores', () => {
    expect(scoresByName(anInstrument(), '[3,6,1.5,9,0.5]')).toEqual({
      calm: 6,
      joy: 3,
      overall: 9,
      balance: 0.5,
      meanJoy: 1.5,
    });
  });

  it('are null where the list is short or not there, or does not hold them', () => {
    expect(scoresByName(anInstrument(), '[3,6]')).toEqual({ ...nothing, joy: 3, calm: 6 });
    expect(scoresByName(anInstrument(), null)).toEqual(nothing);
    expect(scoresByName(anInstrument(), '')).toEqual(nothing);
    const unstored = anInstrument((draft) => {
      draft.history.order = ['joy'];
    });
    expect(scoresByName(unstored, '[3,6]')).toEqual({ ...nothing, joy: 3 });
  });
});
