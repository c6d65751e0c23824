import { Languages } from 'lucide-react';
import { useState } from 'react';
import { saveLanguage } from '#api/device/language-setting.ts';
import { getLanguageName } from '#language/language-name.ts';
import { Popover } from '#ui/popover/popover.tsx';
import { notify } from '#ui/toast/toast.tsx';
import { classes } from '#ui/theme/classes.ts';
import { headerClasses } from '#ui/header/header.tsx';
import { offeredLanguages } from '#web-language/languages.ts';
import { activateLanguage } from '#web-language/load-messages.ts';
import { useTranslation } from '#web-language/use-translation.ts';
import { preservePosition } from './preserve-position.ts';
import styles from './language-switch.module.css';

/** The choice of the language in the top bar. */
export function LanguageSwitch() {
  const { t, language } = useTranslation();
  return (
    <Popover
      panelLabel={t('app.language.title')}
      renderTrigger={(trigger) => (
        <button
          type="button"
          {...trigger}
          className={classes(headerClasses.tool, styles.inBar)}
          aria-label={t('app.language.current', { name: getLanguageName(language) })}
        >
          <Languages aria-hidden="true" />
        </button>
      )}
    >
      {(close) => <LanguageList onChosen={close} />}
    </Popover>
  );
}

/** The languages of the site, each with its own name and script. */
export function LanguageList({ onChosen }: { readonly onChosen?: () => void }) {
  const { t, language } = useTranslation();
  const [loading, setLoading] = useState<string | null>(null);

  async function choose(next: string) {
    setLoading(next);
    preservePosition();
    try {
      await activateLanguage(next);
      saveLanguage(next);
      onChosen?.();
    } catch {
      notify.error(t('app.language.failed'));
    } finally {
      setLoading(null);
    }
  }

  return (
    <div className={styles.languages} role="group" aria-label={t('app.language.title')}>
      {offeredLanguages.map((offered) => (
        <button
          key={offered}
          type="button"
          lang={offered}
          aria-pressed={offered === language}
          aria-busy={offered === loading}
          onClick={() => void choose(offered)}
        >
          {getLanguageName(offered)}
        </button>
      ))}
    </div>
  );
}
