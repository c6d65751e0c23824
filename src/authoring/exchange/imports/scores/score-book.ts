import type { Formula, Score } from '#domain/instrument/instrument.ts';
import { canShrink } from '#domain/scoring/not-applicable.ts';
import { chooseFormula, type Counted, splitTerms } from './choose-formula.ts';
import type { RoundedValue } from './compile-round.ts';
import { add, createTerm, type Linear, type Term } from './linear.ts';
import { type ScoredQuestion, UnsupportedError } from './score-source.ts';
import { getValueRange, hasWholeValues } from './values.ts';

/** Collects the scores of a form. Intermediate values are scores without a report. */
export class ScoreBook {
  /** All scores; each follows those that it uses. */
  readonly scores: Score[] = [];
  /** Ids of the items that count as reversed, and of those that count as they are. */
  readonly reversed = new Set<string>();
  private readonly plain = new Set<string>();
  private readonly questions: ReadonlyMap<string, ScoredQuestion>;
  private readonly named = new Map<string, string>();
  private readonly whole = new Set<string>();

  /** @param questions by their names in the form */
  constructor(questions: ReadonlyMap<string, ScoredQuestion>) {
    this.questions = questions;
  }

  getQuestion(name: string): ScoredQuestion | undefined {
    return this.questions.get(name);
  }

  getQuestionById(id: string | undefined): ScoredQuestion | undefined {
    return [...this.questions.values()].find((one) => one.id === id);
  }

  getScoreId(name: string): string | undefined {
    return this.named.get(name);
  }

  /** Returns the value of an item as the form counts it. */
  getItemValue({ id, scale }: ScoredQuestion): Linear {
    if (!this.reversed.has(id)) {
      this.plain.add(id);
      return createTerm('item', id);
    }
    const { low, high } = getValueRange(scale);
    return { terms: [{ of: 'item', id, weight: -1 }], constant: low + high };
  }

  /** Counts an item as reversed; undefined if another score counts it as it is. */
  reverse(id: string): Linear | undefined {
    if (this.plain.has(id)) return undefined;
    this.reversed.add(id);
    return createTerm('item', id);
  }

  /** Undoes what `change` did, if it fails. */
  attempt<T>(change: () => T): T {
    const before = { scores: this.scores.length, reversed: [...this.reversed], plain: [...this.plain] };
    try {
      return change();
    } catch (error) {
      this.scores.length = before.scores;
      for (const [set, ids] of [
        [this.reversed, before.reversed],
        [this.plain, before.plain],
      ] as const) {
        set.clear();
        for (const id of ids) set.add(id);
      }
      throw error;
    }
  }

  /** Adds the score of a calculation. */
  addScore(
    name: string,
    title: string,
    value: Linear,
    decimals?: number,
    mode?: RoundedValue['mode'],
  ): string {
    const isWhole = this.isWhole(value);
    const step = this.takeLastStep(value, decimals);
    const id = this.createId(name);
    const counted = step ?? this.toFormula(id, value);
    this.push(
      {
        id,
        title: title.slice(0, 60),
        formula: counted.formula,
        ...(counted.recode && { recode: counted.recode }),
        decimals: decimals ?? step?.rounded?.decimals ?? (isWhole ? 0 : 2),
        ...(mode && !isWhole
          ? { rounding: { mode } }
          : step?.rounded?.rounding && { rounding: step.rounded.rounding }),
        ...(step?.missing && { missing: step.missing }),
      },
      isWhole,
    );
    this.named.set(name, id);
    return id;
  }

  /** Adds an intermediate score that is rounded for the scores made of it. */
  addRounded(name: string, { value, decimals = 0, mode }: RoundedValue): Linear {
    const id = this.createId(name);
    const counted = this.toFormula(id, value);
    this.push(
      {
        id,
        title: `Step of a calculation: ${id}`.slice(0, 60),
        ...counted,
        decimals,
        rounding: { ...(mode && { mode }), passedOn: 'rounded' },
      },
      decimals === 0,
    );
    return createTerm('score', id);
  }

  /** Adds an intermediate score that has a rule for missing answers. */
  addGuarded(value: Linear, missing: NonNullable<Score['missing']>): Linear {
    const counted = chooseFormula(value);
    // With fewer items than the limit, each of them is needed.
    const isLimited = counted && canShrink(counted.formula) && counted.formula.items.length > missing.atLeast;
    if (!isLimited) return value;
    const id = this.createId('answered');
    const isWhole = this.isWhole(value) && missing.rest === 'leftOut';
    this.push(
      {
        id,
        title: `Step of a calculation: ${id}`.slice(0, 60),
        ...counted,
        decimals: isWhole ? 0 : 4,
        missing,
      },
      isWhole,
    );
    return createTerm('score', id);
  }

