import { isFirstEntry } from '#api/device/history.ts';
import { useLocation, useNavigate } from 'react-router-dom';

/** State of a history entry; `beganHere` marks the entry with which the app was opened. */
interface HistoryState {
  readonly beganHere?: boolean;
}

/**
 * Returns a function that navigates back, or to `fallback` if the app was opened at this page.
 * @returns `back`, and the state to pass to every replacement of this history entry, which would otherwise lose its
 *   mark
 */
export function useBackOrFallback(fallback: string): { back(): void; readonly state: HistoryState } {
  const navigate = useNavigate();
  const location = useLocation();
  const state = (location.state ?? {}) as HistoryState;
  const beganHere = isFirstEntry(location.key) || state.beganHere === true;
  return {
    back: () => void (beganHere ? navigate(fallback) : navigate(-1)),
    state: { ...state, beganHere },
  };
}
