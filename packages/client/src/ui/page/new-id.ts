/** A random id of 32 hexadecimal digits; unlike randomUUID it also exists on a page without HTTPS. */
export const newId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
