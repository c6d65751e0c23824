import type { Contact } from '#contract/requests.ts';
import { parseAge } from '#domain/account/digits.ts';
import { countCodePoints, limits } from '#domain/account/limits.ts';
import { validateContactAge, validateEmail } from '#domain/account/rules.ts';
import type { Rule, Rules } from '#forms/rules.ts';
import { type Translate, translateMessage } from '#language/translate.ts';

/** An empty contact form in reading order. `kind` is 'complaint', or '' for a message. */
export const emptyContact = { username: '', email: '', age: '', gender: '', kind: '', message: '' };
/** Values of the contact form. */
export type ContactValues = typeof emptyContact;

/** Requires a value, then applies another rule. */
function requireValue(t: Translate, problem: (value: string) => string | null): Rule<string, ContactValues> {
  return (value) => (value.trim() === '' ? t('contact.required') : problem(value.trim()));
}

const limitLength = (t: Translate, max: number) => (value: string) =>
  countCodePoints(value) > max ? t('contact.tooLong', { max }) : null;

/** All fields but the message are required; a complaint requires the message too. Only adults may write. */
export const createContactRules = (t: Translate): Rules<ContactValues> => ({
  username: requireValue(t, limitLength(t, limits.shortText)),
  email: requireValue(t, (value) => validateEmail(value) && t('contact.email')),
  age: requireValue(t, (value) => translateMessage(t, validateContactAge(parseAge(value)))),
  gender: requireValue(t, limitLength(t, limits.shortText)),
  message: (value, { kind }) =>
    kind === 'complaint' && value.trim() === ''
      ? t('contact.required')
      : limitLength(t, limits.longText)(value.trim()),
});

/** Converts form values to the request body. */
export function toContactBody(values: ContactValues): Contact {
  return {
    username: values.username.trim(),
    email: values.email.trim(),
    age: parseAge(values.age),
    gender: values.gender.trim(),
    message: values.message.trim(),
    ...(values.kind === 'complaint' && { kind: values.kind }),
  };
}
