import { expect, it } from 'vitest';
import {
  listReadingAddresses,
  listInstrumentAddresses,
  isKnownAddress,
  screenAddresses,
  siteAddresses,
} from '#domain/reading-order/addresses.ts';

it('addresses of screens and of the site start with a slash and are unique', () => {
  const all = [...screenAddresses, ...siteAddresses];
  expect(all.filter((address) => !/^\/[A-Za-z/-]*$/.test(address))).toEqual([]);
  expect(new Set(all).size).toBe(all.length);
  expect(screenAddresses).toContain('/dashboard');
  expect(siteAddresses).toContain('/terms');
});

it('a reading order has the addresses of its pages in order, then those of its side pages', () => {
  const card = { title: 'A card', text: 'About it.', art: 'sunrise' };
  const chain = {
    chapters: [
      { id: 'one', title: 'One', card, ink: 's1', pages: ['calm1', { page: 'calm2', next: '/dashboard' }] },
      { id: 'two', title: 'Two', card, ink: 's2', pages: ['Step1'] },
    ],
    side: [{ page: 'aside', title: 'Aside', ink: 's1', after: 'calm2', next: 'Step1' }],
  } as const;
  expect(listReadingAddresses(chain)).toEqual(['/calm1', '/calm2', '/Step1', '/aside']);
});

it('an instrument has the addresses of its introduction, its questions and its two feedback pages', () => {
  const routes = {
    intro: '/sleepPage',
    questionnaire: '/sleepQuestions',
    feedback: '/sleepFeedback',
    combined: '/feedback',
    afterFeedback: '/dashboard',
  };
  expect(listInstrumentAddresses({ id: 'S6', routes })).toEqual([
    '/sleepPage',
    '/sleepQuestions/S6',
    '/sleepFeedback',
    '/feedback',
  ]);
});

it('an address is found regardless of letter case', () => {
  expect(isKnownAddress('/DashBoard', ['/terms', '/dashboard'])).toBe(true);
  expect(isKnownAddress('/dashboard', ['/DASHBOARD'])).toBe(true);
  expect(isKnownAddress('/dash', ['/terms', '/dashboard'])).toBe(false);
  expect(isKnownAddress('/terms', [])).toBe(false);
});
