import { useState } from 'react';
import { toFailure, isEndpointMissing } from '#api/failure.ts';
import { type FormState, useForm } from '#forms/use-form.ts';
import type { Translate } from '#language/translate.ts';
import { useTranslation } from '#web-language/use-translation.ts';
import { savedSurvey } from './saved-survey.ts';
import { useSendSurveyMutation } from './survey-api.ts';
import { emptySurvey, type SurveyValues, toSurveyBody, createSurveyRules } from './survey-values.ts';

/** `isUnsupported`: the server does not have the route, so a retry cannot succeed. */
type SurveyFailure = { readonly message: string; readonly isUnsupported: boolean };

/** The survey form, and the failure of the last submission. */
export interface SurveyForm extends FormState<SurveyValues> {
  readonly failure: SurveyFailure | null;
}

/**
 * The survey form. Its values are saved in the tab at each change.
 * @param userid null without a session; nothing is sent then
 */
export function useSurvey(userid: string | null, onSent: () => void): SurveyForm {
  const { t } = useTranslation();
  const [send] = useSendSurveyMutation();
  const [failure, setFailure] = useState<SurveyFailure | null>(null);
  const form = useForm<SurveyValues>({
    emptyValues: { ...emptySurvey, ...savedSurvey.load(userid ?? '') },
    rules: createSurveyRules(t),
    onInvalid: () => setFailure(null),
    async send(values) {
      setFailure(null);
      if (userid === null) return setFailure({ message: t('survey.sessionMissing'), isUnsupported: false });
      try {
        await send({ userid, survey: toSurveyBody(values) }).unwrap();
        savedSurvey.forget();
        onSent();
      } catch (error) {
        setFailure(toSurveyFailure(error, t));
      }
    },
  });

  return {
    ...form,
    failure,
    set(name, value) {
      form.set(name, value);
      if (userid !== null) savedSurvey.save(userid, { ...form.values, [name]: value });
    },
  };
}

function toSurveyFailure(error: unknown, t: Translate): SurveyFailure {
  if (isEndpointMissing(error)) return { message: t('survey.unsupported'), isUnsupported: true };
  const failure = toFailure(error);
  const reason =
    failure.kind === 'refused' && (failure.status === 422 || failure.code === 'consent-withdrawn')
      ? failure.message
      : null;
  return {
    message: reason === null ? t('survey.failed') : t('survey.failedBecause', { reason }),
    isUnsupported: false,
  };
}
