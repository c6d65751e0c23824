import { type ReactNode, useRef, useState } from 'react';
import { isUnderageYear, getYearInIndia } from '#domain/account/birth-year.ts';
import { focusFirstError } from '#forms/focus-first-error.ts';
import { useForm } from '#forms/use-form.ts';
import { Button } from '#ui/button/button.tsx';
import { AccountCard } from '../form/account-card.tsx';
import { messages } from '../messages.ts';
import { useFocusOnTitle } from '../use-focus-on-title.ts';
import { useAgeRefusal } from './age-refusal.ts';
import { validateBirthYearField, parseBirthYear } from './birth-year.ts';
import { BirthYearField } from './birth-year-field.tsx';
import { ageMessages } from './messages.ts';
import { TooYoung } from './too-young.tsx';

const { title } = messages.signUp;

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
  const [isRefused, refuse] = useAgeRefusal();
  const [birthYear, setBirthYear] = useState<number | null>(null);
  useFocusOnTitle(isRefused ? 'refused' : String(birthYear));
  if (isRefused) return <TooYoung title={title} />;
  if (birthYear !== null) return children(birthYear, refuse);
  return (
    <AccountCard title={title} lead={ageMessages.lead} aside={aside}>
      <BirthYearForm
        onYear={(year) => (isUnderageYear(year, getYearInIndia()) ? refuse() : setBirthYear(year))}
      />
    </AccountCard>
  );
}

function BirthYearForm({ onYear }: { onYear(year: number): void }) {
  const ref = useRef<HTMLFormElement>(null);
  const form = useForm({
    emptyValues: { birthYear: '' },
    rules: { birthYear: validateBirthYearField },
    onInvalid: () => focusFirstError(ref.current),
    send: async ({ birthYear }) => onYear(parseBirthYear(birthYear)),
  });
  return (
    <form ref={ref} noValidate onSubmit={form.submit}>
      <BirthYearField form={form} />
      <Button type="submit" wide>
        {ageMessages.next}
      </Button>
    </form>
  );
}
