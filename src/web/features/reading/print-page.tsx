import { Printer } from 'lucide-react';
import { Button } from '#ui/button/button.tsx';
import { messages } from './messages.ts';

/** Opens the print dialog of the browser. */
export function PrintPage() {
  return (
    <Button variant="quiet" icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
      {messages.print}
    </Button>
  );
}
