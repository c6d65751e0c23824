import type { Contact } from '#contract/requests.ts';
import { codePoints, limits } from '#domain/account/limits.ts';
import { contactAgeProblem, emailProblem } from '#domain/account/rules.ts';
import type { Rule, Rules } from '#forms/rules.ts';
import { messages } from './messages.ts';

const { required, email, tooLong } = messages.contact;

/** The contact form as it is typed, in reading order. Kind is 'complaint', or empty for a message. */
export const emptyContact = { username: '', email: '', age: '', gender: '', kind: '', message: '' };
export type ContactValues = typeof emptyContact;

/** A field that must not be blank; what else may be wrong with it is looked at afterwards. */
function mandatory(problem: (value: string) => string | null): Rule<string, ContactValues> {
  return (value) => (value.trim() === '' ? required : problem(value.trim()));
}

const atMost = (max: number) => (value: string) => (codePoints(value) > max ? tooLong(max) : null);

/** Everything but the message is required; a complaint needs its message too. Adults may write. */
export const contactRules: Rules<ContactValues> = {
  username: mandatory(atMost(limits.shortText)),
  email: mandatory((value) => emailProblem(value) && email),
  age: mandatory((value) => contactAgeProblem(Number(value))),
  gender: mandatory(atMost(limits.shortText)),
  message: (value, { kind }) =>
    kind === 'complaint' && value.trim() === '' ? required : atMost(limits.longText)(value.trim()),
};

/** What is sent: trimmed, the age as a number. */
export function toContactBody(values: ContactValues): Contact {
  return {
    username: values.username.trim(),
    email: values.email.trim(),
    age: Number(values.age.trim()),
    gender: values.gender.trim(),
    message: values.message.trim(),
    ...(values.kind === 'complaint' && { kind: values.kind }),
  };
}
