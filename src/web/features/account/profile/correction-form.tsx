import { useEffect, useRef, useState } from 'react';
import { tabKeys } from '#api/device/tab-keys.ts';
import { createFormDraftStorage } from '#api/device/form-draft-storage.ts';
import { toFailure, isEndpointMissing } from '#api/failure.ts';
import type { ProfileFields } from '#contract/requests.ts';
import { useForm } from '#forms/use-form.ts';
import type { Translate } from '#language/translate.ts';
import { Alert, type Status } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { ErrorSummary } from '#ui/field/error-summary.tsx';
import { FormEnd, FormPage } from '#ui/form-page/form-page.tsx';
import { useTranslation } from '#web-language/use-translation.ts';
import { focusErrorSummary } from '../form/focus-error-summary.ts';
import { BackToProfile } from './back-to-profile.tsx';
import {
  type ProfileFieldValues,
  profileFieldNames,
  createProfileFieldRules,
  toProfileBody,
  fromProfileBody,
} from './profile-field-values.ts';
import { useCorrectProfileMutation } from './own-profile-api.ts';
import { listProblems } from './list-problems.ts';
import styles from './profile-parts.module.css';
import { AboutPart, HelpPart, LifePart } from './profile-parts.tsx';

/** Fields that are changed and not saved. The other fields are loaded from the server. */
const unsavedFields = createFormDraftStorage<ProfileFieldValues>(tabKeys.correctionForm);

export interface CorrectionFormProps {
  readonly userid: string;
  /** The values on the server. */
  readonly profile: ProfileFields;
}

/** The form to correct the profile. It stays after saving, with a confirmation. */
export function CorrectionForm({ userid, profile }: CorrectionFormProps) {
  const { t } = useTranslation();
  const top = useRef<HTMLDivElement>(null);
  const [outcome, setOutcome] = useState<{ readonly status: Status; readonly text: string } | null>(null);
  const [correctProfile] = useCorrectProfileMutation();
  const [saved, setSaved] = useState(() => fromProfileBody(profile));
  const form = useForm({
    emptyValues: saved,
    restoredValues: { ...saved, ...unsavedFields.load(userid) },
    rules: createProfileFieldRules(t),
    onInvalid() {
      setOutcome(null);
      setTimeout(() => focusErrorSummary(top.current));
    },
    async send(values) {
      setOutcome(null);
      const request = correctProfile({ userid, profile: toProfileBody(values) }).unwrap();
      setOutcome(
        await request.then(
          () => {
            setSaved(values);
            return { status: 'success', text: t('registration.correction.saved') };
          },
          (error) => ({ status: 'error', text: toErrorMessage(t, error) }),
        ),
      );
    },
  });
  useEffect(() => {
    const changedFields = profileFieldNames.filter((name) => form.values[name] !== saved[name]);
    if (changedFields.length === 0) unsavedFields.forget();
    else
      unsavedFields.save(userid, Object.fromEntries(changedFields.map((name) => [name, form.values[name]])));
  }, [userid, saved, form.values]);
  const problems = listProblems(t, profileFieldNames, form.errors);

  return (
    <FormPage
      title={t('registration.correction.title')}
      lead={t('registration.correction.lead')}
      note={<p className="note">{t('registration.correction.age')}</p>}
      summary={
        form.invalidFields.length > 0 &&
        problems.length > 0 && (
          <ErrorSummary title={t('registration.correction.incomplete')} errors={problems} />
        )
      }
      summaryRef={top}
      onSubmit={form.submit}
    >
      <AboutPart form={form} />
      <LifePart form={form} hasPhone />
      <HelpPart form={form} />
      <FormEnd>
        {outcome && <Alert status={outcome.status}>{outcome.text}</Alert>}
        <div className={styles.buttons}>
          <Button type="submit" loading={form.busy} loadingLabel={t('registration.correction.busy')}>
            {t('registration.correction.save')}
          </Button>
          <BackToProfile />
        </div>
      </FormEnd>
    </FormPage>
  );
}

/** Prefers the message of the server for an invalid value. */
function toErrorMessage(t: Translate, error: unknown): string {
  if (isEndpointMissing(error)) return t('registration.correction.lacking');
  const failure = toFailure(error);
  const isWrong = failure.kind === 'refused' && failure.status === 422;
  return (isWrong && failure.message) || t('registration.correction.failed');
}
