import { MessageCircle } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { safetyPlanReview } from '#api/safety-plan.ts';
import englishHelp from '#compiled/help-now.json';
import { base } from '#contract/paths.ts';
import { safetyPlanAddress } from '#domain/reading-order/addresses.ts';
import { helpButtonId } from '#ui/help-block/help-button-id.ts';
import { PhoneNumbers } from '#ui/help-block/phone-numbers.tsx';
import { Popover } from '#ui/popover/popover.tsx';
import { ToolText } from '#ui/header/tool-text.tsx';
import { headerClasses } from '#ui/header/header.tsx';
import { BarLink } from './bar-link.tsx';
import styles from './tools.module.css';
import { useTranslation } from '#web-language/use-translation.ts';
import { useContent } from '#web-language/content.ts';

/**
 * Popover with the helplines of `content/help-now.json`. Its button is a link to the page about a call, which opens in
 * browsers without script or too old for the app.
 */
export function HelplinePopover() {
  const help = useContent('help-now.json', englishHelp);
  const { t, format } = useTranslation();
  return (
    <Popover
      panelLabel={t('app.help.title')}
      renderTrigger={(trigger) => (
        <a
          id={helpButtonId}
          href={`${base}${help.urgent.calling}`}
          role="button"
          {...trigger}
          onKeyDown={pressWithSpace}
          className={headerClasses.tool}
        >
          <MessageCircle aria-hidden="true" />
          <ToolText short={t('app.help.short')} named={t('app.help.named')}>
            {t('app.help.button')}
          </ToolText>
        </a>
      )}
    >
      {(close) => (
        <div className={styles.panel}>
          <h2>{t('app.help.title')}</h2>
          <p>{t('app.help.lead')}</p>
          {safetyPlanReview && (
            <BarLink to={safetyPlanAddress} className={headerClasses.tool} onFollow={close}>
              {t('app.help.plan')}
            </BarLink>
          )}
          <dl>
            {help.lines.map(({ name, about, hours, languages, numbers }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  <PhoneNumbers numbers={numbers} formatName={(number) => t('app.help.call', { number })} />
                </dd>
                <dd>{about}</dd>
                <dd>{`${hours}. ${languages}.`}</dd>
              </div>
            ))}
          </dl>
          <BarLink to={help.urgent.calling} className={headerClasses.tool} onFollow={close}>
            {t('app.help.calling')}
          </BarLink>
          <p>{t('app.help.checked', { date: format.day(help.lastChecked) })}</p>
        </div>
      )}
    </Popover>
  );
}

/** Space presses a button, but not a link. */
function pressWithSpace(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
}
