import type { Column } from '#domain/tables/table.ts';
import type { ReleaseFormat } from '#research/release/format.ts';

/** A format that writes missing values as 0, which its oracle must detect. */
export function writeMissingAsZero({ name, begin }: ReleaseFormat): ReleaseFormat {
  return {
    name,
    async begin(release) {
      const writer = await begin(release);
      return {
        row: ({ columns, ...table }, row) =>
          writer.row?.(
            { columns, ...table },
            row.map((cell, at) => cell ?? (isNumber(columns[at]) ? 0 : null)),
          ),
        end: () => writer.end(),
      };
    },
  };
}

function isNumber(column: Column | undefined): boolean {
  return column?.type === 'integer' || column?.type === 'number';
}
