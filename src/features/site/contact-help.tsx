import help from '../../../content/help-now.json';
import { HelpBlock } from '../../ui/help-block/help-block.tsx';
import { strings } from './strings.ts';

const { title, text } = strings.contact.help;

/** Whom to call, for somebody too young to write to us: nobody is sent away without a way on. */
export function ContactHelp() {
  return <HelpBlock title={title} text={text} lines={help.lines} />;
}
