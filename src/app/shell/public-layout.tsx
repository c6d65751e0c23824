import { Footer } from './footer.tsx';
import { Frame } from './frame.tsx';
import { PublicHeader } from './public-header.tsx';
import type { ShellProps } from './shell-props.ts';

/** Header, page and footer of everything that needs no login. */
export function PublicLayout(shell: ShellProps) {
  return (
    <Frame leaving={shell.leaving} bar={<PublicHeader {...shell} />}>
      <Footer />
    </Frame>
  );
}
