// @own-page: changes the language
import { i18n } from '@lingui/core';
import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { RichText } from '#web-language/rich-text.tsx';
import { useTranslation } from '#web-language/use-translation.ts';

function Screen() {
  const { t } = useTranslation();
  return (
    <>
      <h1>{t('survey.title')}</h1>
      <p>{t('survey.tooLong', { max: 1_23_456 })}</p>
      <RichText id="survey.freeText.notForEmergencies" components={{ help: <strong /> }} />
    </>
  );
}

it('displays a text in the current language, with numbers of India and elements for tags', () => {
  render(<Screen />);
  expect(screen.getByText('Please use at most 1,23,456 characters.')).toBeVisible();
  expect(screen.getByText('Need to talk?', { selector: 'strong' })).toBeVisible();
});

it('displays the texts of another language as soon as it is chosen', () => {
  render(<Screen />);
  i18n.load('hi', { 'survey.title': 'आपकी राय' });
  act(() => i18n.activate('hi'));
  expect(screen.getByRole('heading', { name: 'आपकी राय' })).toBeVisible();
  act(() => i18n.activate('en', 'en-IN'));
  expect(screen.getByRole('heading', { name: 'Your feedback' })).toBeVisible();
});
