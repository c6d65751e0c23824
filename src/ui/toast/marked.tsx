import { splitMark } from './mark.ts';

/** A message whose leading mark (✅ ❌ ℹ️) an icon stands for on screen; those who listen still get the mark. */
export function Marked({ text }: { text: string }) {
  const { mark, words } = splitMark(text);
  return (
    <>
      {mark && <span className="sr">{mark} </span>}
      {words}
    </>
  );
}
