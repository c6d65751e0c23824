import { Link } from 'react-router-dom';
import { strings } from '../strings.ts';

/** Why a form did not get through; `isOutcomeUnknown` where an earlier try may have done its work. */
export interface FormFailure {
  readonly message: string;
  readonly isOutcomeUnknown: boolean;
}

/** A sentence that an earlier try may have worked, and the way to the login, which shows whether it did. */
export function OutcomeUnknown({ text }: { readonly text: string }) {
  return (
    <>
      {text} <Link to="/login">{strings.profile.toLogin}</Link>
    </>
  );
}
