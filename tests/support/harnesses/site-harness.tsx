import type { ReactNode } from 'react';
import type { FakeResponse } from '../fake-server.ts';
import { Harness } from '../harness.tsx';

export interface SiteHarnessProps {
  readonly visitor?: boolean;
  /** The address with its fragment; the screen is at `/here`. */
  readonly at?: string;
  /** One per attempt, of which the last is repeated. */
  readonly answers?: readonly FakeResponse[];
}

/** A public page, by default for a visitor. */
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
