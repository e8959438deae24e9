// Drafts kept in the browser are encrypted with a key that the server gives only to the person who wrote them.
export type DraftCipher = {
  seal: (text: string, place: string) => Promise<string>;
  /** Returns null when the text was sealed with another key, for another place, or was changed since. */
  open: (sealed: string, place: string) => Promise<string | null>;
};

const nonceBytes = 12;

/**
 * Returns the key, or null where the browser cannot encrypt (a page without HTTPS): then nothing is kept. The key is
 * not extractable: scripts of the page can use it, but not read it.
 */
export async function draftKey(secret: string): Promise<CryptoKey | null> {
  const { subtle } = globalThis.crypto;
  return subtle ? subtle.importKey('raw', bytesOf(secret), 'AES-GCM', false, ['encrypt', 'decrypt']) : null;
}

/** Encrypts with `key`. The other keys only decrypt older texts, while the portal is changing its key. */
export function makeCipher(key: CryptoKey, others: readonly CryptoKey[] = []): DraftCipher {
  const { subtle } = globalThis.crypto;
  const lockOf = (iv: Uint8Array<ArrayBuffer>, place: string) => ({
    name: 'AES-GCM',
    iv,
    // The place is part of the seal: a text copied to another place cannot be opened there.
    additionalData: new TextEncoder().encode(place),
  });
  const openWith = async (one: CryptoKey, sealed: string, place: string): Promise<string | null> => {
    try {
      const bytes = bytesOf(sealed);
      const lock = lockOf(bytes.slice(0, nonceBytes), place);
      return new TextDecoder().decode(await subtle.decrypt(lock, one, bytes.slice(nonceBytes)));
    } catch {
      return null;
    }
  };
  return {
    seal: async (text, place) => {
      const iv = crypto.getRandomValues(new Uint8Array(nonceBytes));
      const sealed = await subtle.encrypt(lockOf(iv, place), key, new TextEncoder().encode(text));
      return textOf(iv) + textOf(new Uint8Array(sealed));
    },
    open: async (sealed, place) => {
      for (const one of [key, ...others]) {
        const text = await openWith(one, sealed, place);
        if (text !== null) return text;
      }
      return null;
    },
  };
}

/**
 * Returns the bytes in base64url. The nonce has twelve bytes, so exactly sixteen characters: the nonce and the text can
 * be written one after the other and read as one.
 */
const textOf = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (one) => one.charCodeAt(0));
