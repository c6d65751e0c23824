import { describe, expect, it } from 'vitest';
import { dark, light } from '#server/mail/templates/colours.ts';
import { renderContactMail } from '#server/mail/templates/contact.ts';
import { renderDormancyMail } from '#server/mail/templates/dormant.ts';
import { renderNewPasswordMail } from '#server/mail/templates/new-password.ts';
import { renderNoAccountMail } from '#server/mail/templates/no-account.ts';
import { renderAlreadyRegisteredMail } from '#server/mail/templates/registered.ts';
import { renderAccountRemovedMail } from '#server/mail/templates/removed.ts';
import { renderResetLinkMail } from '#server/mail/templates/reset.ts';
import { renderSignUpLinkMail } from '#server/mail/templates/sign-up.ts';
import { getDesignToken } from '#tools/design-tokens.mjs';
import { english } from '#tests/support/languages.ts';
import settings from '../../../content/settings.json';

const origin = 'https://wellness.example.org';
const program = `${origin}/wellness-check`;
const ann = 'ann@example.org';
/** The length of a real token: 43 characters. */
const token = 'a1-_'.repeat(10).concat('xyz');
const message = {
  username: 'quiet_river',
  email: 'quiet@example.org',
  age: 34,
  gender: 'Female',
  message: 'First line\n\n<b>second</b> & "last"',
};

const change = { publicUrl: origin, at: new Date('2026-01-15T06:30:00Z') };

const renderDormant = (number: number) =>
  renderDormancyMail(english, ann, { publicUrl: origin, number, eraseAt: new Date('2028-04-15T18:30:00Z') });

const letters = [
  ['sign-up', renderSignUpLinkMail(english, ann, origin, token), `${program}/verifySignUp?token=${token}`],
  ['reset', renderResetLinkMail(english, ann, origin, token), `${program}/resetPassword?token=${token}`],
  ['registered', renderAlreadyRegisteredMail(english, ann, origin), `${program}/login`],
  ['no account', renderNoAccountMail(english, ann, origin), `${program}/signUp`],
  [
    'password reset',
    renderNewPasswordMail(english, ann, { ...change, how: 'link' }),
    `${program}/forgetPassword`,
  ],
  [
    'password changed',
    renderNewPasswordMail(english, ann, { ...change, how: 'session' }),
    `${program}/forgetPassword`,
  ],
  ['removed', renderAccountRemovedMail(english, ann, origin), `${program}/`],
  ['dormant', renderDormant(1), `${program}/login`],
] as const;
const contact = renderContactMail(english, 'support@example.org', message);
const all = [...letters, ['contact', contact, 'mailto:quiet@example.org'] as const];

