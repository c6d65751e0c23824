import { type FormikErrors, type FormikValues, useFormik } from 'formik';
import { type ChangeEvent, type FormEvent, useRef, useState } from 'react';
import { type Rules, createSchema } from './rules.ts';

type Name<V> = keyof V & string;

export interface FormOptions<V extends FormikValues> {
  /** The fields are in reading order. */
  initial: V;
  /** What stood in the form when it was left; `initial` when left out. */
  left?: V;
  rules: Rules<V>;
  /** Sends the values. The form counts as busy until it settles; it must not reject. */
  send(values: V): Promise<void>;
  /** Something is wrong and nothing was sent. */
  refused?(): void;
}

/** What the fields of a form need: values, and the messages under them. */
export interface Fields<V> {
  readonly values: V;
  readonly errors: { readonly [K in keyof V]?: string };
  /** Props for a text field, text area, password field or select. */
  field(name: Name<V>): {
    name: string;
    value: string;
    error: string | undefined;
    onChange(event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>): void;
  };
  /** Sets one value and takes its message away. */
  set<K extends Name<V>>(name: K, value: V[K]): void;
}

/** One form: its fields, what is wrong with them, and whether it is being sent. */
export interface Form<V> extends Fields<V> {
  /** The fields that the last try found wrong, in reading order; a new list with each try. */
  readonly wrong: readonly Name<V>[];
  readonly busy: boolean;
  /** Shows messages that the rules of Submit did not give. */
  setErrors(errors: { readonly [K in keyof V]?: string }): void;
  submit(event: FormEvent): void;
  /** Empties the form. */
  clear(): void;
}

/**
 * Formik and Yup with the manners that all forms share: rules run at Submit, every wrong field shows its message,
 * editing a field takes its message away, what was typed stays, and a second Submit while one is under way does
 * nothing.
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
  // Input that was typed before hydration is replayed together with the press: no render comes between the two.
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
    // The button says that it is busy a moment later: a quick second press comes before that.
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
