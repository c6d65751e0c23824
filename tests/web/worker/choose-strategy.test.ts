import { describe, expect, it } from 'vitest';
import type { Release } from '#worker/release.ts';
import { chooseStrategy } from '#worker/choose-strategy.ts';

const origin = 'https://wellness.example.org';
const base = '/wellness-check';
const page = (address: string) => ({ address: base + address, integrity: 'sha256-' });
const release: Release = {
  version: '1',
  files: [],
  fonts: [],
  pages: [page('/dashboard'), page('/socialAssessment/S3')],
  shell: page('/index.html'),
  shellFor: [`${base}/socialFeedback`],
  offline: page('/offline'),
};

function ask(path: string, more: { method?: string; mode?: string; range?: boolean; host?: string } = {}) {
  const { method = 'GET', mode = 'navigate', range = false, host = origin } = more;
  const headers = { has: (name: string) => range && name === 'range' };
  return chooseStrategy({ method, mode, headers, url: host + path }, origin, release);
}

describe('the service worker ignores', () => {
  it.each([
    ['a call of the api', '/wellness-check/api/section/progress/1', { mode: 'cors' }],
    ['a call of the api that is opened', '/wellness-check/API/docs', {}],
    ['the way out', '/wellness-check/exit', {}],
    ['what is sent', '/wellness-check/dashboard', { method: 'POST' }],
    ['the question whether the server is there', '/wellness-check/dashboard', { method: 'HEAD' }],
    ['what is sent to where files are', '/wellness-check/static/js/a.1.js', { method: 'POST' }],
    ['a part of a film', '/wellness-check/static/media/a.1.mp4', { mode: 'no-cors', range: true }],
    ['other hosts', '/wellness-check/dashboard', { host: 'https://elsewhere.example.org' }],
    [
      'other hosts, also files',
      '/wellness-check/static/js/a.1.js',
      { host: 'https://elsewhere.example.org' },
    ],
    ['other programs of this host', '/library/dashboard', {}],
    ['programs whose name begins like ours', '/wellness-check-in/dashboard', {}],
    ['files without a hash', '/wellness-check/robots.txt', {}],
    ['a page that script reads', '/wellness-check/dashboard', { mode: 'cors' }],
    ['itself', '/wellness-check/sw.js', { mode: 'same-origin' }],
  ])('%s', (_, path, more) => {
    expect(ask(path, more)).toBeNull();
  });
});

describe('the service worker handles', () => {
  it('files that never change', () => {
    expect(ask('/wellness-check/static/js/a.1.js', { mode: 'cors' })).toEqual({ kind: 'file' });
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
    expect(ask(path)).toEqual({ kind: 'page', cachedAddress });
  });
});
