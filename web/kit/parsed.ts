/** What a text from elsewhere says as JSON; null where it is none. */
export function parsed(text: string): any {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
