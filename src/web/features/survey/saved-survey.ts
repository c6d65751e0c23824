import { tabKeys } from '#api/device/tab-keys.ts';
import { createSavedForm } from '#api/device/saved-form.ts';
import type { SurveyValues } from './survey-values.ts';

/** The survey values saved in this tab. */
export const savedSurvey = createSavedForm<SurveyValues>(tabKeys.surveyForm);
