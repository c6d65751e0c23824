import { memo } from 'react';
import { Checkbox } from '#ui/field/checkbox.tsx';
import styles from './auto-advance-field.module.css';
import { useTranslation } from '#web-language/use-translation.ts';

interface Props {
  checked: boolean;
  onChange(checked: boolean): void;
}

/** The checkbox that enables auto-advance. */
export const AutoAdvanceField = memo(function AutoAdvanceField({ checked, onChange }: Props) {
  const { t } = useTranslation();
  return (
    <Checkbox
      className={styles.moveOn}
      name="move-on"
      checked={checked}
      onChange={(event) => onChange(event.target.checked)}
    >
      {t('questionnaire.autoAdvance')}
    </Checkbox>
  );
});
