import { isFreeScale } from '#domain/answers/codes.ts';
import type { Expression } from '../expression/expression.ts';
import { compileIf, compileIndicator, type IfCompiler, unwrapGuard } from './compile-if.ts';
import { countAnswers, type LimitedCalculation } from './compile-missing.ts';
import { compilePower, compileProduct } from './compile-product.ts';
import { compileRounded, compileRounding } from './compile-round.ts';
import { findFunction } from './functions.ts';
import { add, createConstant, createTerm, getConstant, type Linear, scale } from './linear.ts';
import { createLowestCases } from './lowest.ts';
import type { ScoreBook } from './score-book.ts';
import { type ScoredQuestion, UnsupportedError } from './score-source.ts';
import { numberTexts } from './text-results.ts';
import { findOptionValue, getValueRange } from './values.ts';

const minutesOfDay = 1440;

/** Compiles calculations of a form to the scores of a book. */
export class ScoreCompiler implements IfCompiler {
  readonly book: ScoreBook;
  /** What the last compiled calculation changes, for the report. */
  readonly changes = new Set<string>();
  /** The texts of scores for which the form computes a text, by score and number. */
  readonly levelNames = new Map<string, ReadonlyMap<number, string>>();

  constructor(book: ScoreBook) {
    this.book = book;
  }

  /**
   * Compiles one calculation and adds its score.
   * @returns the id of the score
   * @throws UnsupportedError with the reason; nothing is added
   */
  compileScore(name: string, title: string, source: Expression): string {
    this.changes.clear();
    const numbered = numberTexts(source);
    const expression = numbered?.expression ?? source;
    return this.book.attempt(() => {
      const { value, decimals, mode } = compileRounded(expression, this);
      if (value.terms.length === 0)
        throw new UnsupportedError('it is the same number for everyone, not a score of the answers');
      const id = this.book.addScore(name, title, value, decimals, mode);
      if (numbered) {
        this.levelNames.set(id, numbered.names);
        const names = [...numbered.names].map(([number, text]) => `${number} ${text}`).join(', ');
        this.changes.add(`a number for each text, with the texts as names of levels: ${names}`);
      }
      return id;
    });
  }

  getQuestion(name: string): ScoredQuestion | undefined {
    return this.book.getQuestion(name);
  }

  addGuarded(value: Linear, missing: LimitedCalculation['missing']): Linear {
    return this.book.addGuarded(value, missing);
  }

  readonly unwrapGuard = (args: readonly Expression[]) => unwrapGuard(args, this);

  /**
   * Compiles an expression to a sum.
   * @throws UnsupportedError with the reason
   */
  compile(expression: Expression): Linear {
    switch (expression.kind) {
      case 'constant': {
        const number = Number(expression.value);
        if (expression.value === '' || !Number.isFinite(number))
          throw new UnsupportedError(`it computes a text, "${expression.value}"`);
        return createConstant(number);
      }
      case 'field':
      case 'variable':
        return this.compileName(expression);
      case 'member':
        if (/^(naok|value|shown)$/i.test(expression.name)) return this.compile(expression.on);
        throw new UnsupportedError(`it reads "${expression.name}"`);
      case 'unary':
        return expression.operator === '-'
          ? scale(this.compile(expression.of), -1)
          : compileIndicator(expression, this);
      case 'call':
        return this.compileCall(expression);
      case 'binary':
        return this.compileBinary(expression);
      case 'empty':
        throw new UnsupportedError('it may be empty');
    }
  }

  private compileName(expression: Extract<Expression, { kind: 'field' | 'variable' }>): Linear {
    const { name } = expression;
    const score = this.book.getScoreId(name);
    if (score !== undefined) return createTerm('score', score);
    const question = this.getQuestion(name);
    if (question === undefined)
      throw new UnsupportedError(`it reads "${name}", which is no imported question or calculation`);
    if (expression.kind === 'field' && expression.option !== undefined) return this.compileSum([expression]);
    if (isFreeScale(question.scale))
      throw new UnsupportedError(`it reads "${name}", a text or a date, which counts in no score`);
    return this.book.getItemValue(question);
  }

