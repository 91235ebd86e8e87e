/** Whether the browser lets this page reach devices in its own network, which some ask people about. */

/** What browsers call that permission. */
const NAMES = ["local-network", "local-network-access"];

/** Null: the browser asks nobody. */
export async function localAccess(): Promise<PermissionState | null> {
  for (const name of NAMES) {
    try {
      const asked = { name } as unknown as PermissionDescriptor;
      return (await navigator.permissions.query(asked)).state;
    } catch {
      // A browser that does not know the name does not ask.
    }
  }
  return null;
}
