import type { Desk, OpenFile } from '../desk/desk.ts';
import { FindingsList } from '../desk/findings-list.tsx';
import { TextView } from './text-view.tsx';

/** A reading page as text. */
export function PageEditor({ desk, open }: { desk: Desk; open: OpenFile }) {
  const { file, history, findings } = open;
  return (
    <>
      <FindingsList open={open} onGo={() => {}} />
      <TextView
        id="page-text"
        label={file}
        text={history.now.text}
        findings={findings}
        onChange={(next) => desk.write(file, next, 'text')}
      />
    </>
  );
}