  private compileCall(expression: Extract<Expression, { kind: 'call' }>): Linear {
    const args = expression.on ? [expression.on, ...expression.args] : expression.args;
    const [first] = args;
    const kind = findFunction(expression.name);
    if (kind === undefined || first === undefined)
      throw new UnsupportedError(`it uses the function ${expression.name}()`);
    switch (kind) {
      case 'sum':
        return this.compileSum(args);
      case 'mean': {
        const sum = this.compileSum(args);
        return args.length === 1 ? sum : divide(sum, args.length);
      }
      case 'highest':
      case 'lowest':
        return this.compileExtreme(kind, args);
      case 'if':
        return compileIf(args, this);
      case 'same':
      case 'firstOf':
      case 'countSelected':
        return this.compile(first);
      case 'round':
      case 'roundUp':
      case 'roundDown':
      case 'roundEven': {
        const rounded = compileRounding(kind, first, args[1], this);
        return this.book.isWhole(rounded.value) ? rounded.value : this.book.addRounded('rounded', rounded);
      }
      case 'power':
        return compilePower(this.compile(first), args[1] && getConstant(this.compile(args[1])), this.book);
      case 'timeBetween':
        return this.compileDateDifference(args);
      case 'count':
        throw new UnsupportedError('it counts answers, and not what they are');
      default:
        return compileIndicator(expression, this);
    }
  }

  /** All options of a REDCap checkbox together are the value of the item. */
  private compileSum(args: readonly Expression[]): Linear {
    const options = new Map<string, Set<string>>();
    const others: Expression[] = [];
    for (const one of args) {
      if (one.kind === 'field' && one.option !== undefined)
        options.set(one.name, (options.get(one.name) ?? new Set()).add(one.option));
      else others.push(one);
    }
    const fields = [...options].map(([name, named]) => {
      const question = this.getQuestion(name);
      if (!question || [...question.codes.keys()].some((raw) => !named.has(raw)))
        throw new UnsupportedError(`it counts some options of "${name}" and not the others`);
      return createTerm('item', question.id);
    });
    return add(...fields, ...others.map((one) => this.compile(one)));
  }

  private compileExtreme(kind: 'highest' | 'lowest', args: readonly Expression[]): Linear {
    const values = args.map((one) => this.compile(one));
    const [only] = values;
    if (values.length === 1 && only) return only;
    const items = values.map(getSingleItem).filter((id) => id !== undefined);
    if (items.length < values.length)
      throw new UnsupportedError(`it takes the ${kind} of values that are not answers`);
    const isWhole = values.every((one) => this.book.isWhole(one));
    if (kind === 'highest') return this.book.addHelper('highest', { kind, items }, isWhole);
    const ranges = items.map((id) => {
      const question = this.book.getQuestionById(id);
      return question && isWhole ? getValueRange(question.scale) : undefined;
    });
    const formula = createLowestCases(items, ranges);
    if (!formula) throw new UnsupportedError('it takes the lowest of answers with many steps');
    return this.book.addHelper('lowest', formula, true);
  }

  private compileBinary(expression: Extract<Expression, { kind: 'binary' }>): Linear {
    const { operator, left, right } = expression;
    switch (operator) {
      case '+':
      case '|':
        return this.compileSum(listSummands(operator, expression));
      case '-': {
        const from = this.compile(left);
        return this.reverseItem(from, right) ?? add(from, scale(this.compile(right), -1));
      }
      case '*': {
        return compileProduct(
          listSummands('*', expression).map((one) => this.compile(one)),
          this.book,
        );
      }
      case '/':
      case 'div': {
        const answers = countAnswers(right);
        if (answers !== undefined) return divide(this.compile(left), answers);
        return this.compileRatio(this.compile(left), this.compile(right));
      }
      case '^':
        return compilePower(this.compile(left), getConstant(this.compile(right)), this.book);
      case 'mod': {
        const between = getConstant(this.compile(right)) === minutesOfDay && this.compileBetween(left);
        if (between) return between;
        throw new UnsupportedError('it uses the operator mod');
      }
      case '&':
        throw new UnsupportedError(`it uses the operator ${operator}`);
      default:
        return compileIndicator(expression, this);
    }
  }

