import { type ComponentType, useEffect, useState } from 'react';
import type { ListenProps } from './listen-props.ts';

/** Milliseconds after a screen, which is interactive by then. */
const loadAfterMs = 1000;

let loaded: ComponentType<ListenProps> | undefined;

/**
 * A button that speaks a part of the page. It renders nothing until a voice is known, so place it where it moves no other content.
 */
export function Listen(props: ListenProps) {
  const [Loaded, setLoaded] = useState(() => loaded);
  useEffect(() => {
    const load = () =>
      import('./available-listen.tsx').then(
        ({ AvailableListen }) => setLoaded(() => (loaded = AvailableListen)),
        // Without a connection there is no button.
        () => {},
      );
    const timer = setTimeout(load, loadAfterMs);
    return () => clearTimeout(timer);
  }, []);
  return Loaded && <Loaded {...props} />;
}
