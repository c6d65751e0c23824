import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { isApiSameOrigin } from '#api/address.ts';
import englishHelp from '#compiled/help-now.json';
import settings from '#compiled/settings.json';
import { underageContactMessage } from '#domain/account/rules.ts';
import { translateMessage } from '#language/translate.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button, buttonClass } from '#ui/button/button.tsx';
import { ErrorSummary } from '#ui/field/error-summary.tsx';
import { RadioGroup } from '#ui/field/radio-group.tsx';
import { TextAreaField } from '#ui/field/text-area-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { HelplineBlock } from '#ui/help-block/help-block.tsx';
import styles from './contact.module.css';
import type { ContactValues } from './contact-values.ts';
import type { useContact } from './use-contact.ts';
import type { PlainMessageId } from '#language/translate.ts';
import { useTranslation } from '#web-language/use-translation.ts';
import { useContent } from '#web-language/content.ts';
import { RichText } from '#web-language/rich-text.tsx';

const labels = {
  username: 'contact.labels.username',
  email: 'contact.labels.email',
  age: 'contact.labels.age',
  gender: 'contact.labels.gender',
  kind: 'contact.labels.kind',
  message: 'contact.labels.message',
} as const satisfies Record<keyof ContactValues, PlainMessageId>;

/** The contact form. The choice of a complaint is displayed only on the own server. */
export function ContactForm({ form }: { form: ReturnType<typeof useContact> }) {
  const { t } = useTranslation();
  const summary = useRef<HTMLDivElement>(null);
  const { invalidFields, errors, failure, field } = form;
  const isComplaint = form.values.kind === 'complaint';
  useEffect(() => {
    if (invalidFields.length > 0) summary.current?.focus();
  }, [invalidFields]);
  const problems = invalidFields
    .filter((name) => errors[name])
    .map((name) => ({ id: name, label: t(labels[name]) }));

  return (
    <form noValidate data-kept className={styles.form} onSubmit={form.submit}>
      <div ref={summary} tabIndex={-1} className={styles.summary}>
        {problems.length > 0 && <ErrorSummary title={t('contact.incomplete')} errors={problems} />}
      </div>
      <TextField {...field('username')} label={t(labels.username)} required autoComplete="nickname" />
      <TextField {...field('email')} label={t(labels.email)} required type="email" autoComplete="email" />
      <div className={styles.pair}>
        <TextField
          {...field('age')}
          label={t(labels.age)}
          required
          inputMode="numeric"
          onBlur={form.validateAge}
        />
        <TextField {...field('gender')} label={t(labels.gender)} required autoComplete="sex" />
      </div>
      {errors.age === translateMessage(t, underageContactMessage) && <ContactHelp />}
      {isApiSameOrigin && (
        <RadioGroup
          name="kind"
          label={t(labels.kind)}
          orientation="vertical"
          options={[
            { value: 'message', label: t('contact.kind.message') },
            { value: 'complaint', label: t('contact.kind.complaint') },
          ]}
          value={isComplaint ? 'complaint' : 'message'}
          onChange={(kind) => form.set('kind', kind === 'complaint' ? kind : '')}
        />
      )}
      <TextAreaField
        {...field('message')}
        label={t(labels.message)}
        optional={!isComplaint}
        required={isComplaint}
        rows={7}
      />
      {failure && (
        <Alert status="error">
          {failure.text}
          {failure.isUnsupported && (
            <RichText
              id="contact.failed.mail"
              values={{ address: settings.supportEmail }}
              // RichText fills the link.
              // oxlint-disable-next-line jsx-a11y/anchor-has-content, jsx-a11y/control-has-associated-label
              components={{ mail: <a href={`mailto:${settings.supportEmail}`} /> }}
            />
          )}
        </Alert>
      )}
      <div className={styles.buttons}>
        <Button type="submit" loading={form.busy} loadingLabel={t('contact.busy')}>
          {t('contact.submit')}
        </Button>
        <Link className={buttonClass('secondary')} to="/" onClick={form.discard}>
          {t('contact.cancel')}
        </Link>
      </div>
    </form>
  );
}

/** Help numbers, for a person who is too young to write. */
function ContactHelp() {
  const { t } = useTranslation();
  const help = useContent('help-now.json', englishHelp);
  return (
    <HelplineBlock
      title={t('domain.underage.helpTitle')}
      text={t('domain.underage.helpText')}
      lines={help.lines}
    />
  );
}
