import { describe, expect, it } from 'vitest';
import { parseAcceptLanguage } from '#server/language/accept-language.ts';
import { readLanguages } from '#server/language/read-languages.ts';
import { createFixtureLanguages, english } from '#tests/support/languages.ts';

const languages = createFixtureLanguages({
  'server.error.unexpected': 'हमारी ओर कुछ गड़बड़ हुई।',
  'server.error.tooManyTries':
    'बहुत बार कोशिश हुई। {minutes, plural, =1 {एक मिनट} one {{minutes} मिनट} other {{minutes} मिनट}} बाद फिर कोशिश करें।',
});

describe('the language of a client', () => {
  it.each([
    ['hi', 'hi'],
    ['hi-IN,hi;q=0.9,en;q=0.8', 'hi'],
    ['HI', 'hi'],
    ['en;q=0.8, hi', 'hi'],
    ['hi;q=0.2, en-GB;q=0.9', 'en'],
    ['ta, kn;q=0.9, hi;q=0.1', 'hi'],
    ['hi;q=0, en', 'en'],
  ])('is the offered one that it prefers: %s', (header, language) => {
    expect(languages.negotiate(header)).toBe(language);
  });

  it.each([
    ['no header', undefined],
    ['an empty header', ''],
    ['no offered language', 'ta-IN, kn'],
    ['any language', '*'],
    ['a refused language', 'hi;q=0'],
    ['names of prototypes', '__proto__, constructor, toString'],
    ['other text', '../../etc/passwd, <b>hi</b>, हिन्दी'],
    ['a wrong weight', 'hi;q=high'],
  ])('is unknown: %s', (_name, header) => {
    expect(languages.negotiate(header)).toBeNull();
    expect(languages.getLocale(languages.negotiate(header))).toBe(languages.source);
  });

  it('is read from the beginning of a long header only, and at once', () => {
    const started = performance.now();
    expect(parseAcceptLanguage(`hi,${'a'.repeat(10_000)}`)).toEqual(['hi']);
    expect(parseAcceptLanguage(`${'xx;q=0.5 ,'.repeat(1000)}hi`).includes('hi')).toBe(false);
    expect(parseAcceptLanguage(`${' '.repeat(10_000)}hi`)).toEqual([]);
    expect(parseAcceptLanguage(`hi${'-a'.repeat(5_000)};q=${'0'.repeat(5_000)}`)).toEqual([]);
    expect(performance.now() - started).toBeLessThan(50);
  });
});

describe('a message', () => {
  const hindi = languages.getLocale('hi');

  it('is in the language, with its plural forms', () => {
    expect(hindi.t('server.error.unexpected')).toBe('हमारी ओर कुछ गड़बड़ हुई।');
    expect(hindi.t('server.error.tooManyTries', { minutes: 1 })).toContain('एक मिनट');
    expect(hindi.t('server.error.tooManyTries', { minutes: 5 })).toContain('5 मिनट');
  });

  it('without a translation is English, with the plural forms of English', () => {
    expect(hindi.t('server.error.passwordSame')).toBe('The new password is the same as the old one.');
    const values = { unit: 'Question', number: '3', others: 0 };
    expect(hindi.t('server.error.answerMissing', values)).toBe(
      'Question 3 has no answer. Please choose a value.',
    );
  });

  it('is English in a language that is not offered', () => {
    expect(languages.getLocale('kn')).toBe(languages.source);
    expect(languages.getLocale('__proto__')).toBe(languages.source);
  });
});

describe('the languages of the settings', () => {
  it('are offered without a catalogue as well, in English', () => {
    const offered = readLanguages({ languages: [{ language: 'ur' }] });
    const urdu = offered.getLocale('ur');
    expect([urdu.tag, urdu.dir, offered.findOffered('ur-PK')]).toEqual(['ur-IN', 'rtl', 'ur']);
    expect(urdu.t('server.error.passwordSame')).toBe(english.t('server.error.passwordSame'));
  });

  it('are only English by default', () => {
    const offered = readLanguages({});
    expect([offered.negotiate('hi, en;q=0.1'), offered.findOffered('hi')]).toEqual(['en', null]);
  });
});
