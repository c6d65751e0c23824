import { Link } from 'react-router-dom';
import { messages } from '../messages.ts';

/** The failure of a form. `isOutcomeUnknown` means that an earlier request may have succeeded. */
export interface FormFailure {
  readonly message: string;
  readonly isOutcomeUnknown: boolean;
}

/** Says that an earlier request may have succeeded, with a link to the login. */
export function OutcomeUnknown({ text }: { readonly text: string }) {
  return (
    <>
      {text} <Link to="/login">{messages.toLogin}</Link>
    </>
  );
}
