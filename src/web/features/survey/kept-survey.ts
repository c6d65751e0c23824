import { tab } from '#api/device/storage.ts';
import { emptySurvey, type SurveyValues } from './survey-values.ts';

const key = 'survey';

/** Keeps what was typed for this tab: a session that ended, or a page left by mistake, must not cost it. */
export function keepSurvey(userid: string, values: SurveyValues): void {
  tab.write(key, JSON.stringify({ userid, values }));
}

/** What this person has typed in this tab and not sent yet; an empty form when there is nothing readable. */
export function keptSurvey(userid: string): SurveyValues {
  try {
    const kept = JSON.parse(tab.read(key) ?? 'null') as { userid: string; values: SurveyValues } | null;
    return kept?.userid === userid ? { ...emptySurvey, ...kept.values } : emptySurvey;
  } catch {
    return emptySurvey;
  }
}

/** It was sent. */
export function forgetSurvey(): void {
  tab.remove(key);
}
