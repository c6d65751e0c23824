import { useRef } from 'react';
import { focusFirstError } from '#forms/focus-first-error.ts';
import { useForm } from '#forms/use-form.ts';
import { Button } from '#ui/button/button.tsx';
import { translateMessage } from '#language/translate.ts';
import { useTranslation } from '#web-language/use-translation.ts';
import { validateBirthYearField, parseBirthYear } from './birth-year.ts';
import { BirthYearField } from './birth-year-field.tsx';

/** Asks for the year of birth, and does not mention the age limit. */
export function BirthYearForm({ onYear }: { onYear(year: number): void }) {
  const { t } = useTranslation();
  const ref = useRef<HTMLFormElement>(null);
  const form = useForm({
    emptyValues: { birthYear: '' },
    rules: { birthYear: (v) => translateMessage(t, validateBirthYearField(v)) },
    onInvalid: () => focusFirstError(ref.current),
    send: async ({ birthYear }) => onYear(parseBirthYear(birthYear)),
  });
  return (
    <form ref={ref} noValidate onSubmit={form.submit}>
      <BirthYearField form={form} />
      <Button type="submit" fullWidth>
        {t('account.age.next')}
      </Button>
    </form>
  );
}
