import { describe, expect, it } from 'vitest';
import { translateMessage } from '#language/translate.ts';
import { t } from '#tests/support/english.ts';
import {
  validateAdultAge,
  validatePasswordConfirmation,
  validateContactAge,
  validateEmail,
  normalizeEmail,
  normalizePassword,
  validatePassword,
  parsePhone,
  validatePhone,
  validateUsername,
} from '#domain/account/rules.ts';
import { normalizeUsername, usernameKey } from '#domain/account/username.ts';

/** "é" as one code point, and as "e" with a combining accent. */
const composed = '\u00e9';
const decomposed = 'e\u0301';

describe('an e-mail address', () => {
  it.each(['asha@example.org', '  asha@example.org ', 'a.b+c@mail.example.co.in', 'o’n@exämple.org'])(
    'such as %j is valid',
    (v) => {
      expect(validateEmail(v)).toBeNull();
    },
  );

  it.each(['', '   '])('is required: %j', (v) => {
    expect(translateMessage(t, validateEmail(v))).toBe('Email is required.');
  });

  it.each([
    'asha',
    'asha@example',
    '@example.org',
    'asha@.org',
    'asha@example.',
    'asha@ex..org',
    'a sha@example.org',
    'asha@@example.org',
    'asha@example.org,ravi@example.org',
    'asha,ravi@example.org',
    'Asha <asha@example.org>',
    'asha@example.org\nBcc: ravi@example.org',
    'as\u0000ha@example.org',
    `${'a'.repeat(243)}@example.org`,
  ])('must be an e-mail address: %j', (v) => {
    expect(translateMessage(t, validateEmail(v))).toBe('Enter a valid email address.');
  });

  it('can have the maximum length of an address', () => {
    // 242 + 12 = 254
    expect(validateEmail(`${'a'.repeat(242)}@example.org`)).toBeNull();
  });

  it('is trimmed and lower-cased', () => {
    expect(normalizeEmail('  Asha@Example.ORG ')).toBe('asha@example.org');
    expect(normalizeEmail('\u00a0\u2068asha@\u200bexample.org\u2069\ufeff\u3000')).toBe('asha@example.org');
  });
});

describe('a username', () => {
  it.each(['abc', 'a'.repeat(20), '  abc  ', 'आशा', '🌿🌿🌿', composed.repeat(20), decomposed.repeat(20)])(
    'such as %j is valid',
    (v) => {
      expect(validateUsername(v)).toBeNull();
    },
  );

  it.each(['', '  '])('is required: %j', (v) => {
    expect(translateMessage(t, validateUsername(v))).toBe('Username is required.');
  });

  it.each(['\u200b\u200b\u200b', '\u200d\u200d\u200d', '\ufeff \u2066\u2069\u00ad'])(
    'of invisible characters is rejected: %j',
    (v) => {
      expect(translateMessage(t, validateUsername(v))).toBe('Username is required.');
    },
  );

  it('is stored and compared without invisible characters', () => {
    expect(normalizeUsername('ab\u202ecd\u200b')).toBe('abcd');
    expect(normalizeUsername('a\u200db\u200cc')).toBe('abc');
    expect(usernameKey('\u2066ASHA\u2069')).toBe('asha');
    expect(translateMessage(t, validateUsername('a\u200b\u200bb'))).toBe('Username must be 3–20 characters.');
  });

  it.each(['क्\u200dष', 'ಕ್\u200cಷ', 'ന്\u200dമ', 'می\u200cں'])('keeps the joiners of its script: %j', (v) => {
    expect(normalizeUsername(v)).toBe(v.normalize('NFC'));
    expect(normalizeUsername(v.replace(/[\u200c\u200d]/, '$&$&$&'))).toBe(v.normalize('NFC'));
  });

  it.each(['ab', ' ab ', '🌿🌿', 'a'.repeat(21)])('has 3 to 20 characters: %j', (v) => {
    expect(translateMessage(t, validateUsername(v))).toBe('Username must be 3–20 characters.');
  });

  it('is stored normalised and trimmed, with its letter case', () => {
    expect(normalizeUsername(` Ren${decomposed} `)).toBe(`Ren${composed}`);
  });

  it('is compared regardless of letter case', () => {
    expect(usernameKey(' ASHA ')).toBe('asha');
    expect(usernameKey(`REN${decomposed.toUpperCase()}`)).toBe(usernameKey(`ren${composed}`));
    expect(usernameKey('ΣΟΦΟΣ')).toBe(usernameKey('σοφοσ'));
    expect(usernameKey('asha1')).not.toBe(usernameKey('asha'));
  });
});

