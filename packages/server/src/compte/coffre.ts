import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Keeps what the server must read again, and the database alone must not tell. */
export type Coffre = {
  /** `owner` is part of the lock: copied to another row, it does not open. */
  seal(text: string, owner: string): Buffer;
  /** Null when it was sealed with another key, for somebody else, or changed. */
  open(sealed: Buffer, owner: string): string | null;
};

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

export function coffre(tokenKey: string): Coffre {
  const key = new Uint8Array(hkdfSync('sha256', tokenKey, '', 'portail-asso second-facteur', 32));
  return {
    seal: (text, owner) => {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv(algorithm, key, nonce, { authTagLength: tagBytes });
      cipher.setAAD(Buffer.from(owner));
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
    },
    open: (sealed, owner) => {
      // Shorter than what stands before the text, it was never sealed here.
      if (sealed.length < nonceBytes + tagBytes) return null;
      const nonce = sealed.subarray(0, nonceBytes);
      const decipher = createDecipheriv(algorithm, key, nonce, { authTagLength: tagBytes });
      decipher.setAAD(Buffer.from(owner));
      decipher.setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes));
      try {
        const opened = [decipher.update(sealed.subarray(nonceBytes + tagBytes)), decipher.final()];
        return Buffer.concat(opened).toString('utf8');
      } catch {
        return null;
      }
    },
  };
}
