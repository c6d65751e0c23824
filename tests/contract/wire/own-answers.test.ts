import { describe, expect, it } from 'vitest';
import { readOwnAnswers } from '#contract/wire/own-answers.ts';

describe('own answers as the browser reads them', () => {
  it('are the first record, with the version if the server sends it', () => {
    const record = { time: '2026-11-20T10:00:00Z', ans: [1, null, [2]] };
    expect(readOwnAnswers([{ ...record, version: '1.2' }, {}])).toEqual({ ...record, version: '1.2' });
    expect(readOwnAnswers([record])).toEqual(record);
  });

  it.each([[[]], [null], [{}], ['no'], [[{ time: 'now', ans: [] }]], [[{ time: '2026-11-20T10:00:00Z' }]]])(
    'are null for %j',
    (body) => {
      expect(readOwnAnswers(body)).toBeNull();
    },
  );
});
