import { ArrowRight, Printer } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { Button, buttonClass } from '../../ui/button/button.tsx';
import { strings } from './strings.ts';
import type { Destination } from './surroundings.ts';
import look from './turn.module.css';

export interface TurnProps {
  readonly next?: Destination;
  /** False where there is no text to put on paper. */
  readonly printable?: boolean;
  /** Runs at the click on Next. */
  readonly onNext?: () => void;
}

/** The foot of a page: print, and Next with the title of what it leads to. */
export function Turn({ next, printable = true, onNext }: TurnProps) {
  const about = useId();
  if (!printable && !next) return null;
  return (
    <div className={look.turn}>
      {printable && (
        <Button look="quiet" icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
          {strings.print}
        </Button>
      )}
      {next && (
        <div className={look.next}>
          <Link
            className={buttonClass('primary')}
            to={next.to}
            aria-describedby={next.title ? about : undefined}
            onClick={onNext}
          >
            {strings.next}
            <ArrowRight aria-hidden="true" />
          </Link>
          {next.title && (
            <p id={about} className="note">
              {next.chapter && <span>{strings.nextChapter(next.chapter)}</span>} {next.title}
            </p>
          )}
        </div>
      )}
    </div>
  );
}
