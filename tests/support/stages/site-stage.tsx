import type { ReactNode } from 'react';
import type { Answer } from '../made-up-server.ts';
import { Stage } from '../stage.tsx';

export interface StageProps {
  readonly visitor?: boolean;
  /** The address, with its anchor; the screen stands at `/here`. */
  readonly at?: string;
  /** One for each try, the last one for all that follow. */
  readonly answers?: readonly Answer[];
}

/** A public page, seen by a visitor unless told. */
export function SiteStage({
  visitor = true,
  at = '/here',
  answers = [],
  children,
}: StageProps & { readonly children: ReactNode }) {
  return <Stage visitor={visitor} answers={{ '': answers }} screens={{ '/here': children }} entries={[at]} />;
}
