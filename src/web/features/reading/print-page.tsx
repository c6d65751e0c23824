import { Printer } from 'lucide-react';
import { Button } from '#ui/button/button.tsx';
import { useTranslation } from '#web-language/use-translation.ts';

/** Opens the print dialog of the browser. */
export function PrintPage() {
  const { t } = useTranslation();
  return (
    <Button variant="tertiary" startIcon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
      {t('reading.print')}
    </Button>
  );
}
