/** A telephone number that a tap dials. */
export function PhoneLink({ phone }: { phone: string }) {
  return <a href={`tel:${phone.replaceAll(/[\s-]/g, '')}`}>{phone}</a>;
}
