import { AccountCard } from '../form/account-card.tsx';
import { YoungHelp, type YoungHelpProps } from './young-help.tsx';

export interface TooYoungProps extends YoungHelpProps {
  /** Title of the screen that the refusal replaces. */
  title: string;
}

/** The refusal of a person under 18, with phone numbers of help services in place of a form. */
export function TooYoung({ title, isDeleted }: TooYoungProps) {
  return (
    <AccountCard title={title}>
      <YoungHelp isDeleted={isDeleted} />
    </AccountCard>
  );
}
