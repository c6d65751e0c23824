import { type FormikErrors, type FormikValues, useFormik } from 'formik';
import { type ChangeEvent, type FormEvent, useRef, useState } from 'react';
import { type Rules, createSchema } from './rules.ts';

type Name<V> = keyof V & string;

/** Options of `useForm`. */
export interface FormOptions<V extends FormikValues> {
  /** Initial values. Their order is the reading order. */
  initial: V;
  /** Saved values of an unsent form; default `initial`. */
  left?: V;
  rules: Rules<V>;
  /** Sends the values. The form is busy until the promise settles; it must not reject. */
  send(values: V): Promise<void>;
  /** Called if validation failed and nothing was sent. */
  refused?(): void;
}

/** Values and error messages, for the fields of a form. */
export interface Fields<V> {
  readonly values: V;
  readonly errors: { readonly [K in keyof V]?: string };
  /** Props of a text field, text area, password field or select. */
  field(name: Name<V>): {
    name: string;
    value: string;
    error: string | undefined;
    onChange(event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>): void;
  };
  /** Sets one value and removes its message. */
  set<K extends Name<V>>(name: K, value: V[K]): void;
}

/** State and actions of a form. */
export interface Form<V> extends Fields<V> {
  /** Invalid fields of the last submission, in reading order; a new array per submission. */
  readonly wrong: readonly Name<V>[];
  readonly busy: boolean;
  /** Displays messages that the rules did not return, such as those of the server. */
  setErrors(errors: { readonly [K in keyof V]?: string }): void;
  submit(event: FormEvent): void;
  /** Resets the form to its initial values. */
  clear(): void;
}

/**
 * Formik and Yup with the behaviour of all forms: rules run at Submit, each invalid field has a message, editing
 * removes it, values stay, and a second Submit while one is in flight does nothing.
 */
export function useForm<V extends FormikValues>({
  initial,
  left,
  rules,
  send,
  refused,
}: FormOptions<V>): Form<V> {
  const formik = useFormik<V>({
    initialValues: left ?? initial,
    validationSchema: () => createSchema(rules),
    validateOnChange: false,
    validateOnBlur: false,
    onSubmit: () => undefined,
  });
  const [wrong, setWrong] = useState<Form<V>['wrong']>([]);
  const [busy, setBusy] = useState(false);
  const underWay = useRef(false);
  const errors = formik.errors as Form<V>['errors'];
  // Input typed before hydration is replayed together with the press, without a render between the two.
  const latest = useRef(formik.values);

  function set<K extends Name<V>>(name: K, value: V[K]) {
    latest.current = { ...latest.current, [name]: value };
    void formik.setFieldValue(name, value, false);
    formik.setErrors({ ...formik.errors, [name]: undefined });
  }

  async function attempt() {
    const { current: values } = latest;
    const found = await formik.validateForm(values);
    const names = Object.keys(initial).filter((name) => found[name]);
    setWrong(names);
    if (names.length > 0) return refused?.();
    setBusy(true);
    await send(values);
    setBusy(false);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    // The busy state renders too late for a quick second press.
    if (underWay.current) return;
    underWay.current = true;
    void attempt().finally(() => {
      underWay.current = false;
    });
  }

  return {
    values: formik.values,
    errors,
    wrong,
    busy,
    field: (name) => ({
      name,
      value: formik.values[name],
      error: errors[name],
      onChange: (event) => set(name, event.target.value as V[typeof name]),
    }),
    set,
    setErrors: (problems) => formik.setErrors(problems as FormikErrors<V>),
    submit,
    clear() {
      latest.current = initial;
      formik.resetForm({ values: initial });
    },
  };
}
