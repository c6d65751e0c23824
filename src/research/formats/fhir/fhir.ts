import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { toFhirId, fhirIdentifiers } from '#domain/fhir/identifiers.ts';
import { createQuestionnaire } from '#domain/fhir/questionnaire.ts';
import { createObservations, createResponse, type ResponseContext } from '#domain/fhir/response.ts';
import type { Row, Table } from '#domain/tables/table.ts';
import type { ReleaseFormat } from '../../release/format.ts';
import { TextFile } from '../../release/text-file.ts';

/** FHIR R4 as newline-delimited JSON: questionnaires, responses, and scores as observations. */
export const fhir: ReleaseFormat = {
  name: 'fhir',
  async begin({ folder, tables, about }) {
    const own = join(folder, 'fhir');
    await mkdir(own);
    const file = (name: string) => new TextFile(join(own, `${name}.ndjson`));
    const [questionnaires, responses, observations] = [
      file('Questionnaire'),
      file('QuestionnaireResponse'),
      file('Observation'),
    ];
    for (const table of tables)
      if (table.instrument) await questionnaires.write(line(createQuestionnaire(table, table.instrument)));
    const numbers = new Map<string, number>();
    return {
      async row(table: Table, row: Row) {
        if (!table.instrument) return;
        const number = (numbers.get(table.name) ?? 0) + 1;
        numbers.set(table.name, number);
        const context = createContext(table, row, number, about.name);
        await responses.write(line(createResponse(table, row, context)));
        await observations.write(createObservations(table, row, context).map(line).join(''));
      },
      async end() {
        for (const each of [questionnaires, responses, observations]) await each.end();
      },
    };
  },
};

const line = (resource: object) => `${JSON.stringify(resource)}\n`;

/** The subject is the study id, which is different in each release. Contains no name and no date. */
function createContext({ name, columns }: Table, row: Row, number: number, release: string): ResponseContext {
  const getCell = (columnName: string) => row[columns.findIndex((column) => column.name === columnName)];
  const [answered, language] = [getCell('instrument_version'), getCell('language')];
  return {
    id: toFhirId(`${name}-${number}`),
    subject: {
      type: 'Patient',
      identifier: { system: fhirIdentifiers.person(release), value: String(getCell('study_id')) },
    },
    answered: typeof answered === 'string' ? answered : null,
    ...(typeof language === 'string' && { language }),
  };
}
