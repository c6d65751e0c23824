import grievance from '#compiled/grievance.json';

const { name, post, phone, email } = grievance;

/** Contact data of the grievance officer, within a sentence. */
export function GrievanceOfficer() {
  return (
    <>
      {name}, {post}, <a href={`tel:${phone.replaceAll(/[\s-]/g, '')}`}>{phone}</a>,{' '}
      <a href={`mailto:${email}`}>{email}</a>
    </>
  );
}
