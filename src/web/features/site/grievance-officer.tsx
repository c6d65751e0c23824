import grievance from '#compiled/grievance.json';
import { PhoneLink } from './phone-link.tsx';

const { name, post, phone, email } = grievance;

/** Contact data of the grievance officer, within a sentence. */
export function GrievanceOfficer() {
  return (
    <>
      {name}, {post}, <PhoneLink phone={phone} />, <a href={`mailto:${email}`}>{email}</a>
    </>
  );
}
