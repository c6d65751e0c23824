import { copyFileSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningApp, startApp } from '#tests/support/server.ts';

const address = '/.well-known/security.txt';
const publicUrl = 'https://wellness.example.org';
const policy = 'security-policy.txt';

describe('security.txt', () => {
  let siteDir: string;
  let running: RunningApp;

  beforeAll(async () => {
    siteDir = mkdtempSync(join(tmpdir(), 'wellness-check-site-'));
    writeFileSync(join(siteDir, 'index.html'), '<!doctype html>');
    utimesSync(join(siteDir, 'index.html'), new Date('2026-11-01'), new Date('2026-11-01'));
    copyFileSync(join('content/public', policy), join(siteDir, policy));
    running = await startApp({ siteDir, config: { publicUrl, supportEmail: 'help@institute.in' } });
  });
  afterAll(async () => {
    await running?.stop();
    rmSync(siteDir, { recursive: true, force: true });
  });

  it('contains the contact, until a year after the build', async () => {
    const answer = await running.app.inject({ url: address });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(answer.body.split('\n')).toEqual([
      'Contact: mailto:help@institute.in',
      'Expires: 2027-11-01T00:00:00.000Z',
      'Preferred-Languages: en',
      `Canonical: ${publicUrl}${address}`,
      `Policy: ${publicUrl}/wellness-check/${policy}`,
      '',
    ]);
  });

  it('links to a policy that the site serves', async () => {
    const answer = await running.app.inject({ url: `/wellness-check/${policy}` });
    expect([answer.statusCode, answer.body]).toEqual([200, expect.stringContaining('How to report')]);
  });

  it('is served without a build too, without a policy', async () => {
    const withoutBuild = await startApp({ config: { publicUrl } });
    const { body } = await withoutBuild.app.inject({ url: address });
    expect(body).toMatch(/^Contact: mailto:\S+\nExpires: \S+Z\nPreferred-Languages: en\nCanonical: \S+\n$/);
    await withoutBuild.stop();
  });
});
