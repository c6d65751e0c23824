import { object, string } from 'yup';
import type { Contact } from '../../contract/bodies.ts';
import { codePoints, limits } from '../../domain/account/limits.ts';
import { contactAgeProblem, emailProblem } from '../../domain/account/rules.ts';
import { strings } from './strings.ts';

const { required, email, tooLong } = strings.contact;

/** The contact form as it is typed. */
export const emptyContact = { username: '', email: '', age: '', gender: '', message: '' };
export type ContactValues = typeof emptyContact;

/** The fields in reading order. */
export const contactFields = ['username', 'email', 'age', 'gender', 'message'] as const;

/** A Yup rule made of a function that returns the message, or null when the value is fine. */
function rule(problem: (value: string) => string | null) {
  return string().test('rule', function check(value) {
    const message = problem(value ?? '');
    return message === null || this.createError({ message });
  });
}

/** A field that must not be blank; what else may be wrong with it is looked at afterwards. */
function mandatory(problem: (value: string) => string | null) {
  return rule((value) => (value.trim() === '' ? required : problem(value.trim())));
}

const atMost = (max: number) => (value: string) => (codePoints(value) > max ? tooLong(max) : null);

/** Everything but the message is required. Adults may write. */
export const contactRules = object({
  username: mandatory(atMost(limits.shortText)),
  email: mandatory((value) => emailProblem(value) && email),
  age: mandatory((value) => contactAgeProblem(Number(value))),
  gender: mandatory(atMost(limits.shortText)),
  message: rule((value) => atMost(limits.longText)(value.trim())),
});

/** What is sent: trimmed, the age as a number. */
export function contactOf(values: ContactValues): Contact {
  return {
    username: values.username.trim(),
    email: values.email.trim(),
    age: Number(values.age.trim()),
    gender: values.gender.trim(),
    message: values.message.trim(),
  };
}
