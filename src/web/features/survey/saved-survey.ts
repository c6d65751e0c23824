import { tabKeys } from '#api/device/tab-keys.ts';
import { createFormDraftStorage } from '#api/device/form-draft-storage.ts';
import type { SurveyValues } from './survey-values.ts';

/** The survey values saved in this tab. */
export const savedSurvey = createFormDraftStorage<SurveyValues>(tabKeys.surveyForm);
