import { Printer } from 'lucide-react';
import { Button } from '#ui/button/button.tsx';
import { strings } from './strings.ts';

/** Puts the page on paper. */
export function PrintPage() {
  return (
    <Button variant="quiet" icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
      {strings.print}
    </Button>
  );
}
