import { mixed, object } from 'yup';

/**
 * Validates one field, usually with a function of the domain. Returns the message, or null if the value is valid.
 * @param others all values of the form; empty texts are missing
 */
export type Rule<T, V> = (value: T, others: Partial<V>) => string | null;

/** Rules of a form, by field. Fields without a rule accept any value. */
export type Rules<V> = { readonly [K in keyof V]?: Rule<V[K], V> };

/** Converts rules to a Yup schema. */
export function createSchema<V>(rules: Rules<V>) {
  const entries = Object.entries(rules) as [string, Rule<unknown, V>][];
  return object(Object.fromEntries(entries.map(([name, rule]) => [name, createTest(rule)])));
}

function createTest<V>(rule: Rule<unknown, V>) {
  return mixed().test('rule', function check(value) {
    // Formik removes empty texts before validation.
    const message = rule(value ?? '', this.parent);
    return message === null || this.createError({ message });
  });
}
