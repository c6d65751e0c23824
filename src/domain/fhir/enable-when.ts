import { listCodes } from '../answers/codes.ts';
import type { AnswerCondition, Instrument, Scale } from '../instrument/instrument.ts';
import { listQuestions, getScale } from '../instrument/questions.ts';
import type { Table } from '../tables/table.ts';
import { createExpressionExtension, fhirExtensionUrls, fhirIdentifiers } from './identifiers.ts';
import { createConditionPath, hasCodedAnswers } from './answer-paths.ts';

type Comparison = Readonly<Record<string, unknown>>;
type Leaf = Extract<AnswerCondition, { readonly item: string }>;

/**
 * Converts a display condition to FHIR: comparisons that are joined by all or any, or an expression if a nested
 * condition cannot be written this way.
 */
export function enableWhen(table: Table, instrument: Instrument, condition: AnswerCondition) {
  const converter = new ConditionConverter(table, instrument);
  const all = converter.flatten(condition, 'all');
  const any = all ? null : converter.flatten(condition, 'any');
  const comparisons = all ?? any;
  if (!comparisons)
    return {
      extension: [
        createExpressionExtension(fhirExtensionUrls.enableWhen, createConditionPath(instrument, condition)),
      ],
    };
  return {
    enableWhen: comparisons,
    ...(comparisons.length > 1 && { enableBehavior: all ? 'all' : 'any' }),
  };
}

class ConditionConverter {
  private readonly table: Table;
  private readonly instrument: Instrument;

  constructor(table: Table, instrument: Instrument) {
    this.table = table;
    this.instrument = instrument;
  }

  /**
   * Flattens the condition to comparisons with one joint; null if it cannot be flattened. @param isTrue false
   * negates it
   */
  flatten(condition: AnswerCondition, joint: 'all' | 'any', isTrue = true): Comparison[] | null {
    if ('not' in condition) return this.flatten(condition.not, joint, !isTrue);
    if ('item' in condition) return this.compare(condition, joint, isTrue);
    // A sum of answers needs an expression.
    if ('sumOf' in condition) return null;
    const parts = 'all' in condition ? condition.all : condition.any;
    const own = 'all' in condition === isTrue ? 'all' : 'any';
    if (own !== joint && parts.length > 1) return null;
    const each = parts.map((part) => this.flatten(part, joint, isTrue));
    return each.includes(null) ? null : each.flatMap((one) => one ?? []);
  }

  private compare(compare: Leaf, joint: 'all' | 'any', isTrue: boolean): Comparison[] | null {
    const question = listQuestions(this.instrument).find(({ id }) => id === compare.item);
    if (!question) return null;
    const scale = getScale(this.instrument, question);
    // Clock times are compared as minutes, which needs an expression.
    if (scale.kind === 'time') return null;
    return hasCodedAnswers(scale)
      ? this.compareCodes(compare, scale, joint, isTrue)
      : this.compareNumbers(compare, joint, isTrue);
  }

  private compareCodes(
    { item, is, from = is, upTo = is, includes }: Leaf,
    scale: Scale,
    joint: 'all' | 'any',
    isTrue: boolean,
  ): Comparison[] | null {
    const coding = (operator: '=' | '!=') => (code: number) => ({
      question: item,
      operator,
      answerCoding: { system: fhirIdentifiers.answers(this.table, item), code: String(code) },
    });
    if (includes !== undefined) return [coding(isTrue ? '=' : '!=')(includes)];
    const isWithin = (code: number) => code >= (from ?? code) && code <= (upTo ?? code);
    const inside = listCodes(scale).filter(isWithin);
    if (inside.length === 1 || joint === (isTrue ? 'any' : 'all'))
      return inside.map(coding(isTrue ? '=' : '!='));
    const outside = listCodes(scale).filter((code) => !isWithin(code));
    return isTrue
      ? [compareAnswered(item, true), ...outside.map(coding('!='))]
      : [compareAnswered(item, false), ...outside.map(coding('='))];
  }

  private compareNumbers(
    { item, is, from, upTo }: Leaf,
    joint: 'all' | 'any',
    isTrue: boolean,
  ): Comparison[] | null {
    const number = (operator: string, answerInteger: number) => ({ question: item, operator, answerInteger });
    if (is !== undefined) return [number(isTrue ? '=' : '!=', is)];
    if (isTrue) {
      const limits = [
        ...(from === undefined ? [] : [number('>=', from)]),
        ...(upTo === undefined ? [] : [number('<=', upTo)]),
      ];
      return limits.length > 1 && joint === 'any' ? null : limits;
    }
    // An unanswered item is outside of any limits.
    if (joint === 'all') return null;
    return [
      compareAnswered(item, false),
      ...(from === undefined ? [] : [number('<', from)]),
      ...(upTo === undefined ? [] : [number('>', upTo)]),
    ];
  }
}

function compareAnswered(question: string, answerBoolean: boolean): Comparison {
  return { question, operator: 'exists', answerBoolean };
}
