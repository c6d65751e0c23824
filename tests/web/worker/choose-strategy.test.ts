import { describe, expect, it } from 'vitest';
import type { PrecacheManifest } from '#worker/release.ts';
import { chooseStrategy } from '#worker/choose-strategy.ts';

const origin = 'https://wellness.example.org';
const base = '/wellness-check';
const createPage = (address: string) => ({ address: base + address, integrity: 'sha256-' });
const release: PrecacheManifest = {
  version: '1',
  files: [],
  fonts: [],
  pages: [createPage('/dashboard'), createPage('/socialAssessment/S3')],
  shell: createPage('/index.html'),
  shellFor: [`${base}/socialFeedback`],
  offline: createPage('/offline'),
  languages: {},
};

function chooseFor(
  path: string,
  more: { method?: string; mode?: string; range?: boolean; host?: string } = {},
) {
  const { method = 'GET', mode = 'navigate', range = false, host = origin } = more;
  const headers = { has: (name: string) => range && name === 'range' };
  return chooseStrategy({ method, mode, headers, url: host + path }, origin, release);
}

describe('the service worker ignores', () => {
  it.each([
    ['a request to the API', '/wellness-check/api/section/progress/1', { mode: 'cors' }],
    ['a request to the API that is opened as a page', '/wellness-check/API/docs', {}],
    ['the exit page', '/wellness-check/exit', {}],
    ['requests other than GET', '/wellness-check/dashboard', { method: 'POST' }],
    ['the connectivity check', '/wellness-check/dashboard', { method: 'HEAD' }],
    ['other methods on the addresses of files', '/wellness-check/static/js/a.1.js', { method: 'POST' }],
    ['a range of a video', '/wellness-check/static/media/a.1.mp4', { mode: 'no-cors', range: true }],
    ['other hosts', '/wellness-check/dashboard', { host: 'https://elsewhere.example.org' }],
    [
      'other hosts, also files',
      '/wellness-check/static/js/a.1.js',
      { host: 'https://elsewhere.example.org' },
    ],
    ['other apps of this host', '/library/dashboard', {}],
    ['apps whose name starts like ours', '/wellness-check-in/dashboard', {}],
    ['files without a hash', '/wellness-check/robots.txt', {}],
    ['a page loaded by script', '/wellness-check/dashboard', { mode: 'cors' }],
    ['itself', '/wellness-check/sw.js', { mode: 'same-origin' }],
  ])('%s', (_, path, more) => {
    expect(chooseFor(path, more)).toBeNull();
  });
});

describe('the service worker handles', () => {
  it('files that never change', () => {
    expect(chooseFor('/wellness-check/static/js/a.1.js', { mode: 'cors' })).toEqual({ kind: 'file' });
  });

  it.each([
    ['/wellness-check/dashboard', '/wellness-check/dashboard'],
    ['/wellness-check/Dashboard/?from=mail', '/wellness-check/dashboard'],
    ['/wellness-check/socialAssessment/s3', '/wellness-check/socialAssessment/S3'],
    ['/wellness-check/socialFeedback', '/wellness-check/index.html'],
    ['/wellness-check/profilePage', null],
    ['/wellness-check/', null],
    ['/wellness-check', null],
  ])('navigations: %s', (path, cachedAddress) => {
    expect(chooseFor(path)).toEqual({ kind: 'page', cachedAddress });
  });
});