  /** A calculation that is one step, such as a category, needs no step of its own. */
  private takeLastStep(
    value: Linear,
    decimals: number | undefined,
  ): (Counted & { readonly rounded?: Score; readonly missing?: Score['missing'] }) | undefined {
    const last = this.scores.at(-1);
    const isStep = last !== undefined && isAlias(value) && value.terms[0]?.id === last.id;
    if (!isStep || [...this.named.values()].includes(last.id)) return undefined;
    if (last.rounding && decimals !== undefined) return undefined;
    this.scores.pop();
    const { formula, recode, missing } = last;
    return { formula, recode, missing, ...(last.rounding && { rounded: last }) };
  }

  /** Adds an intermediate score, unless there is one with this formula, and returns its value. */
  addHelper(name: string, formula: Formula, isWhole: boolean): Linear {
    return this.addCounted(name, { formula }, isWhole);
  }

  private addCounted(name: string, { formula, recode }: Counted, isWhole: boolean): Linear {
    const key = JSON.stringify([formula, recode]);
    const same = this.scores.find(
      (one) => !one.rounding && !one.missing && JSON.stringify([one.formula, one.recode]) === key,
    );
    if (same) return createTerm('score', same.id);
    const id = this.createId(name);
    this.push(
      {
        id,
        title: `Step of a calculation: ${id}`.slice(0, 60),
        formula,
        ...(recode && { recode }),
        decimals: isWhole ? 0 : 4,
      },
      isWhole,
    );
    return createTerm('score', id);
  }

  /** Returns the id of a score with this value. */
  toScoreId(name: string, value: Linear): string {
    const [only] = value.terms;
    if (value.terms.length === 1 && value.constant === 0 && only && isPlain(only) && only.of === 'score')
      return only.id;
    const isWhole = this.isWhole(value);
    return this.addCounted(name, this.toFormula(name, value), isWhole).terms[0]!.id;
  }

  isWhole({ terms, constant }: Linear): boolean {
    const isWholeTerm = ({ of, id, cut, recode }: Term) => {
      if (cut) return true;
      if (recode) return recode.every((row) => Number.isInteger(row.value));
      if (of === 'score') return this.whole.has(id);
      const question = this.getQuestionById(id);
      return question !== undefined && hasWholeValues(question.scale);
    };
    return (
      Number.isInteger(constant) && terms.every((term) => Number.isInteger(term.weight) && isWholeTerm(term))
    );
  }

  private toFormula(id: string, value: Linear): Counted {
    const direct = chooseFormula(value);
    if (direct) return direct;
    const parts = splitTerms(value).map((part, at) => {
      const formula = chooseFormula(part);
      if (!formula) throw new UnsupportedError('it mixes values in a way that no formula has');
      return isAlias(part) ? part : this.addCounted(`${id}Part${at + 1}`, formula, this.isWhole(part));
    });
    const sum = add(...parts);
    const joined = chooseFormula(sum);
    if (!joined) throw new UnsupportedError('it mixes values in a way that no formula has');
    if (value.constant === 0) return joined;
    const score = isAlias(sum)
      ? sum.terms[0]!.id
      : this.addCounted(`${id}Sum`, joined, this.isWhole(sum)).terms[0]!.id;
    return { formula: { kind: 'linear', score, a: value.constant, b: 1 } };
  }

  private push(score: Score, isWhole: boolean): void {
    this.scores.push(score);
    if (isWhole) this.whole.add(score.id);
    else this.whole.delete(score.id);
  }

  /** Creates an unused id: letters and digits, a letter first. */
  private createId(name: string): string {
    const words = name.normalize('NFD').match(/[A-Za-z0-9]+/g) ?? [];
    const joined = words
      .map((word, at) => (at === 0 ? word : word[0]!.toUpperCase() + word.slice(1)))
      .join('');
    const base = /^[A-Za-z]/.test(joined) ? joined[0]!.toLowerCase() + joined.slice(1) : `score${joined}`;
    const isUsed = (id: string) => this.scores.some((one) => one.id === id);
    let id = base.slice(0, 36);
    for (let n = 2; isUsed(id); n += 1) id = `${base.slice(0, 33)}${n}`;
    return id;
  }
}

const isPlain = ({ weight, cut, recode }: Term) => weight === 1 && !cut && !recode;

/** Whether a value is that of one score. */
function isAlias({ terms, constant }: Linear): boolean {
  const [only] = terms;
  return terms.length === 1 && constant === 0 && only?.of === 'score' && isPlain(only);
}
