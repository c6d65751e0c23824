import { createFinding } from '../../../finding/create-finding.ts';
import { parseJson } from '../../../source/parse-json.ts';
import { parseFhir } from '../fhir/parse-fhir.ts';
import { toObject, toObjects } from '../json-object.ts';
import { isQualtrics, parseQualtrics } from '../qualtrics/parse-qualtrics.ts';
import { isSurveyJs, parseSurveyJs } from '../surveyjs/parse-surveyjs.ts';
import { createRefusal, getTitle, type ReadFormResult } from './read-result.ts';

/** Reads a FHIR Questionnaire, a bundle of them, a survey of SurveyJS or of Qualtrics. */
export function readJsonForm(name: string, text: string): ReadFormResult {
  const json = parseJson(text.replace(/^\uFEFF/, ''));
  if (json.problem) return { findings: [createFinding(name, json.problem.line, json.problem)] };
  const resource = toObject(json.parsed);
  if (resource.resourceType === 'Questionnaire') return { kind: 'FHIR', forms: [parseFhir(resource)] };
  const inBundle = toObjects(resource.entry)
    .map((entry) => toObject(entry.resource))
    .filter((one) => one.resourceType === 'Questionnaire');
  if (inBundle.length > 0) return { kind: 'FHIR', forms: inBundle.map(parseFhir) };
  if (isQualtrics(resource)) return { kind: 'Qualtrics', forms: [parseQualtrics(resource)] };
  if (isSurveyJs(resource)) return { kind: 'SurveyJS', forms: [parseSurveyJs(resource, getTitle(name))] };
  return createRefusal(name, {
    rule: 'import/no-questionnaire',
    path: '',
    expected: 'a FHIR resource of the type "Questionnaire", a survey of SurveyJS, or of Qualtrics',
    actual: `"resourceType": ${JSON.stringify(resource.resourceType) ?? 'none'}`,
    fix: 'Save the Questionnaire of the bundle as a file, or check that this is the right file.',
  });
}
