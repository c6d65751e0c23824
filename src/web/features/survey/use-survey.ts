import { useState } from 'react';
import { toFailure, lacksEndpoint } from '#api/failure.ts';
import { type FormState, useForm } from '#forms/use-form.ts';
import { savedSurvey } from './saved-survey.ts';
import { messages } from './messages.ts';
import { useSendSurveyMutation } from './survey-api.ts';
import { emptySurvey, type SurveyValues, toSurveyBody, surveyRules } from './survey-values.ts';

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
  const [send] = useSendSurveyMutation();
  const [failure, setFailure] = useState<SurveyFailure | null>(null);
  const form = useForm<SurveyValues>({
    emptyValues: { ...emptySurvey, ...savedSurvey.load(userid ?? '') },
    rules: surveyRules,
    onInvalid: () => setFailure(null),
    async send(values) {
      setFailure(null);
      if (userid === null) return setFailure({ message: messages.missingSession, isUnsupported: false });
      try {
        await send({ userid, survey: toSurveyBody(values) }).unwrap();
        savedSurvey.forget();
        onSent();
      } catch (error) {
        setFailure(toSurveyFailure(error));
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

function toSurveyFailure(error: unknown): SurveyFailure {
  if (lacksEndpoint(error)) return { message: messages.unsupported, isUnsupported: true };
  const failure = toFailure(error);
  const reason =
    failure.kind === 'refused' && (failure.status === 422 || failure.code === 'consent-withdrawn')
      ? failure.message
      : null;
  return {
    message: reason === null ? messages.failed : `${reason} ${messages.failed}`,
    isUnsupported: false,
  };
}
