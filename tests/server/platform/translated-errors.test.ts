import { expect, test } from 'vitest';
import { formatError } from '#server/app/error-messages.ts';
import { createAppError } from '#server/app/errors.ts';
import { builtInSettings } from '#server/config/settings.ts';
import { readCompiledMessages, readLanguages } from '#server/language/read-languages.ts';

const languages = readLanguages(builtInSettings);
const answersInvalid = createAppError('answers-invalid', {
  problem: 'offScale',
  positions: [1, 4],
  unit: 'Question',
} as never);

test.each(['hi', 'kn'])('no error is in English in %s', (language) => {
  const messages = readCompiledMessages(language);
  const english = readCompiledMessages('en');
  const errors = Object.keys(english).filter((id) => /^(server\.error|domain\.rules)\./.test(id));
  expect(errors.length).toBeGreaterThan(50);
  for (const id of errors) {
    // Texts are strings; the names of values are in inner lists.
    const texts = (messages[id] as unknown[]).filter((part) => typeof part === 'string').join('');
    // 'JSON' has no translation.
    expect(texts.replace('JSON', ''), id).not.toMatch(/[A-Za-z]{3}/);
  }
});

test.each(['hi', 'kn'])('the word for a question is in the language of the person in %s', (language) => {
  const locale = languages.getLocale(language);
  expect(formatError(locale, answersInvalid)).not.toMatch(/[A-Za-z]{3}/);
  expect(formatError(languages.source, answersInvalid)).toMatch(/^Question 2 and 1 more/);
});
