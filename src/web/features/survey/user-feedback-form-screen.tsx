import { ArrowRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { Link, useNavigate } from 'react-router-dom';
import { selectSession } from '#api/session.ts';
import { useTranslation } from '#web-language/use-translation.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button, buttonClass } from '#ui/button/button.tsx';
import { ErrorSummary } from '#ui/field/error-summary.tsx';
import { FormEnd, FormPage } from '#ui/form-page/form-page.tsx';
import { notify } from '#ui/toast/toast.tsx';
import styles from './survey.module.css';
import { ScalesPart, StatementsPart, FreeTextPart } from './survey-parts.tsx';
import { useSurvey } from './use-survey.ts';
import { DocumentTitle } from '#web-language/document-title.tsx';

/** Short names of the questions, for the list of errors. */
const shortNames = {
  feedback: 'survey.freeText.title',
  recommend: 'survey.short.recommend',
  comfort: 'survey.short.comfort',
  consult: 'survey.short.consult',
  statements: 'survey.statements.title',
} as const;

const nextPath = '/myPatternScreen';

/** The survey: five questions, all required. */
export function UserFeedbackFormScreen() {
  const { t } = useTranslation();
  const session = useSelector(selectSession);
  const navigate = useNavigate();
  const summaryRef = useRef<HTMLDivElement>(null);
  const form = useSurvey(session?.userid ?? null, () => {
    notify.success(t('survey.sent'));
    void navigate(nextPath);
  });
  useEffect(() => {
    if (form.invalidFields.length > 0) summaryRef.current?.focus();
  }, [form.invalidFields]);
  const problems = form.invalidFields
    .filter((name) => form.errors[name])
    .map((name) => ({ id: name, label: t(shortNames[name]) }));

  return (
    <>
      <DocumentTitle page={t('survey.title')} />
      <FormPage
        title={t('survey.title')}
        lead={t('survey.lead')}
        note={<h2 className={styles.mandatory}>{t('survey.mandatory')}</h2>}
        summary={problems.length > 0 && <ErrorSummary title={t('survey.incomplete')} errors={problems} />}
        summaryRef={summaryRef}
        onSubmit={form.submit}
      >
        <FreeTextPart form={form} />
        <ScalesPart form={form} />
        <StatementsPart form={form} />
        <FormEnd className={styles.end}>
          {form.failure && <Alert status="error">{form.failure.message}</Alert>}
          <Button
            type="submit"
            loading={form.busy}
            loadingLabel={t('survey.sending')}
            endIcon={<ArrowRight aria-hidden="true" />}
          >
            {t('survey.submit')}
          </Button>
          {form.failure?.isUnsupported && (
            <Link className={buttonClass('tertiary')} to={nextPath}>
              {t('survey.continue')}
            </Link>
          )}
        </FormEnd>
      </FormPage>
    </>
  );
}
