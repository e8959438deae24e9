// The number that answers a SIRET request is written to the association's file and to its establishments.
import { toSiren } from '@asso/domain/identifiants/siren-siret';
import type { Adresse } from '@asso/domain/referentiel/adresse.fields';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database.ts';
import { lockAssociation } from '../association.sql.ts';

type Attribution = { id_association: string; id_siret: string; adresse: Adresse; at: Date };

/** `pris`: another association has this SIREN. The two others give the number that this association already has. */
export type SiretRefus =
  | { raison: 'pris' }
  | { raison: 'deja-siret'; siret: string }
  | { raison: 'autre-siren'; siren: string };

/** Writes the SIREN, the SIRET of the seat and its establishment; returns null when done, else why it was refused. */
export async function writeSiret(
  tx: Tx,
  { id_association, id_siret, adresse, at }: Attribution,
): Promise<SiretRefus | null> {
  const siren = toSiren(id_siret);
  // Two associations given the same number at once are written one after the other.
  await sql`select pg_advisory_xact_lock(hashtextextended(${siren}, 11))`.execute(tx);
  const association = await lockAssociation(tx, id_association);
  if (!association) throw new Error('a SIRET for no association');
  const { id_siret_siege, id_siren } = association;
  if (id_siret_siege !== null && id_siret_siege !== id_siret)
    return { raison: 'deja-siret', siret: id_siret_siege };
  if (id_siren !== null && id_siren !== siren) return { raison: 'autre-siren', siren: id_siren };
  if (await isOfAnother(tx, { id_association, id_siret, siren })) return { raison: 'pris' };
  await tx
    .updateTable('association')
    .set((eb) => ({
      id_siren: siren,
      id_siret_siege: id_siret,
      version: eb('version', '+', 1),
      updated_at: at,
    }))
    .where('id', '=', id_association)
    .execute();
  await tx
    .insertInto('etablissement')
    .values({
      siret: id_siret,
      id_association,
      est_siege: true,
      adresse: JSON.stringify(adresse),
      commune: adresse.commune ?? null,
      code_postal: adresse.cp ?? null,
    })
    .onConflict((oc) => oc.column('siret').doUpdateSet({ est_siege: true, actif: true, updated_at: at }))
    .execute();
  return null;
}

async function isOfAnother(
  tx: Tx,
  { id_association, id_siret, siren }: { id_association: string; id_siret: string; siren: string },
): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from association where id <> ${id_association}
        and (id_siren = ${siren} or left(id_siret_siege, 9) = ${siren}))
      or exists (select from etablissement where id_association <> ${id_association}
        and siret = ${id_siret}) as found`.execute(tx);
  return rows[0]?.found === true;
}
