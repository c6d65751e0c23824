import { Smartphone } from 'lucide-react';
import { useEffect } from 'react';
import { readTrialAnswers } from '#api/device/trial-answers.ts';
import settings from '#compiled/settings.json';
import { isPlaceholderSetting } from '#domain/institute/placeholders.ts';
import { InstituteMark } from '#ui/brand/brand.tsx';
import { FooterFrame } from '#ui/footer/footer.tsx';
import { BarLink } from './bar-link.tsx';
import { useContent } from '#web-language/content.ts';
import { useTranslation } from '#web-language/use-translation.ts';

/** Props of `Footer`. */
export interface FooterProps {
  /** Address of the app in the store. The link is hidden while it is empty or a placeholder. */
  storeUrl?: string;
}

/** Footer with legal links, institute and app store. */
export function Footer({ storeUrl = settings.storeUrl }: FooterProps) {
  const { t } = useTranslation();
  const { institute } = useContent('settings.json', settings);
  // On nearly every page, and loaded late: expired answers without an account are deleted at the next visit.
  useEffect(() => void readTrialAnswers(), []);
  return (
    <FooterFrame
      institute={
        <BarLink to="/">
          <InstituteMark />
          <span>
            {institute.lines.map((line, index) => (
              <span key={line}>
                {index > 0 && <br />}
                {line}
              </span>
            ))}
            <span className="sr">, {t('shell.footer.home')}</span>
          </span>
        </BarLink>
      }
      links={
        <>
          <BarLink to="/terms">{t('shell.footer.terms')}</BarLink>
          <BarLink to="/privacy-policy">{t('shell.footer.privacy')}</BarLink>
          <BarLink to="/accessibility">{t('shell.footer.access')}</BarLink>
          <BarLink to="/contact">{t('shell.footer.contact')}</BarLink>
          <BarLink to="/about-this-site">{t('shell.footer.about')}</BarLink>
        </>
      }
      store={
        storeUrl !== '' &&
        !isPlaceholderSetting(storeUrl) && (
          <a href={storeUrl} rel="noreferrer">
            <Smartphone aria-hidden="true" />
            {t('shell.footer.store', { programName: settings.programName })}
          </a>
        )
      }
      finePrint={t('shell.footer.fine')}
    />
  );
}
