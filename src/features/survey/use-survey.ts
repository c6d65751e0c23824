import { useFormik } from 'formik';
import { type FormEvent, useRef, useState } from 'react';
import { failureOf } from '../../api/failure.ts';
import { forgetSurvey, keepSurvey, keptSurvey } from './kept-survey.ts';
import { strings } from './strings.ts';
import { useSendSurveyMutation } from './survey-api.ts';
import { type SurveyValues, surveyFields, surveyOf, surveyRules } from './survey-values.ts';

/** 'lacking': this server has no such call, so that trying again is no use. */
export type SurveyFailure = { readonly message: string; readonly lacking: boolean };

/** The survey form: its values, what is open or wrong, and how sending goes. */
export interface SurveyForm {
  readonly values: SurveyValues;
  readonly errors: { readonly [K in keyof SurveyValues]?: string };
  /** The questions that the last try found open, in reading order; a new list with each try. */
  readonly open: readonly (keyof SurveyValues)[];
  readonly busy: boolean;
  readonly failure: SurveyFailure | null;
  set<K extends keyof SurveyValues>(name: K, value: SurveyValues[K]): void;
  submit(event: FormEvent): void;
}

/**
 * Formik and Yup behind one form: rules run at Next, an answer takes its question's message away, what was typed
 * survives every failure.
 * @param userid null without a session: then nothing is sent and the form says so
 */
export function useSurvey(userid: string | null, onSent: () => void): SurveyForm {
  const [send] = useSendSurveyMutation();
  const [open, setOpen] = useState<SurveyForm['open']>([]);
  const [failure, setFailure] = useState<SurveyFailure | null>(null);
  const [busy, setBusy] = useState(false);
  const underWay = useRef(false);
  const formik = useFormik<SurveyValues>({
    initialValues: keptSurvey(userid ?? ''),
    validationSchema: surveyRules,
    validateOnChange: false,
    validateOnBlur: false,
    onSubmit: () => undefined,
  });
  const errors = formik.errors as SurveyForm['errors'];

  function set<K extends keyof SurveyValues>(name: K, value: SurveyValues[K]) {
    void formik.setFieldValue(name, value, false);
    formik.setErrors({ ...formik.errors, [name]: undefined });
    if (userid !== null) keepSurvey(userid, { ...formik.values, [name]: value });
  }

  async function attempt() {
    setFailure(null);
    const found = await formik.validateForm();
    const wrong = surveyFields.filter((name) => found[name]);
    setOpen(wrong);
    if (wrong.length > 0) return;
    if (userid === null) return setFailure({ message: strings.missingSession, lacking: false });
    setBusy(true);
    try {
      await send({ userid, survey: surveyOf(formik.values) }).unwrap();
      forgetSurvey();
      onSent();
    } catch (error) {
      setFailure(failureFrom(error));
    } finally {
      setBusy(false);
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (underWay.current) return;
    underWay.current = true;
    void attempt().finally(() => {
      underWay.current = false;
    });
  }

  return { values: formik.values, errors, open, busy, failure, set, submit };
}

function failureFrom(error: unknown): SurveyFailure {
  const failure = failureOf(error);
  const lacking = failure.kind === 'refused' && (failure.status === 404 || failure.status === 405);
  if (lacking) return { message: strings.notTaken, lacking };
  const reason = failure.kind === 'refused' && failure.status === 422 ? failure.message : null;
  return { message: reason === null ? strings.failed : `${reason} ${strings.failed}`, lacking };
}
