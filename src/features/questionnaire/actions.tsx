import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Button } from '../../ui/button/button.tsx';
import look from './questionnaire.module.css';
import { strings } from './strings.ts';

interface Props {
  /** Each button is shown when its action is given. */
  onBack?: (() => void) | undefined;
  onNext?: (() => void) | undefined;
  onFinish?: (() => void) | undefined;
  finishLabel: string;
  /** The answers are being sent. */
  busy: boolean;
}

/** The ways back and on; they stay at the lower edge while the question scrolls. */
export function Actions({ onBack, onNext, onFinish, finishLabel, busy }: Props) {
  return (
    <div className={look.actions}>
      {onBack && (
        <Button look="ghost" icon={<ArrowLeft aria-hidden="true" />} onClick={onBack}>
          {strings.back}
        </Button>
      )}
      {onNext && (
        <Button className={look.onward} after={<ArrowRight aria-hidden="true" />} onClick={onNext}>
          {strings.next}
        </Button>
      )}
      {onFinish && (
        <Button className={look.onward} busy={busy} busyText={strings.sending} onClick={onFinish}>
          {finishLabel}
        </Button>
      )}
    </div>
  );
}
