import type { FastifyRequest } from 'fastify';
import { expect, it } from 'vitest';
import { isCodingAccepted } from '#server/app/plugins/accepts-coding.ts';

it.each([
  ['gzip, br', true],
  ['BR', true],
  ['br;q=0.1', true],
  ['gzip;q=0, br; q=1.0', true],
  ['br;q=0', false],
  ['gzip, br ; q=0.000 , zstd', false],
  ['brotli', false],
  ['dcb, gzip', false],
  ['*', false],
  ['', false],
  [undefined, false],
])('with accept-encoding "%s" br is accepted: %s', (header, isRead) => {
  const request = { headers: { 'accept-encoding': header } } as unknown as FastifyRequest;
  expect(isCodingAccepted(request, 'br')).toBe(isRead);
});
