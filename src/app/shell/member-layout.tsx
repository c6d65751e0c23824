import { useMatches } from 'react-router-dom';
import { ExitDialog } from './exit-dialog.tsx';
import { Footer } from './footer.tsx';
import { Frame } from './frame.tsx';
import { MemberBar } from './member-bar.tsx';
import type { ShellHandle } from './shell-handle.ts';
import type { ShellProps } from './shell-props.ts';
import { useOwnPage } from './use-own-page.ts';

/** Top bar, page and footer of everything behind the login, and the exit dialog. */
export function MemberLayout(shell: ShellProps) {
  const whole = useMatches().some(({ handle }) => (handle as ShellHandle | undefined)?.whole);
  return (
    <Frame leaving={shell.leaving} bar={<MemberBar {...shell} />} waiting={!useOwnPage()}>
      {!whole && <Footer />}
      <ExitDialog cards={shell.cards} onExit={() => void shell.leaving.leaveAssessment()} />
    </Frame>
  );
}
