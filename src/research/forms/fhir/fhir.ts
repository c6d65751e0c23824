import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Form } from '../../release/form.ts';
import type { Row, Table } from '../../release/table.ts';
import { TextFile } from '../../release/text-file.ts';
import { questionnaireOf } from './questionnaire.ts';
import { observationsOf, responseOf } from './response.ts';

/** FHIR R4 as newline-delimited JSON: questionnaires, what was answered, and the scores as observations. */
export const fhir: Form = {
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
      if (table.instrument) await questionnaires.write(line(questionnaireOf(table, table.instrument)));
    const numbers = new Map<string, number>();
    return {
      async row(table: Table, row: Row) {
        if (!table.instrument) return;
        const number = (numbers.get(table.name) ?? 0) + 1;
        numbers.set(table.name, number);
        await responses.write(line(responseOf(table, row, number, about.name)));
        await observations.write(observationsOf(table, row, number, about.name).map(line).join(''));
      },
      async end() {
        for (const each of [questionnaires, responses, observations]) await each.end();
      },
    };
  },
};

const line = (resource: object) => `${JSON.stringify(resource)}\n`;
