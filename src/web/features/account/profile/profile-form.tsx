import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import settings from '#compiled/settings.json';
import { focusFirstError } from '#forms/focus-first-error.ts';
import { useForm } from '#forms/use-form.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { ErrorSummary } from '#ui/field/error-summary.tsx';
import { FormPage } from '#ui/form-page/form-page.tsx';
import { notify } from '#ui/toast/toast.tsx';
import { useTranslation } from '#web-language/use-translation.ts';
import { BirthYearField } from '../age/birth-year-field.tsx';
import { focusErrorSummary } from '../form/focus-error-summary.ts';
import { readProfileDraft, saveProfileDraft } from '../profile-draft.ts';
import { readRegistrationId } from '../registration-id.ts';
import { useDisplayedNotice } from '../terms/consent-notice.tsx';
import { times } from '../times.ts';
import { listProblems } from './list-problems.ts';
import { AboutPart, ConsentPart, HelpPart, LifePart, FurtherQuestionsPart } from './profile-parts.tsx';
import {
  hasChosenFurtherQuestions,
  countAnswered,
  emptyRegistration,
  type RegistrationValues,
  validatedFields,
  createRegistrationRules,
} from './registration-values.ts';
import { type RegistrationFailure, useRegistration } from './use-registration.ts';
import { DocumentTitle } from '#web-language/document-title.tsx';

/** The question about research, from `content/settings.json`. */
export type ResearchSettings = typeof settings.research;

export interface ProfileFormProps {
  research: ResearchSettings;
  /** The year of birth, if it was asked in an earlier step of this page; it is then not asked again. */
  birthYear?: number;
  /**
   * Called when the registration has ended because the person is under 18. `isDeleted`: the server has deleted the
   * account.
   */
  onUnderage(isDeleted: boolean): void;
}

/** The "Registration" screen: the form that completes an account. */
export function ProfileForm({ research, birthYear, onUnderage }: ProfileFormProps) {
  const { t } = useTranslation();
  const top = useRef<HTMLDivElement>(null);
  const [id] = useState(readRegistrationId);
  const [restoredValues] = useState(() => readSavedValues(id, birthYear));
  const [failure, setFailure] = useState<RegistrationFailure | null>(null);
  const { save, saved: isSaved } = useRegistration({
    terms: settings.termsVersion,
    researchText: research.textVersion,
    notice: useDisplayedNotice(),
  });

  const form = useForm({
    emptyValues: emptyRegistration,
    restoredValues,
    rules: createRegistrationRules(t),
    onInvalid() {
      setFailure(null);
      notify.error(t('registration.profile.incomplete'), { duration: times.toast });
      setTimeout(() => focusErrorSummary(top.current));
    },
    async send(values) {
      setFailure(null);
      const problem = await save(values, () => form.clear());
      if (problem && 'isUnderage' in problem) return onUnderage(problem.isDeleted);
      setFailure(problem);
      if (problem?.termsMessage) askConsentAgain(problem.termsMessage);
    },
  });

  useDraftSaving(id, form.values, isSaved);

  /** Unchecks the box, because it was for older terms, and displays the message there. */
  function askConsentAgain(message: string) {
    form.set('terms', false);
    form.setErrors({ terms: message });
    focusFirstError(document.body);
  }

  const problems = listProblems(t, validatedFields, form.errors);

  const { answered, total } = countAnswered(form.values);
  const isMore = hasChosenFurtherQuestions(form.values);
  const parts = isMore ? 5 : 3;
  const formatProgress = (part: number) =>
    t('registration.profile.place', { part, parts, answered, of: total });

  return (
    <>
      <DocumentTitle page={t('registration.profile.title')} />
      <FormPage
        title={t('registration.profile.title')}
        lead={t('registration.profile.lead')}
        summary={
          form.invalidFields.length > 0 && (
            <ErrorSummary title={t('registration.profile.incomplete')} errors={problems} />
          )
        }
        summaryRef={top}
        onSubmit={form.submit}
      >
        <AboutPart
          form={form}
          progress={formatProgress(1)}
          birthYear={birthYear === undefined && <BirthYearField form={form} />}
        />
        <FurtherQuestionsPart form={form} progress={formatProgress(2)} />
        {isMore && (
          <>
            <LifePart form={form} progress={formatProgress(3)} />
            <HelpPart form={form} progress={formatProgress(4)} />
          </>
        )}
        <ConsentPart
          form={form}
          progress={formatProgress(parts)}
          research={research.enabled ? research.text : null}
        >
          {failure && (
            <Alert status="error" live="off">
              {failure.message} {failure.isIdUnknown && <Link to="/login">{t('account.toLogin')}</Link>}
              {failure.detail && <p>{failure.detail}</p>}
            </Alert>
          )}
          <Button type="submit" loading={form.busy || isSaved} loadingLabel={t('registration.profile.busy')}>
            {t('registration.profile.submit')}
          </Button>
        </ConsentPart>
      </FormPage>
    </>
  );
}

/**
 * Restores the saved values. The consent boxes are unchecked: a consent is for the displayed text.
 * @param id registration id
 */
function readSavedValues(id: string | null, birthYear?: number): RegistrationValues {
  const values = { ...emptyRegistration, ...readProfileDraft(id) };
  return birthYear === undefined ? values : { ...values, birthYear: String(birthYear) };
}

/** Saves the values in the tab storage until they are submitted. */
function useDraftSaving(id: string | null, values: RegistrationValues, isSaved: boolean): void {
  useEffect(() => {
    const { terms: _, research: __, ...fields } = values;
    if (id !== null && !isSaved) saveProfileDraft(id, fields);
  }, [id, values, isSaved]);
}
