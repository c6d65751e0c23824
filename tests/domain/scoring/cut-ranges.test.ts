import { describe, expect, it } from 'vitest';
import type { AgeBand } from '#domain/instrument/instrument.ts';
import { computeCutRanges } from '#domain/scoring/cut-ranges.ts';

describe('the cuts of a score as ranges', () => {
  const levels: AgeBand['levels'] = [{ upTo: 16, is: 'Low' }, { upTo: 25, is: 'Average' }, { is: 'High' }];

  it('are contiguous from the lowest to the highest possible score', () => {
    const colours: AgeBand['colours'] = [{ upTo: 16, is: 'red' }, { upTo: 25, is: 'green' }, { is: 'blue' }];
    expect(computeCutRanges({ levels, colours }, { min: 5, max: 30 }, 0)).toEqual([
      { from: 5, to: 16, level: 'Low', name: 'Low', colour: 'red' },
      { from: 17, to: 25, level: 'Average', name: 'Average', colour: 'green' },
      { from: 26, to: 30, level: 'High', name: 'High', colour: 'blue' },
    ]);
  });

  it('split where level or colour changes, and omit what no score reaches', () => {
    const colours: AgeBand['colours'] = [{ upTo: 19, is: 'red' }, { upTo: 30, is: 'green' }, { is: 'blue' }];
    expect(computeCutRanges({ levels, colours }, { min: 5, max: 30 }, 0)).toEqual([
      { from: 5, to: 16, level: 'Low', name: 'Low', colour: 'red' },
      { from: 17, to: 19, level: 'Average', name: 'Average', colour: 'red' },
      { from: 20, to: 25, level: 'Average', name: 'Average', colour: 'green' },
      { from: 26, to: 30, level: 'High', name: 'High', colour: 'green' },
    ]);
  });

  it('exclude the limit of "below", in the last decimal', () => {
    const below: AgeBand['levels'] = [{ below: 1, is: 'Low' }, { below: 1.5, is: 'Average' }, { is: '' }];
    expect(computeCutRanges({ levels: below }, { min: 0.2, max: 5 }, 2)).toEqual([
      { from: 0.2, to: 0.99, level: 'Low', name: 'Low', colour: null },
      { from: 1, to: 1.49, level: 'Average', name: 'Average', colour: null },
      { from: 1.5, to: 5, level: '', name: '', colour: null },
    ]);
  });
});
