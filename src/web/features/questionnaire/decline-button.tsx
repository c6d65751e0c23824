import { Button } from '#ui/button/button.tsx';
import styles from './questionnaire.module.css';
import { screenMessages } from './screen-messages.ts';

interface Props {
  isDeclined: boolean;
  /** Undefined if the instrument needs every answer: then there is no button. */
  decline: (() => void) | undefined;
}

/** The choice not to answer, between Back and Next. Choosing an answer takes it back. */
export function DeclineButton({ isDeclined, decline }: Props) {
  return (
    decline && (
      <Button variant="quiet" className={styles.decline} aria-pressed={isDeclined} onClick={decline}>
        {screenMessages.decline}
      </Button>
    )
  );
}
