import { type ReactNode, useState } from 'react';
import { isUnderageYear, getYearInIndia } from '#domain/account/birth-year.ts';
import { useTranslation } from '#web-language/use-translation.ts';
import { AccountCard } from '../form/account-card.tsx';
import { useFocusOnTitle } from '../use-focus-on-title.ts';
import { useAgeRefusal } from './age-refusal.ts';
import { BirthYearForm } from './birth-year-form.tsx';
import { UnderageRefusal } from './underage-refusal.tsx';

export interface AgeGateProps {
  /** Content below the form, such as a link to another screen. */
  aside: ReactNode;
  /** Renders the next step. It calls `refuse` if the server rejects the year. */
  children(birthYear: number, refuse: () => void): ReactNode;
}

/**
 * Asks for the year of birth and does not mention the age limit. If the year means under 18 for certain, sign-up ends
 * and nothing is sent to the server.
 */
export function AgeGate({ aside, children }: AgeGateProps) {
  const { t } = useTranslation();
  const [isRefused, refuse] = useAgeRefusal();
  const [birthYear, setBirthYear] = useState<number | null>(null);
  useFocusOnTitle(isRefused ? 'refused' : String(birthYear));
  if (isRefused) return <UnderageRefusal title={t('account.signUp.title')} />;
  if (birthYear !== null) return children(birthYear, refuse);
  return (
    <AccountCard title={t('account.signUp.title')} lead={t('account.age.lead')} aside={aside}>
      <BirthYearForm
        onYear={(year) => (isUnderageYear(year, getYearInIndia()) ? refuse() : setBirthYear(year))}
      />
    </AccountCard>
  );
}
