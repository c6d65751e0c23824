import { listCodes } from '../answers/codes.ts';
import type { Instrument } from '../instrument/instrument.ts';
import { listQuestions, getScale } from '../instrument/questions.ts';
import { listItemIds } from '../scoring/formulas/operands.ts';
import type { Table } from '../tables/table.ts';
import { createExpressionExtension, fhirExtensionUrls, toFhirId, fhirIdentifiers } from './identifiers.ts';
import { createItem } from './items.ts';
import { getValue, createCompletePath, createNotApplicablePath, createValuePath } from './answer-paths.ts';
import { createRoundedPath, createScorePath, variableNames, findWholeScores } from './score-paths.ts';
import { defaultLanguage } from '../instrument/default-language.ts';
import { isSameLanguage } from '../instrument/translation.ts';

/** Converts an instrument to a FHIR R4 Questionnaire: its items, and its scores as calculated items. */
export function createQuestionnaire(table: Table, instrument: Instrument) {
  const scored = new Set(instrument.scores.flatMap(({ formula }) => listItemIds(formula)));
  const questions = listQuestions(instrument).filter(({ id }) => scored.has(id));
  const language = instrument.language ?? defaultLanguage;
  const whole = findWholeScores(instrument, (id) => isWholeItem(instrument, id));
  const conditions = {
    isComplete: createCompletePath(instrument),
    isNotApplicable: (id: string) => createNotApplicablePath(instrument, id),
  };
  return {
    resourceType: 'Questionnaire',
    id: toFhirId(`${instrument.id}-${instrument.version}`),
    language,
    extension: [
      ...questions.map((question) =>
        createExpressionExtension(
          fhirExtensionUrls.variable,
          createValuePath(instrument, question),
          variableNames.item(question.id),
        ),
      ),
      ...instrument.scores.map((score) =>
        createExpressionExtension(
          fhirExtensionUrls.variable,
          createScorePath(score, conditions),
          variableNames.score(score.id),
        ),
      ),
    ],
    url: fhirIdentifiers.questionnaire(table),
    version: instrument.version,
    name: toFhirId(table.name).replaceAll(/[.-]/g, '_'),
    title: instrument.title,
    status: instrument.status.startsWith('draft') ? 'draft' : 'active',
    subjectType: ['Patient'],
    // The status is written for researchers, in the language of the original.
    description: isSameLanguage(language, defaultLanguage)
      ? `${instrument.description} Status: ${instrument.status}.`
      : instrument.description,
    ...(instrument.licence !== undefined && { copyright: instrument.licence }),
    item: [
      ...instrument.items.map((item) => createItem(table, instrument, item)),
      ...instrument.scores.map((score) => ({
        linkId: variableNames.score(score.id),
        text: score.title,
        type: score.decimals === 0 ? 'integer' : 'decimal',
        readOnly: true,
        extension: [
          createExpressionExtension(
            fhirExtensionUrls.calculated,
            createRoundedPath(score, whole.has(score.id)),
          ),
        ],
      })),
    ],
  };
}

function isWholeItem(instrument: Instrument, id: string): boolean {
  const question = listQuestions(instrument).find((one) => one.id === id);
  if (!question) return false;
  const scale = getScale(instrument, question);
  const values = listCodes(scale).map((code) =>
    getValue(scale, question, scale.kind === 'several' ? [code] : code),
  );
  return [...values, question.hiddenValue ?? 0].every(Number.isInteger);
}
