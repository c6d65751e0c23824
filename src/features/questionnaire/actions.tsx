import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Button } from '../../ui/button/button.tsx';
import look from './questionnaire.module.css';
import { strings } from './strings.ts';

interface Props {
  /** Each button is shown when its action is given. */
  back: (() => void) | undefined;
  next: (() => void) | undefined;
  finish: (() => void) | undefined;
  finishLabel: string;
  /** The answers are being sent. */
  busy: boolean;
}

/** The ways back and on; they stay at the lower edge while the question scrolls. */
export function Actions({ back, next, finish, finishLabel, busy }: Props) {
  return (
    <div className={look.actions}>
      {back && (
        <Button look="ghost" icon={<ArrowLeft aria-hidden="true" />} onClick={back}>
          {strings.back}
        </Button>
      )}
      {next && (
        <Button className={look.onward} after={<ArrowRight aria-hidden="true" />} onClick={next}>
          {strings.next}
        </Button>
      )}
      {finish && (
        <Button className={look.onward} busy={busy} busyText={strings.sending} onClick={finish}>
          {finishLabel}
        </Button>
      )}
    </div>
  );
}
