import { keptForm } from '#api/device/kept-form.ts';
import type { SurveyValues } from './survey-values.ts';

/** The survey as it was left in this tab. */
export const keptSurvey = keptForm<SurveyValues>('survey');
