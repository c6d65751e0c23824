/** Creates unique item ids from names of a form: "phq_1" becomes "phq1". */
export class ItemIdGenerator {
  private readonly usedIds = new Set<string>();

  create(name: string): string {
    const words = name.normalize('NFD').match(/[A-Za-z0-9]+/g) ?? [];
    const joined = words
      .map((word, at) => (at === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1)))
      .join('');
    const letterFirst = /^[A-Za-z]/.test(joined) ? joined : `q${joined}`;
    const base = (letterFirst.charAt(0).toLowerCase() + letterFirst.slice(1)).slice(0, 36);
    let id = base;
    for (let n = 2; this.usedIds.has(id); n += 1) id = `${base}-${n}`;
    this.usedIds.add(id);
    return id;
  }
}
