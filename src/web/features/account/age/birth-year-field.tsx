import type { FieldBindings } from '#forms/use-form.ts';
import { TextField } from '#ui/field/text-field.tsx';
import { ageMessages } from './messages.ts';

const { label, hint } = ageMessages;

/** The field for the year of birth, four digits. */
export function BirthYearField({ form }: { readonly form: FieldBindings<{ birthYear: string }> }) {
  return (
    <TextField
      {...form.field('birthYear')}
      label={label}
      hint={hint}
      inputMode="numeric"
      autoComplete="bday-year"
      maxLength={4}
    />
  );
}
