import { expect, test } from 'vitest';
import { errorCodes, errors } from '#contract/errors.ts';
import { errorResponses } from '#contract/responses.ts';

test('every code has a lower-case name, an error status and one sentence', () => {
  for (const code of errorCodes) {
    const { status, meaning } = errors[code];
    expect(code).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect([400, 401, 403, 404, 409, 410, 413, 415, 422, 429, 500, 503]).toContain(status);
    expect(meaning).toMatch(/^[A-Za-z].*\.$/);
  }
  expect(new Set(errorCodes.map((code) => errors[code].meaning)).size).toBe(errorCodes.length);
});

test('error responses are schemas by status, each with the codes of that status', () => {
  const schemas = errorResponses('session-missing', 'answers-invalid', 'email-invalid');
  expect(Object.keys(schemas)).toEqual(['401', '422']);
  expect(schemas[422]).toMatchObject({
    properties: { code: { enum: ['answers-invalid', 'email-invalid'] } },
    required: ['message', 'code'],
  });
});
