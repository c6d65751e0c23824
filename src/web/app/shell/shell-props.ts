import type { InstrumentCard } from '#domain/instrument/instrument.ts';
import type { SessionController } from '../session-controller.ts';

/** Props of both layouts. */
export interface ShellProps {
  sessionController: SessionController;
  cards: readonly InstrumentCard[];
}
