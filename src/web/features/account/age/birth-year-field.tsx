import type { FieldBindings } from '#forms/use-form.ts';
import { TextField } from '#ui/field/text-field.tsx';
import { useTranslation } from '#web-language/use-translation.ts';

/** The field for the year of birth, four digits. */
export function BirthYearField({ form }: { readonly form: FieldBindings<{ birthYear: string }> }) {
  const { t } = useTranslation();
  return (
    <TextField
      {...form.field('birthYear')}
      label={t('account.age.label')}
      description={t('account.age.hint')}
      inputMode="numeric"
      autoComplete="bday-year"
    />
  );
}
