import { mixed, object } from 'yup';

/**
 * One rule, mostly the domain's own: the message, or null when the value is fine.
 * The form's other values come along; an empty text is missing there.
 */
export type Rule<T, V> = (value: T, others: Partial<V>) => string | null;

/** The rules of a form, by field. A field without one may hold anything. */
export type Rules<V> = { readonly [K in keyof V]?: Rule<V[K], V> };

/** The same for Yup. */
export function createSchema<V>(rules: Rules<V>) {
  const entries = Object.entries(rules) as [string, Rule<unknown, V>][];
  return object(Object.fromEntries(entries.map(([name, rule]) => [name, checked(rule)])));
}

function checked<V>(rule: Rule<unknown, V>) {
  return mixed().test('rule', function check(value) {
    // Formik takes an empty text away before Yup sees it.
    const message = rule(value ?? '', this.parent);
    return message === null || this.createError({ message });
  });
}
