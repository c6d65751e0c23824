import type { Middleware } from 'redux';
import { join } from '../registry.ts';
import { sessionStarted } from '../session.ts';
import { sendWaiting, tellStore } from './sender.ts';

/**
 * Has what waits sent whenever it may get through: when this part is loaded, after a login, when the line is back, and
 * when the page shows again.
 */
const occasions: Middleware = ({ dispatch }) => {
  tellStore(dispatch);
  const attempt = (patient = false) => {
    if (navigator.onLine) void sendWaiting(dispatch, patient);
  };
  attempt();
  window.addEventListener('online', () => attempt());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') attempt(true);
  });
  return (next) => (action) => {
    const result = next(action);
    if (sessionStarted.match(action)) attempt();
    return result;
  };
};

join({ reducers: {}, middleware: [occasions] });
