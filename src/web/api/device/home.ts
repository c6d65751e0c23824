import { phone } from './phone.ts';
import { type DeviceStorage, device, tab } from './storage.ts';

/** Everywhere that something of a person may be kept. */
export const places: readonly DeviceStorage[] = [device, tab];

/** Where it is kept from now on: on a shared phone in this tab alone, which it goes with. */
export function home(): DeviceStorage {
  return phone() === 'shared' ? tab : device;
}
