import { placeOf } from '#domain/answers/way.ts';
import { Engine, type EngineProps } from './engine.tsx';

/** The engine for an instrument that has instructions, hides items or shuffles them: most do not, and load none of it. */
export function BranchingEngine(props: EngineProps) {
  return <Engine {...props} placeOf={(draft) => placeOf(props.instrument, draft)} />;
}
