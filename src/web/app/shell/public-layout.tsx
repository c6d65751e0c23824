import { AppFrame } from './app-frame.tsx';
import { Footer } from './lazy-parts.ts';
import { PublicHeader } from './public-header.tsx';
import { useRouteHandle } from './route-handle.ts';
import type { ShellProps } from './shell-props.ts';

/** Layout of public pages: header, page and footer. */
export function PublicLayout(shell: ShellProps) {
  const { hidesFooter } = useRouteHandle();
  return (
    <AppFrame sessionController={shell.sessionController} bar={<PublicHeader {...shell} />}>
      {!hidesFooter && <Footer />}
    </AppFrame>
  );
}
