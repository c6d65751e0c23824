import { HelpTool } from './help-tool.tsx';
import { QuickExit } from './quick-exit.tsx';

/** What stands in the bar of every screen, logged in or not. Neither asks the exit dialog. */
export function Tools({ onQuickExit }: { onQuickExit(): void }) {
  return (
    <>
      <HelpTool />
      <QuickExit onLeave={onQuickExit} />
    </>
  );
}
