import { readFileSync, writeFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { type ErrorCode, errors } from '#contract/errors.ts';
import { operationHeader, listedOperations, findDeviation } from './openapi-schemas.ts';
import { recordResponses } from './record-responses.ts';
import { terms } from './requests/static-files.ts';
import type { NamedResponse } from './requests/types.ts';

/** A recorded response without its code. */
interface Recorded {
  readonly name: string;
  readonly status: number;
  readonly headers: Record<string, unknown>;
  readonly body: string;
}

const file = new URL('recorded.json', import.meta.url);
const codesFile = new URL('codes.json', import.meta.url);
const recordedHeaders = ['content-type', 'cache-control', 'content-disposition', 'retry-after'];
const readJson = (url: URL) => JSON.parse(readFileSync(url, 'utf8'));
const code = /,"code":"([^"]*)"/;

/**
 * Replaces random values, ids, tokens, the order of events, and the version of the terms, which authors change. Times
 * come from the test's clock.
 */
function createRecord({ name, response: { status, headers, text } }: NamedResponse): Recorded {
  return {
    name,
    status,
    headers: Object.fromEntries(
      recordedHeaders.flatMap((key) => (headers[key] === undefined ? [] : [[key, headers[key]]])),
    ),
    body: text
      .replaceAll(terms, '<terms>')
      // The number depends on the other test files.
      .replace(/\breader(_?)\d+\b/g, 'reader$1<n>')
      .replace(/\b\d{12,16}\b/g, '<id>')
      .replace(/"[0-9a-z]+\.[\w-]{54}"/g, '"<token>"')
      .replace(/"reference":"[2-9A-Z]{4}-[2-9A-Z]{4}"/, '"reference":"<reference>"')
      // Entries of one moment are in the order of their random ids.
      .replace(/"auditLog": \[[^\]]*\]/, '"auditLog": "<events>"')
      .replace(/(event,[^\r]*\r\n)+/, 'event,<events>\r\n')
      .replace(
        /(<tr><th scope="row">[^<]*<\/th><td>[^<]*<\/td><\/tr>\n)+(?=<\/tbody><\/table><\/div>\n<h2 class="first" id="processors")/,
        '<events>',
      )
      .replace(/"[0-9a-f]{64}"/g, '"<session>"')
      .replace(/"[\w-]{16}","publicKey":"[\w-]{87}"/, '"<key>","publicKey":"<point>"'),
  };
}

describe('every response of the server', () => {
  let named: readonly NamedResponse[];
  let records: Recorded[];
  let undeclared: string[];
  const listWithoutCodes = () =>
    records.map((answer) => ({ ...answer, body: answer.body.replace(code, '') }));
  const listCodes = () =>
    Object.fromEntries(
      records.flatMap(({ name, body }) => {
        const found = code.exec(body)?.[1];
        return found === undefined ? [] : [[name, found]];
      }),
    );

  beforeAll(async () => {
    const recorded = await recordResponses();
    named = recorded.responses;
    records = named.map(createRecord);
    undeclared = recorded.undeclared;
    // RECORD_ANSWERS=1 rewrites the files: for new routes only, never to change a response that other programs use.
    if (process.env.RECORD_ANSWERS) {
      writeFileSync(file, `${JSON.stringify(listWithoutCodes(), null, 2)}\n`);
      writeFileSync(codesFile, `${JSON.stringify(listCodes(), null, 2)}\n`);
    }
  });

  test('is the recorded one, byte for byte, except for the code of an error', () => {
    expect(listWithoutCodes()).toEqual(readJson(file));
  });

  test('has a code if and only if it is an error', () => {
    for (const { name, status, body } of records)
      expect([name, code.test(body)]).toEqual([name, status >= 400]);
    expect(listCodes()).toEqual(readJson(codesFile));
  });

  test('has the status of its code, which its route declares', () => {
    for (const { status, body } of records) {
      const found = code.exec(body)?.[1];
      if (found !== undefined) expect([found, errors[found as ErrorCode].status]).toEqual([found, status]);
    }
    expect(undeclared).toEqual([]);
  });

  test('matches docs/openapi.json, including every key', () => {
    const ofCalls = named.filter(({ response: answer }) =>
      listedOperations.includes(String(answer.headers[operationHeader])),
    );
    expect(new Set(ofCalls.map(({ response: answer }) => answer.headers[operationHeader]))).toEqual(
      new Set(listedOperations),
    );
    const odd = ofCalls.map(({ name, response: answer }) => [name, findDeviation(answer)]);
    expect(odd.filter(([, words]) => words !== null)).toEqual([]);
  });

  test('is requested: every error code of this server occurs', () => {
    const named = new Set(Object.values(listCodes()));
    const missing = Object.keys(errors).filter((one) => !named.has(one));
    // This code represents other servers, which send none.
    expect(missing).toEqual(['values-invalid']);
  });
});
