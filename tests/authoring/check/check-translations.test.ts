import { describe, expect, it } from 'vitest';
import { checkTranslations } from '#authoring/check/check-translations.ts';
import { parseCatalogue } from '#authoring/source/message-catalogue.ts';

const entry = (key: string, source: string, translation = '') =>
  `msgctxt "${key}"\nmsgid "${source}"\nmsgstr "${translation}"\n`;

/** An English catalogue with one text, which a translation has to match. */
function check(translation: string, source = entry('tooLong', 'At most {max, number} <b>letters</b>.')) {
  const catalogues = [
    parseCatalogue('src/locales/en/survey.po', source),
    parseCatalogue('src/locales/hi/survey.po', translation),
  ];
  return checkTranslations(catalogues).map(({ rule, line, actual }) => ({ rule, line, actual }));
}

describe('a translation', () => {
  it('with the same values and tags has no findings', () => {
    const translation = 'ज़्यादा से ज़्यादा {max, number} <b>अक्षर</b>।';
    expect(check(entry('tooLong', 'At most {max, number} <b>letters</b>.', translation))).toEqual([]);
  });

  it('is missing: no entry, or an empty one', () => {
    const missing = { rule: 'message/missing', line: 1, actual: 'none' };
    expect(check('')).toEqual([missing]);
    expect(check(entry('tooLong', 'At most {max, number} <b>letters</b>.'))).toEqual([missing]);
  });

  it('is outdated if the English text has changed since', () => {
    const [finding] = check(entry('tooLong', 'Not more than {max}.', '{max} तक।'));
    expect(finding).toMatchObject({
      rule: 'message/outdated',
      line: 1,
      actual: 'msgid "Not more than {max}."',
    });
  });

  it('lost a value, also within a plural, or a tag', () => {
    const lost = (part: string) => ({
      rule: 'message/part-lost',
      line: 1,
      actual: `${part} is in only one of the two`,
    });
    const source = 'At most {max, number} <b>letters</b>.';
    expect(check(entry('tooLong', source, '<b>अक्षर</b>'))).toEqual([lost('{max}')]);
    expect(check(entry('tooLong', source, '{max, number} <b>अक्षर'))).toEqual([lost('</b>')]);
    const plural = entry(
      'left',
      '{n, plural, one {# of {all}} other {# of {all}}}',
      '{n, plural, other {#}}',
    );
    const english = entry('left', '{n, plural, one {# of {all}} other {# of {all}}}');
    expect(check(plural, english)).toEqual([lost('{all}')]);
  });

  it('has a key that the English file does not have', () => {
    const same = entry('title', 'Feedback', 'आपकी राय');
    const more = `${same}\n${entry('lead', 'More', 'और')}`;
    expect(check(more, entry('title', 'Feedback'))).toEqual([
      { rule: 'message/unknown', line: 5, actual: 'survey.lead' },
    ]);
  });

  it('has no file', () => {
    const source = parseCatalogue('src/locales/en/survey.po', entry('title', 'Feedback'));
    const other = parseCatalogue('src/locales/en/home.po', '');
    const translation = parseCatalogue('src/locales/hi/home.po', '');
    expect(checkTranslations([source, other, translation])).toEqual([
      expect.objectContaining({ rule: 'message/file-missing', file: 'src/locales/hi/survey.po' }),
    ]);
  });
});

describe('the text of a message', () => {
  it('with a syntax error is a finding with its line', () => {
    const text = `${entry('title', 'Feedback')}\n${entry('tooLong', 'At most {max, number letters.')}`;
    const { findings } = parseCatalogue('src/locales/en/survey.po', text);
    expect(findings).toEqual([expect.objectContaining({ rule: 'message/syntax', line: 5, path: 'tooLong' })]);
  });
});
