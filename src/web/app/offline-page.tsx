import englishHelp from '#compiled/help-now.json';
import settings from '#compiled/settings.json';
import { neutralPage } from '#contract/exit.ts';
import { base } from '#contract/paths.ts';
import { BrandMark } from '#ui/brand/brand.tsx';
import { RichText } from '#web-language/rich-text.tsx';
import { useTranslation } from '#web-language/use-translation.ts';
import { useContent } from '#web-language/content.ts';

/**
 * Replaces pages that are not cached while the device is offline. It has no script, and keeps the address of the
 * requested page.
 */
export function OfflinePage() {
  const { t } = useTranslation();
  const help = useContent('help-now.json', englishHelp);
  return (
    <div className="wrap offline">
      <header>
        <span>
          <BrandMark />
          {settings.programName}
        </span>
        {/* Works offline. */}
        <a href={neutralPage}>{t('app.quickExit.button')}</a>
      </header>
      <main>
        <h1>{t('reading.offline.title')}</h1>
        <p className="lead">{t('reading.offline.lead')}</p>
        <ul className="ways">
          <li>
            {/* Reloads the requested page. */}
            {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid */}
            <a href="">{t('reading.offline.again')}</a>
          </li>
          <li>
            <RichText
              id="reading.offline.dashboard"
              // RichText fills the link.
              // oxlint-disable-next-line jsx-a11y/anchor-has-content, jsx-a11y/control-has-associated-label
              components={{ dashboard: <a href={`${base}/dashboard`} /> }}
            />
          </li>
        </ul>
        <aside aria-labelledby="talk">
          <h2 id="talk">{t('reading.offline.talk')}</h2>
          <p>{t('reading.offline.call')}</p>
          <ul>
            {help.lines.map(({ name, hours, numbers }) => (
              <li key={name}>
                <p>
                  <strong>{name}</strong> {hours}
                </p>
                <p className="numbers">
                  {numbers.map(({ tel, shown }) => (
                    <a key={tel} href={`tel:${tel}`}>
                      {shown}
                    </a>
                  ))}
                </p>
              </li>
            ))}
          </ul>
        </aside>
      </main>
    </div>
  );
}
