// What the browser keeps is locked with a key that only the server gives, and only to the person it belongs to.
export type DraftCipher = {
  seal: (text: string, place: string) => Promise<string>;
  /** Null when it was sealed with another key, for another place, or changed. */
  open: (sealed: string, place: string) => Promise<string | null>;
};

const nonceBytes = 12;

/** Null where the browser has no cipher (a page without HTTPS): nothing is kept rather than kept in clear. */
export async function draftCipher(secret: string): Promise<DraftCipher | null> {
  const { subtle } = globalThis.crypto;
  if (!subtle) return null;
  // Not extractable: scripts of the page can use it, nobody can copy it out.
  const key = await subtle.importKey('raw', bytesOf(secret), 'AES-GCM', false, ['encrypt', 'decrypt']);
  const lockOf = (iv: Uint8Array<ArrayBuffer>, place: string) => ({
    name: 'AES-GCM',
    iv,
    // Moved to another place it does not open.
    additionalData: new TextEncoder().encode(place),
  });
  return {
    seal: async (text, place) => {
      const iv = crypto.getRandomValues(new Uint8Array(nonceBytes));
      const sealed = await subtle.encrypt(lockOf(iv, place), key, new TextEncoder().encode(text));
      return textOf(iv) + textOf(new Uint8Array(sealed));
    },
    open: async (sealed, place) => {
      try {
        const bytes = bytesOf(sealed);
        const lock = lockOf(bytes.slice(0, nonceBytes), place);
        return new TextDecoder().decode(await subtle.decrypt(lock, key, bytes.slice(nonceBytes)));
      } catch {
        return null;
      }
    },
  };
}

/** Twelve bytes are sixteen characters without a remainder: two texts one after the other read as one. */
const textOf = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (one) => one.charCodeAt(0));
