import { AppFrame } from './app-frame.tsx';
import { Footer } from './lazy-footer.ts';
import { PublicHeader } from './public-header.tsx';
import type { ShellProps } from './shell-props.ts';

/** Header, page and footer of everything that needs no login. */
export function PublicLayout(shell: ShellProps) {
  return (
    <AppFrame leaving={shell.leaving} bar={<PublicHeader {...shell} />}>
      <Footer />
    </AppFrame>
  );
}
