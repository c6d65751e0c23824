import { AppFrame } from './app-frame.tsx';
import { Footer } from './lazy-footer.ts';
import { PublicHeader } from './public-header.tsx';
import type { ShellProps } from './shell-props.ts';

/** Layout of public pages: header, page and footer. */
export function PublicLayout(shell: ShellProps) {
  return (
    <AppFrame sessionController={shell.sessionController} bar={<PublicHeader {...shell} />}>
      <Footer />
    </AppFrame>
  );
}
