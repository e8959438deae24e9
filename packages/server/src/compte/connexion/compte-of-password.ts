import type { Db } from '../../platform/db/database.ts';
import type { PasswordHasher } from '../mot-de-passe/password-hasher.ts';
import { type CompteRow, findCompteByEmail } from '../utilisateur.sql.ts';

/**
 * Finds the account of this address when the password is its own, or else a registration that waits beside it. A
 * wrong password costs two checks in every case, even for an unknown address, so the time tells nothing. A person who
 * registered with the address of an account is let in like any other.
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
