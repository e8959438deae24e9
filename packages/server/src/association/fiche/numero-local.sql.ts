// The number that stands for the SIRET of an association that Sirene does not cover is written to its file and to its
// establishments.
import { uniteLegale } from '@asso/domain/identifiants/numero-etablissement';
import type { Adresse } from '@asso/domain/referentiel/adresse.fields';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database.ts';

type Ecrit = { id_association: string; numero: string; avant: string | null; adresse: Adresse; at: Date };

/** Holds the number until the transaction ends, and tells whether an establishment of another association has it. */
export async function isNumeroPris(
  tx: Tx,
  { id_association, numero }: Pick<Ecrit, 'id_association' | 'numero'>,
): Promise<boolean> {
  const unite = uniteLegale(numero);
  await sql`select pg_advisory_xact_lock(hashtextextended(${unite}, 11))`.execute(tx);
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from etablissement where siret between ${`${unite}000`} and ${`${unite}999`}
      and id_association <> ${id_association}) as found`.execute(tx);
  return rows[0]?.found === true;
}

/** Tells whether anything of the association bears this number: nothing could follow another one. */
export async function isNumeroServi(tx: Tx, numero: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from rib where id_siret = ${numero})
      or exists (select from representant_legal where id_siret = ${numero})
      or exists (select from rh_annuel where id_siret = ${numero})
      or exists (select from compte_annuel where id_siret = ${numero})
      or exists (select from document where id_siret = ${numero})
      or exists (select from cec_declaration where etab_siret = ${numero})
      or exists (select from haa_site where membre_siret_id = ${numero})
      or exists (select from psp_dossier where id_siret = ${numero})
      or exists (select from dossier where id_siret = ${numero}) as found`.execute(tx);
  return rows[0]?.found === true;
}

/** Writes the number as that of the seat, in place of the one that was typed before. */
export async function writeNumeroLocal(tx: Tx, ecrit: Ecrit): Promise<void> {
  const { id_association, numero, avant, adresse, at } = ecrit;
  if (avant !== null)
    await tx
      .deleteFrom('etablissement')
      .where('siret', '=', avant)
      .where('id_association', '=', id_association)
      .execute();
  await tx
    .updateTable('association')
    .set((eb) => ({ id_siret_siege: numero, version: eb('version', '+', 1), updated_at: at }))
    .where('id', '=', id_association)
    .execute();
  await tx
    .insertInto('etablissement')
    .values({
      siret: numero,
      id_association,
      est_siege: true,
      adresse: JSON.stringify(adresse),
      commune: adresse.commune ?? null,
      code_postal: adresse.cp ?? null,
    })
    .onConflict((oc) => oc.column('siret').doUpdateSet({ est_siege: true, actif: true, updated_at: at }))
    .execute();
}
