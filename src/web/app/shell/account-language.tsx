import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { useConsentsQuery } from '#api/consent-api.ts';
import { hasChosenLanguage, saveLanguage } from '#api/device/language-setting.ts';
import { selectSession } from '#api/session.ts';
import { useSaveLanguageMutation } from '#api/language-api.ts';
import { offeredLanguages } from '#web-language/languages.ts';
import { activateLanguage } from '#web-language/load-messages.ts';
import { useTranslation } from '#web-language/use-translation.ts';

/**
 * Keeps the language of the account and of this device equal: the choice on this device is stored with the account, and a device
 * without a choice takes the language of the account. Renders nothing.
 */
export function AccountLanguage() {
  const userid = useSelector(selectSession)?.userid;
  return userid === undefined ? null : <Synchronise userid={userid} />;
}

function Synchronise({ userid }: { readonly userid: string }) {
  const { language } = useTranslation();
  const { data } = useConsentsQuery(userid);
  const [save] = useSaveLanguageMutation();
  const stored = data && (data.language ?? null);
  useEffect(() => {
    if (stored === undefined || stored === language) return;
    if (hasChosenLanguage()) void save({ userid, language });
    else if (stored !== null && offeredLanguages.includes(stored))
      void activateLanguage(stored).then(
        () => saveLanguage(stored),
        () => undefined,
      );
  }, [language, save, stored, userid]);
  return null;
}
