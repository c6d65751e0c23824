/** The script in the head of every rendered public page. The build puts it there; the server names its hash. */
import { keepFirstEvents } from './first-events.ts';

keepFirstEvents();