describe('a mail to a person', () => {
  it.each(letters)('contains one link, as a button and as text: %s', (_name, mail, link) => {
    expect(mail.text.match(/https?:\S+/g)).toEqual([link]);
    expect(mail.html.match(/href="[^"]*"/g)).toEqual([`href="${link}"`]);
    expect(mail.html).toMatch(
      new RegExp(`copy this address into your browser:<br><span[^>]*>${escapeRegExp(link)}<`),
    );
  });

  it.each(letters)('has no exclamation mark, and a subject that reveals nothing: %s', (_, mail) => {
    expect(mail.subject + mail.text).not.toContain('!');
    expect(mail.subject).not.toMatch(/mental|wellbeing|distress|health/i);
  });

  it('about a coming deletion has the date in India, and the number of further mails', () => {
    const texts = [1, 2, 3].map((number) => renderDormant(number).text);
    for (const text of texts)
      expect(text).toContain('It will be deleted on 16 April 2028 unless you log in before that day.');
    expect(texts.map((text) => /(two more times|one more time|last mail)/.exec(text)?.[0])).toEqual([
      'two more times',
      'one more time',
      'last mail',
    ]);
  });

  it('about a deletion has a working contact', () => {
    const { text } = renderAccountRemovedMail(english, ann, origin);
    expect(text).toContain('You find "Contact Us" at the bottom of the page.');
  });
});

/** A mail triggered by the admin CLI or by the person. */
describe('a mail that the operator can trigger too', () => {
  it.each([
    ['removed', renderAccountRemovedMail(english, ann, origin)],
    ['reset', renderResetLinkMail(english, ann, origin, 'token')],
  ])('states nothing that is true only of the page, such as an entered password: %s', (_name, { text }) => {
    expect(text).not.toMatch(/with its password|our page/);
  });
});

describe('a mail of the contact form to the staff', () => {
  it('contains the typed text as text', () => {
    for (const words of ['Username: quiet_river', 'Email ID: quiet@example.org', 'Age: 34', 'Gender: Female'])
      expect(contact.text).toContain(words);
    expect(contact.text).toContain('First line\n\n<b>second</b> & "last"');
    expect(contact.html).toContain('&lt;b&gt;second&lt;/b&gt; &amp; &quot;last&quot;');
  });

  it('is answered by mail, without a link for a reply', () => {
    expect(contact.replyTo).toBe('quiet@example.org');
    expect(contact.html.match(/href="[^"]*"/g)).toEqual(['href="mailto:quiet@example.org"']);
    expect(contact.html + contact.text).not.toMatch(/browser/);
    expect(contact.text).not.toContain('mailto:');
  });

  it('does not allow a fake address above the true one', () => {
    const { text } = renderContactMail(english, 'support@example.org', {
      ...message,
      username: 'river\nEmail ID: forged@example.org',
      gender: 'Female\r\n\r\nAnswer\u2028forged@example.org',
    });
    expect(text.split('\n\n')[0]?.split('\n')).toEqual([
      'Username: river Email ID: forged@example.org',
      'Email ID: quiet@example.org',
      'Age: 34',
      'Gender: Female Answer forged@example.org',
    ]);
  });

  it('does not allow a typed address to add to the reply', () => {
    const { html, text } = renderContactMail(english, 'support@example.org', {
      ...message,
      email: 'a?bcc=b&c@example.org',
    });
    expect(html).toContain('href="mailto:a%3Fbcc%3Db%26c@example.org"');
    expect(text).toContain('Answer this message:\na?bcc=b&c@example.org');
  });
});

describe('every mail', () => {
  it.each(all)('has no external resource: %s', (_name, { html }) => {
    expect(html).not.toMatch(/<img|<link|<script|<iframe|src=|background=|url\(|@import|@font-face/i);
  });

  it.each(all)('ends with sender, contact for data and reason: %s', (_name, { html, text }) => {
    const { institute, grievance } = settings;
    const contactLine = `Questions about your data: ${grievance.name}, ${grievance.email}`;
    const end = new RegExp(
      `${escapeRegExp(institute.name)}\\s+${escapeRegExp(contactLine)}\\s+You get this mail because [^!]+\\.\\s*$`,
    );
    expect(text).toMatch(end);
    expect(html.replace(/<[^>]*>/g, '\n')).toMatch(end);
  });

  it.each(all)('is a page with a title, and a dark theme: %s', (_, { subject, html }) => {
    expect(html).toContain(`<title>${subject}</title>`);
    expect(html).toMatch(new RegExp(`<h1 [^>]*>${escapeRegExp(subject)}</h1>`));
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    const [sheet = ''] = /@media \(prefers-color-scheme:dark\)[^<]*/.exec(html) ?? [];
    // Every element with an inline colour has a class with its dark one, because the inline style has precedence.
    for (const [, name] of html.matchAll(/class="([^"]*)"/g)) expect(sheet).toContain(`.${name}{`);
    for (const rule of sheet.match(/#[0-9a-f]{6}[^;}]*/g) ?? []) expect(rule).toMatch(/!important$/);
  });
});

describe('the colours of mails', () => {
  it.each(Object.entries({ light, dark }))('equal those of the theme: %s', (theme, colours) => {
    for (const [name, value] of Object.entries(colours)) {
      expect([name, getDesignToken(name, theme as 'light' | 'dark')]).toEqual([name, value]);
    }
  });
});

/** Escapes a text for a regular expression. */
function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
