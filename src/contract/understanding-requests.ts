import { type Static, Type } from 'typebox';
import { type UnderstandingQuestion, understandingQuestions } from '#domain/understanding/figures.ts';

/** One answer to a question about a result page. It names no person, attempt or time. */
export const UnderstandingBody = Type.Object({
  section_id: Type.String({ maxLength: 40 }),
  language: Type.String({ maxLength: 35, description: "Language of the page, such as 'en-IN'." }),
  question: Type.Unsafe<UnderstandingQuestion>({ type: 'string', enum: [...understandingQuestions] }),
  right: Type.Boolean({ description: 'Whether the answer agrees with the page.' }),
});
export type UnderstandingBody = Static<typeof UnderstandingBody>;
