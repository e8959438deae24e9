/** Returns a random id of 32 hexadecimal digits; unlike `randomUUID`, this also works on a page without HTTPS. */
export const newId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
