/** The script in the head of every rendered page behind the login. The build puts it there; the server names its hash. */
import { keepFirstEvents } from './first-events.ts';
import { hold } from './hold.ts';

keepFirstEvents();

try {
  hold(document.currentScript?.dataset ?? {});
} catch {
  // The page stands as it is, and the program decides once it is there.
}
