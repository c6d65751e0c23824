import { Smartphone } from 'lucide-react';
import settings from '#compiled/settings.json';
import { InstituteMark } from '#ui/brand/brand.tsx';
import { FooterFrame } from '#ui/footer/footer.tsx';
import { messages } from '../messages.ts';
import { BarLink } from './bar-link.tsx';

const { footer } = messages;

/** Footer with legal links, institute and app store. */
export function Footer() {
  return (
    <FooterFrame
      institute={
        <BarLink to="/">
          <InstituteMark />
          <span>
            {settings.institute.lines.map((line, index) => (
              <span key={line}>
                {index > 0 && <br />}
                {line}
              </span>
            ))}
            <span className="sr">, {footer.home}</span>
          </span>
        </BarLink>
      }
      links={
        <>
          <BarLink to="/terms">{footer.terms}</BarLink>
          <BarLink to="/privacy-policy">{footer.privacy}</BarLink>
          <BarLink to="/accessibility">{footer.access}</BarLink>
          <BarLink to="/contact">{footer.contact}</BarLink>
        </>
      }
      store={
        <a href={settings.storeUrl} rel="noreferrer">
          <Smartphone aria-hidden="true" />
          {footer.store}
        </a>
      }
      fine={footer.fine}
    />
  );
}
