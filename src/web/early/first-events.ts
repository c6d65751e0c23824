/** What waits in the window from the first byte until the early script looks at it. */
interface Waiting {
  firstEvents?: Event[];
}

const kinds = ['click', 'submit'];
const waiting = () => window as Waiting;
const keep = (event: Event) => void waiting().firstEvents?.push(event);

/**
 * Runs in the head of every rendered page, so that a tap is kept that comes before any file has. It stops nothing: links
 * lead where they lead, and a form leads nowhere.
 */
export function keepFirstEvents(): void {
  waiting().firstEvents = [];
  for (const kind of kinds) document.addEventListener(kind, keep, true);
}

/** Ends the keeping and gives what was kept, the oldest first. */
export function takeFirstEvents(): readonly Event[] {
  const { firstEvents = [] } = waiting();
  delete waiting().firstEvents;
  return firstEvents;
}
