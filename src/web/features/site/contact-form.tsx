import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { isApiSameOrigin } from '#api/address.ts';
import help from '#compiled/help-now.json';
import settings from '#compiled/settings.json';
import { limits } from '#domain/account/limits.ts';
import { underageHelpMessages, underageContactMessage } from '#domain/account/rules.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button, buttonClass } from '#ui/button/button.tsx';
import { FormErrorSummary } from '#ui/field/form-error-summary.tsx';
import { RadioGroup } from '#ui/field/radio-group.tsx';
import { TextAreaField } from '#ui/field/text-area-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { HelplineBlock } from '#ui/help-block/help-block.tsx';
import styles from './contact.module.css';
import { contactMessages } from './contact-messages.ts';
import type { useContact } from './use-contact.ts';

const text = contactMessages;
const { labels } = text;
const kinds = [
  { value: 'message', label: text.kind.message },
  { value: 'complaint', label: text.kind.complaint },
];

/** The contact form. The choice of a complaint is displayed only on the own server. */
export function ContactForm({ form }: { form: ReturnType<typeof useContact> }) {
  const summary = useRef<HTMLDivElement>(null);
  const { invalidFields, errors, failure, field } = form;
  const isComplaint = form.values.kind === 'complaint';
  useEffect(() => {
    if (invalidFields.length > 0) summary.current?.focus();
  }, [invalidFields]);
  const problems = invalidFields
    .filter((name) => errors[name])
    .map((name) => ({ id: name, label: labels[name] }));

  return (
    <form noValidate data-kept className={styles.form} onSubmit={form.submit}>
      <div ref={summary} tabIndex={-1} className={styles.summary}>
        {problems.length > 0 && <FormErrorSummary message={text.incomplete} problems={problems} />}
      </div>
      <TextField {...field('username')} label={labels.username} required autoComplete="nickname" />
      <TextField {...field('email')} label={labels.email} required type="email" autoComplete="email" />
      <div className={styles.pair}>
        <TextField
          {...field('age')}
          label={labels.age}
          required
          type="number"
          inputMode="numeric"
          min={limits.age.min}
          max={limits.age.max}
          onBlur={form.validateAge}
        />
        <TextField {...field('gender')} label={labels.gender} required autoComplete="sex" />
      </div>
      {errors.age === underageContactMessage && <ContactHelp />}
      {isApiSameOrigin && (
        <RadioGroup
          name="kind"
          legend={labels.kind}
          row="column"
          options={kinds}
          value={isComplaint ? 'complaint' : 'message'}
          onChange={(kind) => form.set('kind', kind === 'complaint' ? kind : '')}
        />
      )}
      <TextAreaField
        {...field('message')}
        label={labels.message}
        optional={!isComplaint}
        required={isComplaint}
        rows={7}
      />
      {failure && (
        <Alert tone="error">
          {failure.text}
          {failure.isUnsupported && (
            <>
              {` ${text.failed.mail} `}
              <a href={`mailto:${settings.supportEmail}`}>{settings.supportEmail}</a>.
            </>
          )}
        </Alert>
      )}
      <div className={styles.buttons}>
        <Button type="submit" busy={form.busy} busyText={text.busy}>
          {text.submit}
        </Button>
        <Link className={buttonClass('ghost')} to="/" onClick={form.discard}>
          {text.cancel}
        </Link>
      </div>
    </form>
  );
}

/** Help numbers, for a person who is too young to write. */
function ContactHelp() {
  return <HelplineBlock {...underageHelpMessages} lines={help.lines} />;
}
