import { type FormikErrors, type FormikValues, useFormik } from 'formik';
import { type ChangeEvent, type FormEvent, useRef, useState } from 'react';
import { type Rules, createSchema } from './rules.ts';

type FieldName<V> = keyof V & string;

/** Options of `useForm`. */
export interface FormOptions<V extends FormikValues> {
  /** Values of the empty form, which `clear` restores. Their order is the reading order. */
  emptyValues: V;
  /** Values that the form starts with, such as unsent input; default `emptyValues`. */
  restoredValues?: V;
  rules: Rules<V>;
  /** Sends the values. The form is busy until the promise settles; it must not reject. */
  send(values: V): Promise<void>;
  /** Called if validation failed and nothing was sent. */
  onInvalid?(): void;
}

/** Values and error messages, for the fields of a form. */
export interface FieldBindings<V> {
  readonly values: V;
  readonly errors: { readonly [K in keyof V]?: string };
  /** Props of a text field, text area, password field or select. */
  field(name: FieldName<V>): {
    name: string;
    value: string;
    error: string | undefined;
    onChange(event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>): void;
  };
  /** Sets one value and removes its message. */
  set<K extends FieldName<V>>(name: K, value: V[K]): void;
}

/** State and actions of a form. */
export interface FormState<V> extends FieldBindings<V> {
  /** Invalid fields of the last submission, in reading order; a new array per submission. */
  readonly invalidFields: readonly FieldName<V>[];
  readonly busy: boolean;
  /** Displays messages that the rules did not return, such as those of the server. */
  setErrors(errors: { readonly [K in keyof V]?: string }): void;
  submit(event: FormEvent): void;
  /** Resets the form to `emptyValues`. */
  clear(): void;
}

/**
 * Formik and Yup with the behaviour of all forms: rules run at Submit, each invalid field has a message, editing
 * removes it, values stay, and a second Submit while one is in flight does nothing.
 */
export function useForm<V extends FormikValues>({
  emptyValues,
  restoredValues,
  rules,
  send,
  onInvalid,
}: FormOptions<V>): FormState<V> {
  const formik = useFormik<V>({
    initialValues: restoredValues ?? emptyValues,
    validationSchema: () => createSchema(rules),
    validateOnChange: false,
    validateOnBlur: false,
    onSubmit: () => undefined,
  });
  const [invalidFields, setInvalidFields] = useState<FormState<V>['invalidFields']>([]);
  const [busy, setBusy] = useState(false);
  // Messages of the rules follow the language; those of the server stay in the language of their request.
  const [areOfServer, setAreOfServer] = useState(false);
  const isSubmitting = useRef(false);
  const given = formik.errors as FormState<V>['errors'];
  const errors = areOfServer ? given : translateErrors(given, formik.values, rules);
  // Input typed before hydration is replayed together with the press, without a render between the two.
  const latest = useRef(formik.values);

  function set<K extends FieldName<V>>(name: K, value: V[K]) {
    latest.current = { ...latest.current, [name]: value };
    void formik.setFieldValue(name, value, false);
    formik.setErrors({ ...formik.errors, [name]: undefined });
  }

  async function attempt() {
    const { current: values } = latest;
    const validationErrors = await formik.validateForm(values);
    const names = Object.keys(emptyValues).filter((name) => validationErrors[name]);
    setInvalidFields(names);
    setAreOfServer(false);
    if (names.length > 0) return onInvalid?.();
    setBusy(true);
    await send(values);
    setBusy(false);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    // The busy state renders too late for a quick second press.
    if (isSubmitting.current) return;
    isSubmitting.current = true;
    void attempt().finally(() => {
      isSubmitting.current = false;
    });
  }

  return {
    values: formik.values,
    errors,
    invalidFields,
    busy,
    field: (name) => ({
      name,
      value: formik.values[name],
      error: errors[name],
      onChange: (event) => set(name, event.target.value as V[typeof name]),
    }),
    set,
    setErrors(messages) {
      setAreOfServer(true);
      formik.setErrors(messages as FormikErrors<V>);
    },
    submit,
    clear() {
      latest.current = emptyValues;
      formik.resetForm({ values: emptyValues });
    },
  };
}

/** The messages of the rules in the current language. */
function translateErrors<V extends FormikValues>(
  errors: FormState<V>['errors'],
  values: V,
  rules: Rules<V>,
): FormState<V>['errors'] {
  const names = (Object.keys(errors) as FieldName<V>[]).filter((name) => errors[name] !== undefined);
  const entries = names.map((name) => [name, rules[name]?.(values[name], values) ?? errors[name]] as const);
  return Object.fromEntries(entries) as FormState<V>['errors'];
}
