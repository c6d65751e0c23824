import type { ReactNode } from 'react';
import type { FakeResponse } from '../fake-server.ts';
import { Harness } from '../harness.tsx';

export interface SiteHarnessProps {
  readonly visitor?: boolean;
  /** The address, with its anchor; the screen stands at `/here`. */
  readonly at?: string;
  /** One for each try, the last one for all that follow. */
  readonly answers?: readonly FakeResponse[];
}

/** A public page, seen by a visitor unless told. */
export function SiteHarness({
  visitor = true,
  at = '/here',
  answers = [],
  children,
}: SiteHarnessProps & { readonly children: ReactNode }) {
  return (
    <Harness visitor={visitor} answers={{ '': answers }} screens={{ '/here': children }} entries={[at]} />
  );
}
