import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Column, Table } from '#domain/tables/table.ts';
import type { ReleaseFormat, ReleaseMetadata } from '../../release/format.ts';

/** `datapackage.json`: describes the CSV files by Data Package 2 and Table Schema. */
export const datapackage: ReleaseFormat = {
  name: 'datapackage',
  async begin({ folder, tables, about }) {
    return {
      async end() {
        const text = `${JSON.stringify(createPackage(tables, about), null, 2)}\n`;
        await writeFile(join(folder, 'datapackage.json'), text, { flag: 'wx' });
      },
    };
  },
};

function createPackage(
  tables: readonly Table[],
  { name, program, institute, madeAt, until }: ReleaseMetadata,
) {
  return {
    $schema: 'https://datapackage.org/profiles/2.0/datapackage.json',
    name: name.toLowerCase().replace(/[^a-z0-9._-]+/g, '-'),
    title: `${program}: answers for research`,
    description: `Attempts up to ${until}. The people are visitors of this site, not a sample of India.`,
    created: madeAt,
    contributors: [{ title: institute, roles: ['creator'] }],
    resources: [...tables.map(createResource), script],
  };
}

const script = {
  name: 'invariance',
  title: 'Measurement invariance by age band, gender and language, with lavaan',
  path: 'invariance.R',
  scheme: 'file',
  format: 'R',
  mediatype: 'text/x-r',
  encoding: 'utf-8',
};

function createResource({ name, columns, key, instrument }: Table) {
  return {
    name: name.toLowerCase().replace('@', '-v'),
    type: 'table',
    title: instrument ? `${instrument.title} (${name})` : 'People',
    path: `${name}.csv`,
    scheme: 'file',
    format: 'csv',
    mediatype: 'text/csv',
    encoding: 'utf-8',
    dialect: { delimiter: ',', lineTerminator: '\r\n', quoteChar: '"', doubleQuote: true, header: true },
    schema: {
      $schema: 'https://datapackage.org/profiles/2.0/tableschema.json',
      fields: columns.map((column) => createField(column, key)),
      missingValues: [''],
      primaryKey: key,
      ...(instrument ? { foreignKeys: [toPeople] } : {}),
    },
  };
}

const toPeople = { fields: ['study_id'], reference: { resource: 'people', fields: ['study_id'] } };

function createField({ name, type, description, codes, range }: Column, key: readonly string[]) {
  return {
    name,
    type,
    description,
    ...(codes ? { categories: codes.map(({ code, label }) => ({ value: code, label })) } : {}),
    constraints: {
      ...(key.includes(name) ? { required: true } : {}),
      ...(range ? { minimum: range.low, maximum: range.high } : {}),
    },
  };
}