describe('a password', () => {
  it.each(['abcdef', ' a b c', 'a'.repeat(20), '🌿'.repeat(6), decomposed.repeat(20)])(
    'such as %j is valid',
    (v) => {
      expect(validatePassword(v)).toBeNull();
    },
  );

  it('is required', () => {
    expect(translateMessage(t, validatePassword(''))).toBe('Password is required.');
  });

  it.each(['abcde', 'a'.repeat(21), '🌿'.repeat(5), decomposed.repeat(5)])(
    'has 6 to 20 characters: %j',
    (v) => {
      expect(translateMessage(t, validatePassword(v))).toBe('Password must be 6–20 characters.');
    },
  );

  it('is normalised, and neither trimmed nor truncated', () => {
    expect(normalizePassword(`  ${decomposed}  `)).toBe(`  ${composed}  `);
    expect(normalizePassword('a'.repeat(40))).toHaveLength(40);
  });

  it('must be repeated', () => {
    expect(translateMessage(t, validatePasswordConfirmation('secret', ''))).toBe(
      'Please confirm your password.',
    );
    expect(translateMessage(t, validatePasswordConfirmation('secret', 'Secret'))).toBe(
      'Passwords do not match.',
    );
    expect(translateMessage(t, validatePasswordConfirmation('secret', 'secret '))).toBe(
      'Passwords do not match.',
    );
    expect(validatePasswordConfirmation('secret', 'secret')).toBeNull();
    expect(validatePasswordConfirmation(`caf${composed}s1`, `caf${decomposed}s1`)).toBeNull();
  });
});

describe('an age', () => {
  it.each([18, 19, 120])('of %i is valid', (v) => {
    expect(validateAdultAge(v)).toBeNull();
  });

  it.each([17, 17.9, 0, -5, Number.NEGATIVE_INFINITY])('of %d is too low', (v) => {
    expect(translateMessage(t, validateAdultAge(v))).toBe('This program is for adults aged 18 or older.');
  });

  it.each([121, 18.5, Number.POSITIVE_INFINITY])('of %d is not in whole years', (v) => {
    expect(translateMessage(t, validateAdultAge(v))).toBe('Please enter your age in whole years, up to 120.');
  });

  it('is required', () => {
    expect(translateMessage(t, validateAdultAge(Number.NaN))).toBe('This field is required');
  });
});

describe('a phone number', () => {
  it.each([
    ['9845012345', '9845012345'],
    [' 98450 12345 ', '9845012345'],
    ['+91 98450-12345', '9845012345'],
    ['91 9845012345', '9845012345'],
    ['09845012345', '9845012345'],
    ['080 2699 5000', '8026995000'],
    ['0120 456 7890', '1204567890'],
    ['9198450123', '9198450123'],
    ['(+91) 98450.12345', '9845012345'],
    ['[98450] 12345', '9845012345'],
    ['98450–12345', '9845012345'],
    ['\u202a+91 98450 12345\u202c', '9845012345'],
    ['९८४५० १२३४५', '9845012345'],
    ['+೯೧ ೯೮೪೫೦ ೧೨೩೪೫', '9845012345'],
    ['۹۸۴۵۰۱۲۳۴۵', '9845012345'],
    ['９８４５０１２３４５', '9845012345'],
    ['𝟗𝟖𝟒𝟓𝟎𝟏𝟐𝟑𝟒𝟓', '9845012345'],
  ])('as %j is %s', (v, digits) => {
    expect(parsePhone(v)).toBe(digits);
    expect(validatePhone(v)).toBeNull();
  });

  it.each(['', '  '])('is optional: %j', (v) => {
    expect(parsePhone(v)).toBe('');
    expect(validatePhone(v)).toBeNull();
  });

  it.each(['12345', '98450123456', 'call me', '+44 20 7946 0958', '0000000000', '98450x12345'])(
    'needs ten digits: %j',
    (v) => {
      expect(parsePhone(v)).toBe('');
      expect(translateMessage(t, validatePhone(v))).toBe('Please enter 10 digits, or leave this empty.');
    },
  );
});

describe('the age of the sender of a message', () => {
  it.each([18, 34, 120])('%s is accepted', (age) => {
    expect(validateContactAge(age)).toBeNull();
  });
  it.each([1, 9, 16, 17, 17.5])('%s is too low', (age) => {
    expect(translateMessage(t, validateContactAge(age))).toBe(
      'This form is for people aged 18 and older. If you are younger, please talk to an adult you trust, or call one of the numbers below.',
    );
  });
  it.each([0, -3, 18.5, 121, Number.NaN])('%s is rejected', (age) => {
    expect(translateMessage(t, validateContactAge(age))).toBe('Please enter your age in whole years.');
  });
});
