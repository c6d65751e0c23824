import { useLocation, useNavigate } from 'react-router-dom';

/** The mark that an entry of the history carries when the program began with it. */
interface BeganHere {
  readonly beganHere?: boolean;
}

/**
 * Back to where the person came from, or to `fallback` when the program was opened at this very page.
 * @returns `back`, and the state that every replacement of this history entry must carry along, because a
 *   replaced entry forgets that it was the first
 */
export function useBackOr(fallback: string): { back(): void; readonly state: BeganHere } {
  const navigate = useNavigate();
  const location = useLocation();
  const state = (location.state ?? {}) as BeganHere;
  // The router gives its first entry this key.
  const beganHere = location.key === 'default' || state.beganHere === true;
  return {
    back: () => void (beganHere ? navigate(fallback) : navigate(-1)),
    state: { ...state, beganHere },
  };
}
