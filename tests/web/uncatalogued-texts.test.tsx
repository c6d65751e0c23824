// @own-page: replaces the texts of English
import { i18n, type Messages } from '@lingui/core';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createPseudoMessages, listUncataloguedTexts } from '#tests/support/pseudo-locale.ts';
import { meera, openApp } from './app/app-harness.tsx';

/** The pseudo-locale takes the place of English, so nothing may load English again. */
vi.mock('#web-language/load-messages.ts', () => ({
  loadMessages: async () => undefined,
  activateLanguage: async () => undefined,
}));

const catalogues = import.meta.glob<Messages>('#compiled/messages/en/*.json', {
  import: 'default',
  eager: true,
});
const content = import.meta.glob(['#compiled/**/*.json', '!#compiled/{messages,translations}/**'], {
  import: 'default',
  eager: true,
});

/** Texts of `content` and `questionnaires`, which have translations of their own. */
const contentTexts: string = JSON.stringify([
  Object.values(content),
  Object.values(import.meta.glob('../../questionnaires/*.json', { import: 'default', eager: true })),
]);

/** Dates, and names of the fixture person and of languages. */
const names = /^(\d{1,2} [A-Z][a-z]+ \d{4}|Meera|English|Check-in)$/;

const addresses: readonly (readonly [address: string, isVisitor: boolean])[] = [
  ['/', true],
  ['/login', true],
  ['/signUp', true],
  ['/forgotPassword', true],
  ['/contact', true],
  ['/dashboard', false],
  ['/psychologicalPage', false],
  ['/psychologicalAssessment/S1', false],
  ['/profilePage', false],
  ['/resourcesScreen', false],
  ['/this-week', false],
  ['/userFeedbackForm', false],
  ['/exercises', false],
];

it.each(addresses)('%s has no text that is in no catalogue', async (address, visitor) => {
  for (const messages of Object.values(catalogues)) i18n.load('en', createPseudoMessages(messages));
  i18n.activate('en', 'en-IN');
  openApp(address, { visitor, server: visitor ? {} : (meera ?? {}) });
  await screen.findByRole('heading', { level: 1 });
  expect(document.body.textContent, 'the pseudo-locale').toMatch(/[áéíóú]/);
  const isContent = (text: string) =>
    text.split(/\.(?:\s+|$)/).every((part) => contentTexts.includes(JSON.stringify(part).slice(1, -1)));
  const found = listUncataloguedTexts(document.body).filter((text) => !isContent(text) && !names.test(text));
  expect(found).toEqual([]);
});
