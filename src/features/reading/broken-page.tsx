import { Link } from 'react-router-dom';
import { PageFrame } from './page-frame.tsx';
import { strings } from './strings.ts';
import type { Surroundings } from './surroundings.ts';

const { text, library, detail } = strings.broken;

export interface BrokenPageProps {
  readonly place: Surroundings;
  /** What its text failed with. */
  readonly error: unknown;
}

/** Stands in for a page whose text cannot be shown: its name, the way back and the way on are still there. */
export function BrokenPage({ place, error }: BrokenPageProps) {
  return (
    <PageFrame place={place}>
      <p role="alert">{text}</p>
      <p>
        <Link to="/resourcesScreen">{library}</Link>
      </p>
      <details>
        <summary>{detail}</summary>
        <p>{error instanceof Error ? `${error.name}: ${error.message}` : String(error)}</p>
      </details>
    </PageFrame>
  );
}
