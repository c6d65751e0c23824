import type { Column } from '#domain/tables/table.ts';

/** Reserved words of SPSS. */
const reserved = new Set('all and by eq ge gt le lt ne not or to with'.split(' '));

/** Unique variable names for SPSS, where names are case-insensitive. */
export function createSpssNames(columns: readonly Column[]): string[] {
  const usedNames = new Set(reserved);
  return columns.map(({ name }) => {
    let own = name;
    for (let n = 2; usedNames.has(own.toLowerCase()); n += 1) own = `${name.slice(0, 60)}_${n}`;
    usedNames.add(own.toLowerCase());
    return own;
  });
}
