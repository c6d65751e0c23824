import { Link } from 'react-router-dom';
import { strings } from '../strings.ts';

/** A sentence that an earlier try may have worked, and the way to the login, which shows whether it did. */
export function PerhapsDone({ text }: { readonly text: string }) {
  return (
    <>
      {text} <Link to="/login">{strings.profile.toLogin}</Link>
    </>
  );
}
