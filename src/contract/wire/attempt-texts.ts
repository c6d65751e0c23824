import type { AttemptTexts } from '#domain/instrument/translation.ts';
import { toRecord } from './values.ts';

/** Reads the texts of an attempt. @param record a record of the history or of the summary */
export function readAttemptTexts(record: unknown): AttemptTexts {
  const { language, browserTranslated } = toRecord(record);
  return {
    ...(typeof language === 'string' && { language }),
    ...(browserTranslated === true && { browserTranslated }),
  };
}
