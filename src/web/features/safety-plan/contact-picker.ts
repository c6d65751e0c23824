import { type PlanContact, limits } from './plan.ts';

/** The Contact Picker API: Chrome on Android. https://www.w3.org/TR/contact-picker/ */
interface ContactsManager {
  select(
    properties: readonly ['name', 'tel'],
    options: { multiple: false },
  ): Promise<readonly { readonly name?: readonly string[]; readonly tel?: readonly string[] }[]>;
}

const getContacts = () => (navigator as Navigator & { contacts?: ContactsManager }).contacts;

/** Whether the phone can offer its contacts. */
export function canPickContact(): boolean {
  return typeof getContacts()?.select === 'function';
}

/** Opens the contacts of the phone. Null if none was chosen or the phone refused. */
export async function pickContact(): Promise<PlanContact | null> {
  try {
    const [contact] = (await getContacts()?.select(['name', 'tel'], { multiple: false })) ?? [];
    if (!contact) return null;
    return {
      name: (contact.name?.[0] ?? '').slice(0, limits.name),
      number: (contact.tel?.[0] ?? '').slice(0, limits.number),
    };
  } catch {
    return null;
  }
}
