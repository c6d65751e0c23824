import type { Context } from '../app/context.ts';
import { createAppError } from '../app/errors.ts';
import { setLanguage } from '../repositories/accounts.ts';

/**
 * Stores the language of the app and of mails.
 * @param tag with or without a region
 * @throws AppError 422 for a language that the site does not offer
 */
export async function changeLanguage(
  { db, languages }: Pick<Context, 'db' | 'languages'>,
  userid: number,
  tag: string,
): Promise<void> {
  const language = languages.findOffered(tag);
  if (language === null) throw createAppError('language-unavailable');
  await setLanguage(db, userid, language);
}
