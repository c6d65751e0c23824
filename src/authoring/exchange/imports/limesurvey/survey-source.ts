import type { ForeignOption, Translations } from '../foreign-form.ts';
import { toPlainText } from '../plain-text.ts';
import type { SurveyRow, SurveyTables } from './read-tables.ts';

/** A row of an array, or an option of a multiple choice. */
export interface Subquestion {
  readonly code: string;
  readonly text: string;
  readonly translations: Translations;
}

/** Joins the tables of a LimeSurvey file. Texts are in the tables themselves (before version 4) or in tables of texts. */
export class SurveySource {
  readonly language: string;
  private readonly tables: SurveyTables;

  constructor(tables: SurveyTables) {
    this.tables = tables;
    this.language = (this.list('surveys')[0]?.language ?? '').split('-')[0] ?? '';
  }

  getSurveyTitle(): { readonly text: string; readonly translations: Translations } {
    return this.pick(this.list('surveys_languagesettings'), 'surveyls_title', 'surveyls_language');
  }

  listGroups(): readonly SurveyRow[] {
    return uniqueBy(this.list('groups'), 'gid').toSorted(byOrder('group_order'));
  }

  getGroupTexts({ gid }: SurveyRow): {
    readonly name: string;
    readonly description: string;
    readonly translations: Translations;
  } {
    const rows = [...this.list('group_l10ns'), ...this.list('groups')].filter((row) => row.gid === gid);
    const name = this.pick(rows, 'group_name', 'language');
    const description = this.pick(rows, 'description', 'language');
    return {
      name: name.text,
      description: description.text,
      translations: description.text === '' ? name.translations : {},
    };
  }

  listQuestions({ gid }: SurveyRow): readonly SurveyRow[] {
    const own = this.list('questions').filter((row) => row.gid === gid && isTop(row));
    return uniqueBy(own, 'qid').toSorted(byOrder('question_order'));
  }

  getQuestionTexts({ qid }: SurveyRow): {
    readonly text: string;
    readonly help: string;
    readonly translations: Translations;
  } {
    const rows = [
      ...this.list('question_l10ns'),
      ...this.list('questions'),
      ...this.list('subquestions'),
    ].filter((row) => row.qid === qid);
    const own = this.pick(rows, 'question', 'language');
    return { text: own.text, help: this.pick(rows, 'help', 'language').text, translations: own.translations };
  }

  listSubquestions({ qid }: SurveyRow): readonly Subquestion[] {
    const all = [...this.list('subquestions'), ...this.list('questions').filter((row) => !isTop(row))];
    const own = uniqueBy(
      all.filter((row) => row.parent_qid === qid && (row.scale_id ?? '0') === '0'),
      'qid',
    );
    return own.toSorted(byOrder('question_order')).map((row) => {
      const { text, translations } = this.getQuestionTexts(row);
      return { code: row.title ?? '', text, translations };
    });
  }

  listAnswers({ qid }: SurveyRow): readonly ForeignOption[] {
    const own = this.list('answers').filter((row) => row.qid === qid && (row.scale_id ?? '0') === '0');
    return uniqueBy(own, 'code')
      .toSorted(byOrder('sortorder'))
      .map((row): ForeignOption => {
        const rows = [
          ...this.list('answer_l10ns').filter(({ aid }) => aid !== undefined && aid === row.aid),
          ...own.filter(({ code }) => code === row.code),
        ];
        const { text, translations } = this.pick(rows, 'answer', 'language');
        const value = Number(row.assessment_value ?? 0);
        const hasValues = own.some((one) => Number(one.assessment_value ?? 0) !== 0);
        return {
          raw: row.code ?? '',
          label: text || (row.code ?? ''),
          ...(hasValues && { value }),
          translations,
        };
      });
  }

  getAttribute({ qid }: SurveyRow, name: string): string {
    return (
      this.list('question_attributes').find((row) => row.qid === qid && row.attribute === name)?.value ?? ''
    );
  }

  private list(table: string): readonly SurveyRow[] {
    return this.tables.get(table) ?? [];
  }

  /** Picks the text in the language of the survey, and those in others. */
  private pick(rows: readonly SurveyRow[], column: string, language: string) {
    const texts = rows.filter((row) => toPlainText(row[column] ?? '') !== '');
    const getTag = (row: SurveyRow) => (row[language] ?? '').split('-')[0] ?? '';
    const own = texts.find((row) => getTag(row) === this.language) ?? texts[0];
    const others = texts.filter(
      (row) => getTag(row) !== '' && own !== undefined && getTag(row) !== getTag(own),
    );
    return {
      text: toPlainText(own?.[column] ?? ''),
      translations: Object.fromEntries(others.map((row) => [getTag(row), toPlainText(row[column] ?? '')])),
    };
  }
}

const isTop = (row: SurveyRow) => (row.parent_qid ?? '0') === '0' || row.parent_qid === '';

function uniqueBy(rows: readonly SurveyRow[], key: string): SurveyRow[] {
  return rows.filter((row, at) => rows.findIndex((one) => one[key] === row[key]) === at);
}

const byOrder = (key: string) => (a: SurveyRow, b: SurveyRow) => Number(a[key] ?? 0) - Number(b[key] ?? 0);
