import { useState } from 'react';
import { useSelector } from 'react-redux';
import { readDraft } from '#api/device/drafts.ts';
import { selectSession } from '#api/session.ts';
import { getLanguage, sourceLanguage } from '#web-language/languages.ts';

/**
 * The language of the questions: that of the draft, else that of the page. It stays while the questions are open, because the
 * answers of one attempt are to questions in one language.
 */
export function useAttemptLanguage(sectionId: string): string {
  const userid = useSelector(selectSession)?.userid;
  const [language] = useState(() => {
    const draft = userid === undefined ? undefined : readDraft(sectionId, userid);
    if (!draft) return getLanguage();
    return draft.language?.split('-')[0] ?? sourceLanguage;
  });
  return language;
}
