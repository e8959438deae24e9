import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { keysFor, type TokenKeys } from '../platform/config/token-key.ts';
import { eachByLots } from '../platform/jobs/each-by-lots.ts';

/** Encrypts what the server must be able to read again, but a copy of the database must not reveal. */
export type Coffre = {
  /** Encrypts the text; `owner` is authenticated with it, so that a sealed text copied to another row does not open. */
  seal(text: string, owner: string): Buffer;
  /** Returns null when the text was sealed with another key or for another owner, or was changed. */
  open(sealed: Buffer, owner: string): string | null;
  /**
   * Encrypts with the present key what another key of the portal encrypted; null when the present key made it, or no
   * key opens it.
   */
  reseal(sealed: Buffer, owner: string): Buffer | null;
};

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

export function coffre(keys: TokenKeys): Coffre {
  const { own, others } = keysFor(keys, 'second-facteur');
  const seal: Coffre['seal'] = (text, owner) => {
    const nonce = randomBytes(nonceBytes);
    const cipher = createCipheriv(algorithm, own, nonce, { authTagLength: tagBytes });
    cipher.setAAD(Buffer.from(owner));
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
  };
  const openBy = (keys: readonly Uint8Array[], sealed: Buffer, owner: string): string | null => {
    for (const key of keys) {
      const text = openWith(key, sealed, owner);
      if (text !== null) return text;
    }
    return null;
  };
  return {
    seal,
    open: (sealed, owner) => openBy([own, ...others], sealed, owner),
    reseal: (sealed, owner) => {
      if (openWith(own, sealed, owner) !== null) return null;
      const text = openBy(others, sealed, owner);
      return text === null ? null : seal(text, owner);
    },
  };
}

function openWith(key: Uint8Array, sealed: Buffer, owner: string): string | null {
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
}

type Resealing<Column extends string, Row extends { id: string } & Record<Column, Buffer | null>> = {
  coffre: Coffre;
  columns: readonly Column[];
  list: (after: string | null, limit: number) => Promise<readonly Row[]>;
  ownerOf: (id: string) => string;
  /** Writes nothing when the secret is no longer the one that was read. */
  replace: (id: string, changed: { column: Column; before: Buffer; secret: Buffer }) => Promise<void>;
};

/**
 * Encrypts with the present key what another key of the portal encrypted in these columns; returns how many there
 * were.
 */
export async function resealAll<
  Column extends string,
  Row extends { id: string } & Record<Column, Buffer | null>,
>({ coffre, columns, list, ownerOf, replace }: Resealing<Column, Row>): Promise<number> {
  let count = 0;
  const act = async (row: Row) => {
    for (const column of columns) {
      const before: Buffer | null = row[column];
      const secret = before && coffre.reseal(before, ownerOf(row.id));
      if (!secret) continue;
      await replace(row.id, { column, before, secret });
      count++;
    }
  };
  await eachByLots({ lot: 500, list: (after: Row | null, limit) => list(after?.id ?? null, limit), act });
  return count;
}
