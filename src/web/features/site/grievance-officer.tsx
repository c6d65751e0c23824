import grievance from '#compiled/grievance.json';

const { name, post, phone, email } = grievance;

/** Who answers complaints and questions about personal data, within a sentence: name, address, telephone, e-mail. */
export function GrievanceOfficer() {
  return (
    <>
      {name}, {post}, <a href={`tel:${phone.replaceAll(/[\s-]/g, '')}`}>{phone}</a>,{' '}
      <a href={`mailto:${email}`}>{email}</a>
    </>
  );
}
