import { expect, it } from 'vitest';
import { maxFileSize } from '#authoring/exchange/translation/import-translation.ts';
import { createTranslationFixture, fillIn } from './translation-fixture.ts';

const { importText, exportAll, has } = createTranslationFixture();

/** Imports a file that must be refused, and returns the message. */
function refuse(text: string | Buffer): string {
  try {
    importText(text);
  } catch (error) {
    expect(has('src/locales/ta/survey.po')).toBe(false);
    return (error as Error).message;
  }
  throw new Error('The file was imported.');
}

const po = () => fillIn(exportAll('po'), 'po');
const xliff = () => fillIn(exportAll('xliff'), 'xliff');
const title = 'msgstr "ழ Your feedback"';
const expectRefusal = (message: string, rule: string, line: number, actual: string) => {
  expect(message).toMatch(/^Nothing was imported\./);
  expect(message).toContain(`sent.po:${line}`);
  expect(message).toContain(`[translation/${rule}]`);
  expect(message).toContain(`actual    ${actual}`);
  expect(message).toMatch(/fix {7}\S/);
};
const findLine = (text: string, part: string) => text.slice(0, text.indexOf(part)).split('\n').length;

it.each([
  ['a line that is no PO', title, 'mgsstr "x"', 'file-unreadable', 'mgsstr "x"', 0],
  ['a text without its closing quote', title, 'msgstr "x', 'file-unreadable', 'msgstr "x', 0],
  ['an unknown escape', title, 'msgstr "\\q"', 'file-unreadable', 'msgstr "\\q"', 0],
  ['an entry without a translation', `\n${title}`, '', 'file-unreadable', 'no msgstr', -1],
  ['an unknown id', '#title', '#titel', 'unknown-id', 'an id that no file has', 0],
  ['a repeated id', '#tooLong', '#title', 'repeated-id', 'a second text with this id', 0],
  ['a control character', title, 'msgstr "a\\u0007b"', 'hidden-sign', 'an unknown character (U+0007)', -2],
  [
    'a character that reorders text',
    title,
    'msgstr "a\\u202Eb"',
    'hidden-sign',
    'a mark that reverses the words after it (U+202E)',
    -2,
  ],
])('refuses a PO file with %s', (_, part, replacement, rule, actual, offset) => {
  const text = po();
  const line = findLine(text, part) + offset;
  expectRefusal(refuse(text.replace(part, replacement)), rule, line, actual);
});

const translation = (key: string, text: string) =>
  po().replace(
    new RegExp(`(#${key}"\\nmsgid .*\\nmsgstr ).*`),
    (_, before: string) => before + JSON.stringify(text),
  );

it.each([
  ['a lost value', 'tooLong', '<help>கேள்</help>', 'placeholder-lost', 'a translation without it'],
  ['a value that the English text does not have', 'title', 'கருத்து {name}', 'placeholder-unknown', '{name}'],
  [
    'a lost tag',
    'tooLong',
    '{max, plural, one {#} other {#}}.',
    'placeholder-lost',
    'a translation without it',
  ],
  [
    'a tag that is not closed',
    'tooLong',
    '{max, plural, one {#} other {#}}. <help>கேள்',
    'tag-unbalanced',
    '<help>',
  ],
  [
    'tags in the wrong order',
    'tooLong',
    '{max, plural, one {#} other {#}}. </help>கேள்<help>',
    'tag-unbalanced',
    '<help>, </help>',
  ],
  [
    'a message that does not parse',
    'tooLong',
    '{max, plural, one {#}. <help>கேள்</help>',
    'message-syntax',
    '',
  ],
  ['a lost tag of a page', 'body.1', 'மூச்சு.', 'placeholder-lost', 'a translation without it'],
  [
    'another address of a link',
    'body.3',
    '*மூன்று* [மேலும்](https://example.org)',
    'placeholder-lost',
    'a translation without it',
  ],
  ['a text that is too long', 'title', 'ழ'.repeat(20_001), 'text-too-long', '20001 characters'],
])('refuses %s', (_, key, text, rule, actual) => {
  const sent = translation(key, text);
  const line = findLine(sent, `#${key}"`);
  expectRefusal(refuse(sent), rule, line, actual);
});

it.each([
  [
    'a document type',
    '<xliff',
    '<!DOCTYPE xliff [<!ENTITY a SYSTEM "file:///etc/passwd">]>\n<xliff',
    '<!DOCTYPE>',
  ],
  ['an undefined entity', 'ழ Your feedback', '&lol;', 'undefined entity.'],
  ['an unclosed element', '</body>', '', 'unexpected close tag.'],
  ['another root', '<xliff ', '<html ', '<html>'],
  ['another version', 'version="1.2"', 'version="2.0"', 'version 2.0'],
  ['an element in a text', 'ழ Your feedback', '<ph id="1"/>', '<ph> in <target>'],
  ['an unknown id', '#title"', '#titel"', 'an id that no file has'],
  ['a control character', 'ழ Your feedback', 'a&#1;b', ''],
])('refuses an XLIFF file with %s', (_, part, replacement, actual) => {
  const message = refuse(xliff().replace(part, replacement));
  expect(message).toMatch(/sent\.po:\d+/);
  expect(message).toContain(actual);
});

it('does not take the translation of an alternative for that of the text', () => {
  const text = xliff().replace(
    /(<trans-unit id="src\/locales\/en\/survey.po#title"[^]*?)(\s*<\/trans-unit>)/,
    '$1<alt-trans><source>x</source><target>விற்பனை</target></alt-trans>$2',
  );
  importText(text);
  expect(exportAll()).not.toContain('விற்பனை');
});

it('refuses other files', () => {
  expect(refuse('PK\u0003\u0004')).toContain('sent.po:1');
  expect(refuse(Buffer.from([0x6d, 0xff, 0xfe]))).toContain('bytes that are not text');
  expect(refuse(Buffer.alloc(maxFileSize + 1, 35))).toContain('10000001 bytes');
  expect(refuse('')).toContain('the language of the translation');
  expect(refuse('<')).toContain('sent.po:');
});

it.each(['en', '', '../hi', 'Hindi'])('refuses the language "%s"', (language) => {
  expect(refuse(po().replace('Language: ta', `Language: ${language}`))).toContain(
    'the language of the translation',
  );
});

it('accepts the language with its region, and joiners of Indian scripts', () => {
  importText(po().replace('Language: ta', 'Language: ta-IN').replace(title, 'msgstr "க்\u200Cஷ"'));
  expect(exportAll()).toContain('க்\u200Cஷ');
});
