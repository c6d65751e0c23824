import { describe, expect, it } from 'vitest';
import { createUserCodes, loginCodes, registrationCodes } from '#contract/wire/accounts.ts';
import { readErrorResponse } from '#contract/wire/errors.ts';
import { readRetryAfter } from '#contract/wire/retry-after.ts';
import { historyCodes } from '#contract/wire/section-codes.ts';

describe('an error', () => {
  it('has the code, text and details of our server', () => {
    const body = { message: 'Two answers.', code: 'answers-invalid', positions: [2, 5] };
    expect(readErrorResponse(422, body, createUserCodes)).toEqual({
      status: 422,
      code: 'answers-invalid',
      message: 'Two answers.',
      positions: [2, 5],
      termsVersion: null,
    });
    const terms = { message: 'New terms.', code: 'terms-changed', termsVersion: '2026-11-20' };
    expect(readErrorResponse(409, terms)).toMatchObject({
      code: 'terms-changed',
      termsVersion: '2026-11-20',
    });
  });

  it.each([
    [null],
    [''],
    ['<html>'],
    [[]],
    [{}],
    [{ message: '', code: '', positions: 'all' }],
    [{ message: 5 }],
  ])('from %j has a code based only on its status', (body) => {
    expect(readErrorResponse(500, body)).toEqual({
      status: 500,
      code: 'unexpected',
      message: null,
      positions: [],
      termsVersion: null,
    });
  });

  it.each([
    [400, 'request-invalid'],
    [401, 'session-missing'],
    [403, 'not-owner'],
    [404, 'address-unknown'],
    [405, 'address-unknown'],
    [409, 'request-invalid'],
    [413, 'body-too-long'],
    [415, 'not-json'],
    [418, 'request-invalid'],
    [422, 'values-invalid'],
    [429, 'too-many-tries'],
    [502, 'unexpected'],
    [503, 'server-busy'],
  ])('of status %i without a code means %s', (status, code) => {
    expect(readErrorResponse(status, { message: 'No.' })).toMatchObject({ code, message: 'No.' });
  });

  it.each([
    [401, loginCodes, 'credentials-wrong'],
    [404, historyCodes, 'attempt-missing'],
    [403, createUserCodes, 'sign-up-link-missing'],
    [404, registrationCodes, 'registration-unknown'],
    [503, createUserCodes, 'server-busy'],
  ])('of status %i depends on the request', (status, codes, code) => {
    expect(readErrorResponse(status, 'no', codes).code).toBe(code);
    expect(readErrorResponse(status, { code: 'from-the-server' }, codes).code).toBe('from-the-server');
  });

  it('accepts only whole numbers as positions', () => {
    expect(readErrorResponse(422, { positions: [1, '2', null, 2.5, 3] }).positions).toEqual([1, 3]);
  });
});

it('Retry-After is in whole seconds', () => {
  expect(
    [' 60 ', '0', null, undefined, '', 'Sun, 22 Nov 2026 06:00:00 GMT', '1.5'].map(readRetryAfter),
  ).toEqual([60, 0, null, null, null, null, null]);
});
