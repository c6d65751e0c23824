import { type FormikErrors, type FormikValues, useFormik } from 'formik';
import { type ChangeEvent, type FormEvent, useRef, useState } from 'react';
import type { ObjectSchema } from 'yup';

export interface FormOptions<V extends FormikValues> {
  initial: V;
  /** Yup rules; fields are named as in `initial`. */
  rules: ObjectSchema<Partial<V>>;
  /** Sends the values. The form counts as busy until it settles; it must not reject. */
  send(values: V): Promise<void>;
  /** Something is wrong and nothing was sent. */
  refused?(): void;
}

/** One form: its values, the messages under its fields, and whether it is being sent. */
export interface Form<V> {
  readonly values: V;
  readonly errors: { readonly [K in keyof V]?: string };
  readonly busy: boolean;
  /** Props for a text field, password field or select. */
  field(name: keyof V & string): {
    name: string;
    value: string;
    error: string | undefined;
    onChange(event: ChangeEvent<HTMLInputElement | HTMLSelectElement>): void;
  };
  /** Sets one value and takes its message away. */
  set(name: keyof V & string, value: string | boolean): void;
  /** Shows messages that the server gave. */
  setErrors(errors: { readonly [K in keyof V]?: string }): void;
  submit(event: FormEvent): void;
  /** Empties the form. */
  clear(): void;
}

/**
 * Formik with the manners that all account forms share: rules run at Submit, every wrong field shows its
 * message, editing a field takes its message away, and a second Submit while one is under way does nothing.
 */
export function useForm<V extends FormikValues>({ initial, rules, send, refused }: FormOptions<V>): Form<V> {
  const formik = useFormik<V>({
    initialValues: initial,
    validationSchema: rules,
    validateOnChange: false,
    validateOnBlur: false,
    onSubmit: () => undefined,
  });
  const [busy, setBusy] = useState(false);
  const underWay = useRef(false);
  const errors = formik.errors as { [K in keyof V]?: string };

  function set(name: keyof V & string, value: string | boolean) {
    void formik.setFieldValue(name, value, false);
    formik.setErrors({ ...formik.errors, [name]: undefined });
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (underWay.current) return;
    underWay.current = true;
    const found = await formik.validateForm();
    if (Object.keys(found).length > 0) refused?.();
    else {
      setBusy(true);
      await send(formik.values);
      setBusy(false);
    }
    underWay.current = false;
  }

  return {
    values: formik.values,
    errors,
    busy,
    field: (name) => ({
      name,
      value: formik.values[name],
      error: errors[name],
      onChange: (event) => set(name, event.target.value),
    }),
    set,
    setErrors: (problems) => formik.setErrors(problems as FormikErrors<V>),
    submit: (event) => void submit(event),
    clear: () => formik.resetForm(),
  };
}
