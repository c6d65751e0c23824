import type { Column } from '#domain/tables/table.ts';

/** Words of SPSS's own that no variable may be called. */
const reserved = new Set('all and by eq ge gt le lt ne not or to with'.split(' '));

/** The names of the columns in SPSS, which knows no difference of small and large letters. */
export function spssNames(columns: readonly Column[]): string[] {
  const usedNames = new Set(reserved);
  return columns.map(({ name }) => {
    let own = name;
    for (let n = 2; usedNames.has(own.toLowerCase()); n += 1) own = `${name.slice(0, 60)}_${n}`;
    usedNames.add(own.toLowerCase());
    return own;
  });
}
