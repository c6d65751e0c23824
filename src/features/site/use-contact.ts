import { useFormik } from 'formik';
import { type ChangeEvent, type FormEvent, useRef, useState } from 'react';
import { contactAgeProblem, tooYoungToWrite } from '../../domain/account/rules.ts';
import { useSendContactMutation } from './contact-api.ts';
import { type ContactFailure, contactFailure } from './contact-failure.ts';
import {
  contactFields,
  contactOf,
  contactRules,
  type ContactValues,
  emptyContact,
} from './contact-values.ts';

type Name = keyof ContactValues;

/**
 * The contact form: rules run at Submit, editing a field takes its message away, what was typed survives every
 * failure, and a second Submit while one is under way does nothing.
 */
export function useContact() {
  const [send] = useSendContactMutation();
  const [wrong, setWrong] = useState<readonly Name[]>([]);
  const [failure, setFailure] = useState<ContactFailure | null>(null);
  const [busy, setBusy] = useState(false);
  /** The address that an answer goes to, once the message has been sent. */
  const [sentFor, setSentFor] = useState<string | null>(null);
  const underWay = useRef(false);
  const formik = useFormik<ContactValues>({
    initialValues: emptyContact,
    validationSchema: contactRules,
    validateOnChange: false,
    validateOnBlur: false,
    onSubmit: () => undefined,
  });
  const errors = formik.errors as { readonly [K in Name]?: string };

  async function attempt() {
    setFailure(null);
    const found = await formik.validateForm();
    const names = contactFields.filter((name) => found[name]);
    setWrong(names);
    if (names.length > 0) return;
    setBusy(true);
    try {
      const contact = contactOf(formik.values);
      await send(contact).unwrap();
      setSentFor(contact.email);
      formik.resetForm();
    } catch (error) {
      setFailure(contactFailure(error));
    } finally {
      setBusy(false);
    }
  }

  return {
    busy,
    failure,
    sentFor,
    /** What the last try found wrong and still is, in reading order; a new list with each try. */
    wrong,
    errors,
    field: (name: Name) => ({
      name,
      value: formik.values[name],
      error: errors[name],
      onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
        void formik.setFieldValue(name, target.value, false);
        formik.setErrors({ ...formik.errors, [name]: undefined });
      },
    }),
    /** Who is too young to write learns it when the field is left, before a message is typed; others at Submit. */
    lookAtAge() {
      if (contactAgeProblem(Number(formik.values.age)) !== tooYoungToWrite) return;
      formik.setErrors({ ...formik.errors, age: tooYoungToWrite });
    },
    submit(event: FormEvent) {
      event.preventDefault();
      if (underWay.current) return;
      underWay.current = true;
      void attempt().finally(() => {
        underWay.current = false;
      });
    },
    /** An empty form once more. */
    again: () => setSentFor(null),
  };
}
