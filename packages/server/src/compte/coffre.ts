import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Encrypts what the server must be able to read again, but a copy of the database must not reveal. */
export type Coffre = {
  /** `owner` is authenticated with the text, so a sealed text copied to another row does not open. */
  seal(text: string, owner: string): Buffer;
  /** Gives null when the text was sealed with another key or for another owner, or was changed. */
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
      // A text shorter than the nonce and the tag was never sealed here.
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
