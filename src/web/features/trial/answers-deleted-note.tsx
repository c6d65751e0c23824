import { Link } from 'react-router-dom';
import help from '#compiled/help-now.json';
import { buttonClass } from '#ui/button/button.tsx';
import { HelplineBlock } from '#ui/help-block/help-block.tsx';
import { messages } from './messages.ts';

/** Says that the answers are deleted. The help numbers stay. */
export function AnswersDeletedNote() {
  return (
    <>
      <p>{messages.remove.done}</p>
      <p>
        <Link className={buttonClass('primary')} to="/">
          {messages.remove.home}
        </Link>
      </p>
      <HelplineBlock compact title={messages.remove.help} lines={help.lines} />
    </>
  );
}
