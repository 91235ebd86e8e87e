/** Whether the browser lets this page reach devices in its own network, which some ask people about. */

/** What browsers call that permission. */
const NAMES = ["local-network", "local-network-access"];

/**
 * @returns {Promise<PermissionState | null>} null: the browser asks nobody
 */
export async function localAccess() {
  for (const name of NAMES) {
    try {
      const asked = /** @type {PermissionDescriptor} */ (/** @type {unknown} */ ({ name }));
      return (await navigator.permissions.query(asked)).state;
    } catch {
      // A browser that does not know the name does not ask.
    }
  }
  return null;
}
