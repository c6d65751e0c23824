import { FormPart } from './form-part.tsx';
import { PasswordForm } from './password-form.tsx';
import { messages } from './messages.ts';

const text = messages.password;

/** What a new password means, said before the form that sets it. */
export function MyPassword({ userid }: { readonly userid: string }) {
  return (
    <FormPart
      text={text}
      about={<p>{text.about}</p>}
      form={(ends) => <PasswordForm userid={userid} {...ends} />}
    />
  );
}
