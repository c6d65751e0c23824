import { AccountCard } from '../form/account-card.tsx';
import { UnderageHelp, type UnderageHelpProps } from './underage-help.tsx';

export interface UnderageRefusalProps extends UnderageHelpProps {
  /** Title of the screen that the refusal replaces. */
  title: string;
}

/** The refusal of a person under 18, with phone numbers of help services in place of a form. */
export function UnderageRefusal({ title, isDeleted }: UnderageRefusalProps) {
  return (
    <AccountCard title={title}>
      <UnderageHelp isDeleted={isDeleted} />
    </AccountCard>
  );
}
