import { useEffect, useRef, useState } from 'react';
import { toFailure, isEndpointMissing } from '#api/failure.ts';
import {
  cleanNominee,
  type Nominee,
  validateNomineeContact,
  nomineeLimits,
} from '#domain/account/nominee.ts';
import { cleanText } from '#domain/account/clean-text.ts';
import { focusFirstError } from '#forms/focus-first-error.ts';
import type { Rules } from '#forms/rules.ts';
import { useForm } from '#forms/use-form.ts';
import { type Translate, translateMessage } from '#language/translate.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { useTranslation } from '#web-language/use-translation.ts';
import type { FormCallbacks } from './collapsible-form.tsx';
import { useChangeNomineeMutation } from './nominee-api.ts';
import styles from './profile.module.css';

type Values = { -readonly [K in keyof Nominee]: Nominee[K] };

const createRules = (t: Translate): Rules<Values> => ({
  name: (v) => (cleanText(v) === '' ? t('profile.nominee.nameRequired') : null),
  relation: (v) => (cleanText(v) === '' ? t('profile.nominee.relationRequired') : null),
  contact: (v) => translateMessage(t, validateNomineeContact(v)),
});

export interface NomineeFormProps extends FormCallbacks {
  readonly userid: string;
  /** The saved nominee. */
  readonly nominee: Nominee | null;
}

/** Name, relation and contact; all are required. */
export function NomineeForm({ userid, nominee, onDone, onUnsupported, onCancel }: NomineeFormProps) {
  const { t } = useTranslation();
  const ref = useRef<HTMLFormElement>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [changeNominee] = useChangeNomineeMutation();
  const form = useForm<Values>({
    emptyValues: { name: '', relation: '', contact: '', ...nominee },
    rules: createRules(t),
    onInvalid: () => focusFirstError(ref.current),
    async send(values) {
      setFailure(null);
      try {
        await changeNominee({ userid, nominee: cleanNominee(values) }).unwrap();
        onDone();
      } catch (error) {
        if (isEndpointMissing(error)) return onUnsupported();
        const refusal = toFailure(error);
        setFailure((refusal.kind === 'refused' && refusal.message) || t('profile.nominee.failed'));
      }
    },
  });

  useEffect(() => ref.current?.querySelector('input')?.focus(), [ref]);

  return (
    <form ref={ref} noValidate className={styles.form} onSubmit={form.submit}>
      <TextField
        {...form.field('name')}
        id="nominee-name"
        label={t('profile.nominee.name')}
        autoComplete="off"
        maxLength={nomineeLimits.name}
      />
      <TextField
        {...form.field('relation')}
        id="nominee-relation"
        label={t('profile.nominee.relation')}
        description={t('profile.nominee.relationHint')}
        autoComplete="off"
        maxLength={nomineeLimits.relation}
      />
      <TextField
        {...form.field('contact')}
        id="nominee-contact"
        label={t('profile.nominee.contact')}
        description={t('profile.nominee.contactHint')}
        autoComplete="off"
        maxLength={nomineeLimits.contact}
      />
      {failure && <Alert status="error">{failure}</Alert>}
      <div className={styles.buttons}>
        <Button variant="secondary" onClick={onCancel}>
          {t('profile.nominee.keep')}
        </Button>
        <Button type="submit" loading={form.busy} loadingLabel={t('profile.nominee.busy')}>
          {t('profile.nominee.submit')}
        </Button>
      </div>
    </form>
  );
}
