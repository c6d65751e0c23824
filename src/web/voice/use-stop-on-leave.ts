import { useEffect, useEffectEvent } from 'react';
import { exitAddress } from '#contract/paths.ts';

/** Stops speech when the page is hidden or left, on the first press of quick exit, and when an option is chosen. */
export function useStopOnLeave(isActive: boolean, stop: () => void): void {
  const onLeave = useEffectEvent(stop);
  useEffect(() => {
    if (!isActive) return;
    const leave = () => onLeave();
    const stopIfHidden = () => {
      if (document.hidden) onLeave();
    };
    const stopOnPress = ({ target }: Event) => {
      if (target instanceof Element && target.closest(`a[href="${exitAddress}"]`)) onLeave();
    };
    document.addEventListener('visibilitychange', stopIfHidden);
    window.addEventListener('pagehide', leave);
    // Before the handlers of the page, which may wait for the network.
    document.addEventListener('click', stopOnPress, true);
    document.addEventListener('change', leave);
    return () => {
      document.removeEventListener('visibilitychange', stopIfHidden);
      window.removeEventListener('pagehide', leave);
      document.removeEventListener('click', stopOnPress, true);
      document.removeEventListener('change', leave);
    };
  }, [isActive]);
}
