import manager from '#compiled/web-information-manager.json';
import { PhoneLink } from './phone-link.tsx';

const { name, designation, phone, email } = manager;

/** Contact data of the Web Information Manager, within a sentence. */
export function WebInformationManager() {
  return (
    <>
      {name}, {designation}, <PhoneLink phone={phone} />, <a href={`mailto:${email}`}>{email}</a>
    </>
  );
}
