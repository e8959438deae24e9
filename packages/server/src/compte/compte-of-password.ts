import type { Db } from '../platform/db/database.ts';
import type { PasswordHasher } from './password-hasher.ts';
import { type CompteRow, findCompteByEmail } from './utilisateur.sql.ts';

/**
 * The account of this address if the password is its own, else the registration that waits beside it. A wrong one
 * costs two checks whatever stands there, nothing included: time tells nothing, and somebody who registered with the
 * address of an account is let in as one who registered with any other.
 */
export async function compteOfPassword(
  { db, hasher }: { db: Db; hasher: PasswordHasher },
  { email, password }: { email: string; password: string },
): Promise<CompteRow | undefined> {
  for (const enInscription of [false, true]) {
    const found = await findCompteByEmail(db, email, { enInscription });
    if (await hasher.verify(found?.mot_de_passe ?? null, password)) return found;
  }
  return undefined;
}
