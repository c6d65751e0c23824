import { asc, gte, sql } from 'drizzle-orm';
import type { UnderstandingFigure } from '#domain/understanding/figures.ts';
import type { Database } from '../db/database.ts';
import { understandingCounts } from '../db/schema.ts';

/** An answer about a result page, without the person. */
export type UnderstandingAnswer = Pick<
  typeof understandingCounts.$inferSelect,
  'day' | 'sectionId' | 'language' | 'question'
> & {
  readonly isRight: boolean;
};

/** Counts an answer. One statement, so that concurrent answers are counted exactly. */
export async function incrementAnswerCount(
  db: Database,
  { isRight, ...answer }: UnderstandingAnswer,
): Promise<void> {
  const right = isRight ? 1 : 0;
  const { day, sectionId, language, question } = understandingCounts;
  await db
    .insert(understandingCounts)
    .values({ ...answer, answers: 1, right })
    .onConflictDoUpdate({
      target: [day, sectionId, language, question],
      set: {
        answers: sql`${understandingCounts.answers} + 1`,
        right: sql`${understandingCounts.right} + ${right}`,
      },
    });
}

/** Sums the answers from a day on, by section, language and question. */
export async function sumUnderstandingAnswers(db: Database, fromDay: string): Promise<UnderstandingFigure[]> {
  const { day, sectionId, language, question, answers, right } = understandingCounts;
  return db
    .select({
      sectionId,
      language,
      question,
      answers: sql<number>`sum(${answers})`.mapWith(Number),
      right: sql<number>`sum(${right})`.mapWith(Number),
    })
    .from(understandingCounts)
    .where(gte(day, fromDay))
    .groupBy(sectionId, language, question)
    .orderBy(asc(sectionId), asc(language), asc(question));
}
