import { minute } from '../app/time.ts';

/** Stored events per minute and process, for events that anonymous clients can cause without limit. */
export const budgets = { 'login-failed': 60, refused: 60 } as const;

export type BudgetedEvent = keyof typeof budgets;

/** Events of one kind that were not stored, in the minute that begins at `at`. */
export interface OmittedEvents {
  readonly event: BudgetedEvent;
  readonly at: Date;
  readonly count: number;
}

/** Counts events by kind and minute, so that a flood of one kind does not use the budget of another. */
export class AuditEventBudgets {
  readonly #minutes = new Map<BudgetedEvent, { at: number; events: number }>();

  /**
   * Counts an event.
   * @returns whether to store it, and the events of the same kind that were omitted in an earlier minute
   */
  spend(
    event: BudgetedEvent,
    now: Date,
  ): { readonly isStored: boolean; readonly omitted: OmittedEvents | null } {
    const omitted = this.#end(event, now);
    const at = startOfMinute(now);
    const counted = this.#minutes.get(event) ?? { at, events: 0 };
    counted.events += 1;
    this.#minutes.set(event, counted);
    return { isStored: counted.events <= budgets[event], omitted };
  }

  /** The omitted events of past minutes; each is returned once. */
  takeOmitted(now: Date): readonly OmittedEvents[] {
    return (Object.keys(budgets) as BudgetedEvent[]).flatMap((event) => this.#end(event, now) ?? []);
  }

  #end(event: BudgetedEvent, now: Date): OmittedEvents | null {
    const counted = this.#minutes.get(event);
    if (!counted || counted.at === startOfMinute(now)) return null;
    this.#minutes.delete(event);
    const count = counted.events - budgets[event];
    return count > 0 ? { event, at: new Date(counted.at), count } : null;
  }
}

function startOfMinute(now: Date): number {
  return Math.floor(now.getTime() / minute) * minute;
}
