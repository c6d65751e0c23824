import { ArrowRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { Link, useNavigate } from 'react-router-dom';
import { selectSession } from '#api/session.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button, buttonClass } from '#ui/button/button.tsx';
import { FormSummary } from '#ui/field/form-summary.tsx';
import { FormEnd, FormPage } from '#ui/form-page/form-page.tsx';
import { notify } from '#ui/toast/toast.tsx';
import { messages } from './messages.ts';
import styles from './survey.module.css';
import { ScalesPart, StatementsPart, FreeTextPart } from './survey-parts.tsx';
import { useSurvey } from './use-survey.ts';

const nextPath = '/myPatternScreen';

/** The survey: five questions, all required. */
export function UserFeedbackFormScreen() {
  const session = useSelector(selectSession);
  const navigate = useNavigate();
  const summaryRef = useRef<HTMLDivElement>(null);
  const form = useSurvey(session?.userid ?? null, () => {
    notify.success(messages.sent);
    void navigate(nextPath);
  });
  useEffect(() => {
    if (form.invalidFields.length > 0) summaryRef.current?.focus();
  }, [form.invalidFields]);
  const problems = form.invalidFields
    .filter((name) => form.errors[name])
    .map((name) => ({ id: name, label: messages.shortQuestions[name] }));

  return (
    <>
      <title>{`${messages.title} · ${messages.programName}`}</title>
      <FormPage
        title={messages.title}
        lead={messages.lead}
        note={<h2 className={styles.mandatory}>{messages.mandatory}</h2>}
        summary={problems.length > 0 && <FormSummary message={messages.incomplete} problems={problems} />}
        summaryRef={summaryRef}
        onSubmit={form.submit}
      >
        <FreeTextPart form={form} />
        <ScalesPart form={form} />
        <StatementsPart form={form} />
        <FormEnd className={styles.end}>
          {form.failure && <Alert tone="error">{form.failure.message}</Alert>}
          <Button
            type="submit"
            busy={form.busy}
            busyText={messages.busy}
            after={<ArrowRight aria-hidden="true" />}
          >
            {messages.submit}
          </Button>
          {form.failure?.isUnsupported && (
            <Link className={buttonClass('quiet')} to={nextPath}>
              {messages.goOn}
            </Link>
          )}
        </FormEnd>
      </FormPage>
    </>
  );
}
