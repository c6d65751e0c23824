import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { handleApiRequest } from '#authoring/studio/editor/author-api.ts';
import { hashText } from '#authoring/drafts/file-store.ts';
import { createContentFixture } from '#tests/support/content-fixture.ts';

const { folder, write } = createContentFixture();
const file = 'questionnaires/S4-distress.json';
let server: Server;
let address: string;

beforeAll(async () => {
  server = createServer((request, answer) => {
    const parts = {
      root: folder.root,
      check: async () => ({ findings: [] }),
      show: () => ({ shows: 'all' as const, address: '/distressPage', findings: [] }),
      showSaved: () => {},
    };
    void handleApiRequest(parts, request.url ?? '', request, answer);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

const call = async (method: string, path: string, body?: unknown) => {
  const init = { method, headers: { 'Content-Type': 'application/json' } };
  const answer = await fetch(
    address + path,
    body === undefined ? init : { ...init, body: typeof body === 'string' ? body : JSON.stringify(body) },
  );
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
};

describe('the API of the editor', () => {
  test('reads and changes a file, and returns both versions on a conflict', async () => {
    write(file, '{ "a": 1 }\n');
    const read = await call('GET', `/file?file=${file}`);
    expect(read.body).toEqual({ text: '{ "a": 1 }\n', hash: hashText('{ "a": 1 }\n') });
    const change = { file, text: '{ "a": 2 }\n', basedOn: read.body.hash };
    expect((await call('PUT', '/file', change)).status).toBe(200);
    const outdated = await call('PUT', '/file', { ...change, text: '{ "a": 3 }\n' });
    expect(outdated.status).toBe(409);
    expect(outdated.body.now).toEqual({ text: '{ "a": 2 }\n', hash: hashText('{ "a": 2 }\n') });
  });

  test.each([
    [403, { file: 'package.json', text: '{}', basedOn: null }],
    [400, { file, text: 7, basedOn: null }],
    [400, { file, text: '{}', basedOn: 'newest' }],
    [400, '{ no json'],
    [400, 'null'],
    [413, { file, text: 'x'.repeat(1_000_001), basedOn: null }],
  ])('rejects an invalid write with %i', async (status, body) => {
    const refused = await call('PUT', '/file', body);
    expect(refused.status).toBe(status);
    expect(refused.body.message).toEqual(expect.any(String));
  });

  test('reports an import without writing it, then writes it', async () => {
    const content = Buffer.from('Never (0) | Often (1)\nI sat in the garden\nI heard birds\n').toString(
      'base64',
    );
    const request = { name: 'garden-days.txt', content, isWritten: false };
    const report = await call('POST', '/import', request);
    expect(report.body).toMatchObject({ report: { kind: 'Table', drafts: [{ title: 'Garden days' }] } });
    const [{ file: target }] = (report.body as { report: { drafts: [{ file: string }] } }).report.drafts;
    expect(existsSync(join(folder.root, target))).toBe(false);
    expect((await call('POST', '/import', { ...request, isWritten: true })).status).toBe(200);
    expect(existsSync(join(folder.root, target))).toBe(true);
  });

  test.each([
    { name: '../x.csv', content: '', isWritten: true },
    { name: 'x.docx', content: '', isWritten: true },
    { name: 'x.csv', content: 7, isWritten: true },
  ])('rejects the import %j', async (request) => {
    expect((await call('POST', '/import', request)).status).toBe(400);
  });

  test('creates a page with its line in the reading order, and a valid questionnaire', async () => {
    const page = { kind: 'page', chapter: 'quiet', title: 'Rest at night', summary: 'Calmer evenings.' };
    const created = await call('POST', '/new', page);
    expect(created.body).toEqual({ file: 'content/reading/quiet/restAtNight.mdx' });
    expect(readFileSync(join(folder.root, 'content/chain.json'), 'utf8')).toContain('"restAtNight"');
    const twice = await call('POST', '/new', page);
    expect(twice.status).toBe(400);
    expect(twice.body.message).toMatch(/in use/);

    const sleep = { kind: 'questionnaire', title: 'Your Sleep', items: 8, scores: ['Sleep'], scale: 'S4' };
    expect((await call('POST', '/new', sleep)).body).toEqual({ file: 'questionnaires/S6-sleep.json' });
  });

  test.each([
    [{ kind: 'page', chapter: 'nowhere', title: 'Rest', summary: 'Calm.' }, /chapter does not exist/],
    [{ kind: 'page', chapter: 'quiet', title: ' ', summary: 'Calm.' }, /title and a summary/],
    [{ kind: 'questionnaire', title: 'Sleep', items: 1, scores: ['Sleep'], scale: 'S4' }, /2 to 200 items/],
    [{ kind: 'questionnaire', title: 'Sleep', items: 8, scores: [], scale: 'S4' }, /at least one score/],
    [
      { kind: 'questionnaire', title: 'Sleep', items: 8, scores: ['A'], scale: ['Often'] },
      /different answers/,
    ],
    [{ kind: 'film' }, /a page or a questionnaire/],
  ])('rejects %j with a message', async (newFile, reason) => {
    const refused = await call('POST', '/new', newFile);
    expect(refused.status).toBe(400);
    expect(refused.body.message).toMatch(reason);
  });

  test('adds a named change to the history, and publishes only after another name accepted it', async () => {
    write('questionnaires/reviews/settings.json', '{ "review": "required" }');
    const read = await call('GET', `/file?file=${file}`);
    const change = { file, text: read.body.text, basedOn: read.body.hash, name: 'Asha' };
    expect((await call('PUT', '/file', change)).status).toBe(200);
    expect((await call('GET', `/review?file=${file}`)).body).toMatchObject({
      isRequired: true,
      authors: ['Asha'],
      acceptedBy: null,
    });
    const refused = await call('POST', '/publish', {});
    expect(refused.status).toBe(200);
    expect(refused.body.written).toEqual([]);
    expect(refused.body.findings).toContainEqual(
      expect.objectContaining({ rule: 'version/not-accepted', file }),
    );
    const own = await call('POST', '/review', { file, kind: 'accept', name: 'asha' });
    expect(own).toMatchObject({ status: 400, body: { message: expect.stringContaining('second person') } });
    expect((await call('POST', '/review', { file, kind: 'accept', name: 'Ravi' })).body.acceptedBy).toBe(
      'Ravi',
    );
    write('questionnaires/reviews/settings.json', '{ "review": "off" }');
    expect((await call('POST', '/publish', {})).body).toEqual({
      written: ['S1@1.0', 'S2@1.0', 'S3@1.0', 'S4@1.0', 'S5@1.0'],
      findings: [],
    });
  });

  test.each([
    [403, { file: 'content/chain.json', kind: 'accept', name: 'Ravi' }],
    [403, { file: 'questionnaires/S4-distress.hi.json', kind: 'accept', name: 'Ravi' }],
    [400, { file, kind: 'accept' }],
    [400, { file, kind: 'accept', name: '' }],
    [400, { file, kind: 'comment', line: 'Title', text: ' ', name: 'Ravi' }],
    [400, { file, kind: 'praise', name: 'Ravi' }],
  ])('rejects with %i the review %j', async (status, request) => {
    expect((await call('POST', '/review', request)).status).toBe(status);
  });

  test('neither checks nor previews files outside the editor', async () => {
    for (const path of ['/check', '/try', '/try-saved'])
      expect((await call('POST', path, { file: 'src/x.ts', text: '' })).status).toBe(403);
    expect((await call('GET', '/secrets')).status).toBe(404);
  });
});
