import { type StringSchema, string } from 'yup';

/**
 * A Yup rule made of one of the domain's: it returns the message, or null when the value is fine.
 * @param problem is given the value ('' when empty) and the form's other values
 */
export function rule(
  problem: (value: string, others: Record<string, string>) => string | null,
): StringSchema {
  return string().test('rule', function check(value) {
    const message = problem(value ?? '', this.parent);
    return message === null || this.createError({ message });
  });
}
