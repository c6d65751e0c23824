import { useEffect, useState } from 'react';
import { tabKeys } from '#api/device/tab-keys.ts';
import { createSavedForm } from '#api/device/saved-form.ts';
import { contactAgeProblem, tooYoungToWrite } from '#domain/account/rules.ts';
import { useForm } from '#forms/use-form.ts';
import { useSendContactMutation } from './contact-api.ts';
import { type ContactFailure, contactFailure } from './contact-failure.ts';
import type { SentContact } from './contact-sent.tsx';
import { type ContactValues, toContactBody, contactRules, emptyContact } from './contact-values.ts';

/** Stored under the address of the page, as the boot script does (`boot/queued-events.ts`). */
const unsent = createSavedForm<ContactValues>(tabKeys.contactForm);
/** Who writes need not be logged in. */
const anybody = '';

/** The contact form: what was typed survives every failure and a page left by mistake; once it is sent the form is empty again. */
export function useContact() {
  const [send] = useSendContactMutation();
  const [failure, setFailure] = useState<ContactFailure | null>(null);
  /** The address that an answer goes to, and the receipt of a complaint, once the message has been sent. */
  const [sent, setSent] = useState<SentContact | null>(null);
  const form = useForm({
    initial: emptyContact,
    left: { ...emptyContact, ...unsent.load(anybody) },
    rules: contactRules,
    refused: () => setFailure(null),
    async send(values) {
      setFailure(null);
      try {
        const contact = toContactBody(values);
        const receipt = await send(contact).unwrap();
        if (contact.kind && !receipt) return setFailure(contactFailure(undefined));
        setSent({ email: contact.email, receipt });
        form.clear();
      } catch (error) {
        setFailure(contactFailure(error));
      }
    },
  });
  useEffect(() => {
    if (Object.values(form.values).every((value) => value === '')) unsent.forget();
    else unsent.save(anybody, form.values);
  }, [form.values]);

  return {
    ...form,
    failure,
    sent,
    /** Who is too young to write learns it when the field is left, before a message is typed; others at Submit. */
    lookAtAge() {
      if (contactAgeProblem(Number(form.values.age)) !== tooYoungToWrite) return;
      form.setErrors({ ...form.errors, age: tooYoungToWrite });
    },
    /** Nothing of it is to be sent: the tab forgets what was typed. */
    discard: unsent.forget,
    /** An empty form once more. */
    again: () => setSent(null),
  };
}
