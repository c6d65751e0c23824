import { useEffect, useState } from 'react';
import { tabKeys } from '#api/device/tab-keys.ts';
import { createFormDraftStorage } from '#api/device/form-draft-storage.ts';
import { parseAge } from '#domain/account/digits.ts';
import { isUnderage, underageContactMessage } from '#domain/account/rules.ts';
import { useForm } from '#forms/use-form.ts';
import { useSendContactMutation } from './contact-api.ts';
import { type ContactFailure, toContactFailure } from './contact-failure.ts';
import type { SentContact } from './contact-sent.tsx';
import { type ContactValues, toContactBody, createContactRules, emptyContact } from './contact-values.ts';
import { translateMessage } from '#language/translate.ts';
import { useTranslation } from '#web-language/use-translation.ts';

/** The same key as in the boot script (`boot/queued-events.ts`). */
const savedValues = createFormDraftStorage<ContactValues>(tabKeys.contactForm);
/** The form needs no session. */
const noUser = '';

/** The contact form. Its values are saved in the tab until the message is sent. */
export function useContact() {
  const { t } = useTranslation();
  const [send] = useSendContactMutation();
  const [failure, setFailure] = useState<ContactFailure | null>(null);
  /** The sent message, null before. */
  const [sent, setSent] = useState<SentContact | null>(null);
  const form = useForm({
    emptyValues: emptyContact,
    restoredValues: { ...emptyContact, ...savedValues.load(noUser) },
    rules: createContactRules(t),
    onInvalid: () => setFailure(null),
    async send(values) {
      setFailure(null);
      try {
        const contact = toContactBody(values);
        const receipt = await send(contact).unwrap();
        if (contact.kind && !receipt) return setFailure(toContactFailure(t, undefined));
        setSent({ email: contact.email, receipt });
        form.clear();
      } catch (error) {
        setFailure(toContactFailure(t, error));
      }
    },
  });
  useEffect(() => {
    if (Object.values(form.values).every((value) => value === '')) savedValues.forget();
    else savedValues.save(noUser, form.values);
  }, [form.values]);

  return {
    ...form,
    failure,
    sent,
    /** Validates the age on blur, so that a person who is too young learns it before the message is typed. */
    validateAge() {
      if (!isUnderage(parseAge(form.values.age))) return;
      form.setErrors({ ...form.errors, age: translateMessage(t, underageContactMessage) });
    },
    /** Deletes the saved values. */
    discard: savedValues.forget,
    /** Displays an empty form. */
    reset: () => setSent(null),
  };
}
