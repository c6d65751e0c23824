import { useState } from 'react';
import { toFailure, lacksEndpoint } from '#api/failure.ts';
import { type Form, useForm } from '#forms/use-form.ts';
import { savedSurvey } from './saved-survey.ts';
import { messages } from './messages.ts';
import { useSendSurveyMutation } from './survey-api.ts';
import { emptySurvey, type SurveyValues, toSurveyBody, surveyRules } from './survey-values.ts';

/** 'lacking': this server has no such call, so that trying again is no use. */
type SurveyFailure = { readonly message: string; readonly lacking: boolean };

/** The survey form, and why the last try did not get through. */
export interface SurveyForm extends Form<SurveyValues> {
  readonly failure: SurveyFailure | null;
}

/**
 * The survey form. What is typed is kept for this tab at every change, and so survives every failure.
 * @param userid null without a session: then nothing is sent and the form says so
 */
export function useSurvey(userid: string | null, onSent: () => void): SurveyForm {
  const [send] = useSendSurveyMutation();
  const [failure, setFailure] = useState<SurveyFailure | null>(null);
  const form = useForm<SurveyValues>({
    initial: { ...emptySurvey, ...savedSurvey.load(userid ?? '') },
    rules: surveyRules,
    refused: () => setFailure(null),
    async send(values) {
      setFailure(null);
      if (userid === null) return setFailure({ message: messages.missingSession, lacking: false });
      try {
        await send({ userid, survey: toSurveyBody(values) }).unwrap();
        savedSurvey.forget();
        onSent();
      } catch (error) {
        setFailure(failureFrom(error));
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

function failureFrom(error: unknown): SurveyFailure {
  if (lacksEndpoint(error)) return { message: messages.notTaken, lacking: true };
  const failure = toFailure(error);
  const reason =
    failure.kind === 'refused' && (failure.status === 422 || failure.code === 'consent-withdrawn')
      ? failure.message
      : null;
  return { message: reason === null ? messages.failed : `${reason} ${messages.failed}`, lacking: false };
}
