// These queries give the contact details of a dossier's services, as the services state them.
import type { Adresse } from '@asso/domain/referentiel/adresse.fields';
import { adresseLines } from '@asso/domain/referentiel/adresse.words';
import type { ContactService } from '@asso/domain/service/contact.words';
import type { Db } from '../platform/db/database.ts';

/** Lists the contacts of these services, in the order of the ids; an id of no service is left out. */
export async function listContacts(db: Db, ids: readonly string[]): Promise<ContactService[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('service')
    .select(['id', 'nom', 'adresse', 'telephone', 'email'])
    .where('id', 'in', [...ids])
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? [contactOf(row)] : [];
  });
}

type Row = { nom: string; adresse: unknown; telephone: string | null; email: string | null };

const contactOf = ({ nom, adresse, telephone, email }: Row): ContactService => ({
  nom,
  adresse: adresseLines(adresse as Adresse | null).join('\n') || null,
  telephone,
  courriel: email,
});
