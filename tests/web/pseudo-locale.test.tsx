// @own-page: changes the language
import { i18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { act, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createPseudoMessages, listUncataloguedTexts, pseudoLanguage } from '#tests/support/pseudo-locale.ts';
import { RichText } from '#web-language/rich-text.tsx';
import { useTranslation } from '#web-language/use-translation.ts';

const english = {
  'survey.title': 'Your feedback',
  'survey.tooLong': 'At most {max, plural, one {# letter} other {# letters}} of {max, number}.',
  'survey.freeText.notForEmergencies': 'If you need someone now, <help>Need to talk?</help> has numbers.',
};
const compiled = Object.fromEntries(Object.entries(english).map(([id, text]) => [id, compileMessage(text)]));

afterEach(() => act(() => i18n.activate('en', 'en-IN')));

function Screen() {
  const { t, format } = useTranslation();
  return (
    <>
      <h1>{t('survey.title')}</h1>
      <p>{t('survey.tooLong', { max: 1200 })}</p>
      <RichText id="survey.freeText.notForEmergencies" components={{ help: <strong /> }} />
      <p>Not in a catalogue</p>
      <p translate="no">14416</p>
      <p>{format.number(1200)}</p>
    </>
  );
}

function renderPseudo() {
  i18n.load(pseudoLanguage, createPseudoMessages(compiled));
  i18n.activate(pseudoLanguage, 'en-IN');
  return render(<Screen />).container;
}

it('lists the text that is in no catalogue, and no other', () => {
  expect(listUncataloguedTexts(renderPseudo())).toEqual(['Not in a catalogue']);
});

it('makes texts 40 % longer, and leaves values and tags as they are', () => {
  const container = renderPseudo();
  const [title = '', text = ''] = [...container.querySelectorAll('h1, p')].map(
    ({ textContent }) => textContent,
  );
  expect(title).toMatch(/^Yóúr féédbáck \p{sc=Devanagari}/u);
  expect([...title].length).toBeGreaterThanOrEqual('Your feedback'.length * 1.4);
  expect(text).toMatch(/^Át móst 1,200 léttérs óf 1,200\. /);
  expect(container.querySelector('strong')!.textContent).toBe('Nééd tó tálk?');
});
