/** Reason why no method is named. A finding with this reason suppresses findings within its match. */
export const methodRisk = 'Naming a method or means can put a person at risk who reads it.';

export const notAScore = 'An attempt is neither a success nor a failure.';
export const noDiagnosis = 'A text speaks of answers and moments; it never diagnoses the reader.';
export const noPromise = 'No text can promise that.';

/** Alternative to a diagnosis. */
export const diagnosisAlternative = '"what you are going through", or "your answers suggest …"';