  private compileRatio(over: Linear, under: Linear): Linear {
    const divisor = getConstant(under);
    if (divisor === 0) throw new UnsupportedError('it divides by 0');
    if (divisor !== undefined) return divide(over, divisor);
    const [numerator, denominator] = [
      this.book.toScoreId('numerator', over),
      this.book.toScoreId('denominator', under),
    ];
    return this.book.addHelper('ratio', { kind: 'ratio', numerator, denominator }, false);
  }

  /** `end - start`, with or without a day, is the time from one clock time to the next. */
  compileBetween(expression: Expression): Linear | undefined {
    const { terms, constant } = this.compile(expression);
    const [end, start] = terms.toSorted((a, b) => b.weight - a.weight);
    const areTimes = [end, start].every(
      (term) => term?.of === 'item' && !term.cut && this.book.getQuestionById(term.id)?.scale.kind === 'time',
    );
    if (terms.length !== 2 || !areTimes || (constant !== 0 && constant !== minutesOfDay)) return undefined;
    if (!end || !start || end.weight !== 1 || start.weight !== -1) return undefined;
    return this.book.addHelper('minutes', { kind: 'timeBetween', start: start.id, end: end.id }, true);
  }

  /** `datediff(a, b, 'm')` of two clock times; from midnight, it is the clock time itself. */
  private compileDateDifference([start, end, unit]: readonly Expression[]): Linear {
    const size =
      unit?.kind === 'constant' ? { m: 1, h: 1 / 60 }[String(unit.value).toLowerCase()] : undefined;
    if (!start || !end || size === undefined)
      throw new UnsupportedError('it computes a time between dates, which count in no score');
    if (start.kind === 'constant' && /^0?0:00$/.test(String(start.value)))
      return scale(this.compile(end), size);
    const between = this.compileBetween({ kind: 'binary', operator: '-', left: end, right: start });
    if (!between) throw new UnsupportedError('it computes a time between dates, which count in no score');
    this.changes.add('the time from the first to the next clock time, over midnight if it must be');
    return scale(between, size);
  }

  /** Lowest + highest - item is a reversed item. */
  private reverseItem(from: Linear, right: Expression): Linear | undefined {
    const constant = getConstant(from);
    const name = right.kind === 'field' || right.kind === 'variable' ? right.name : undefined;
    const question = name === undefined ? undefined : this.getQuestion(name);
    if (constant === undefined || !question || question.scale.kind === 'several') return undefined;
    const { low, high } = getValueRange(question.scale);
    return constant === low + high ? this.book.reverse(question.id) : undefined;
  }

  /** Returns the value of an answer that a condition compares with. */
  getValue(question: ScoredQuestion, raw: string): number {
    const found = question.codes.size > 0 ? findOptionValue(question, raw) : undefined;
    const value = found ?? Number(raw);
    if (raw.trim() === '' || !Number.isFinite(value))
      throw new UnsupportedError(`it compares with "${raw}", which is none of the answers`);
    return value;
  }

  /** Compiles a value that a condition compares to one item or score. */
  compileOperand(expression: Expression): { readonly of: 'item' | 'score'; readonly id: string } {
    const { terms, constant } = this.compile(expression);
    // The export of this app adds a small number before it compares.
    const value = { terms, constant: Math.abs(constant) < 1e-6 ? 0 : constant };
    const item = getSingleItem(value);
    if (item !== undefined) return { of: 'item', id: item };
    return { of: 'score', id: this.book.toScoreId('condition', value) };
  }
}

function getSingleItem({ terms, constant }: Linear): string | undefined {
  const [only] = terms;
  const isItem = only?.of === 'item' && only.weight === 1 && !only.cut;
  return terms.length === 1 && constant === 0 && isItem ? only.id : undefined;
}

/** Keeps all digits of a third, so that a mean is recognised. */
function divide({ terms, constant }: Linear, by: number): Linear {
  return { terms: terms.map((term) => ({ ...term, weight: term.weight / by })), constant: constant / by };
}

function listSummands(operator: string, expression: Expression): Expression[] {
  return expression.kind === 'binary' && expression.operator === operator
    ? [...listSummands(operator, expression.left), ...listSummands(operator, expression.right)]
    : [expression];
}
