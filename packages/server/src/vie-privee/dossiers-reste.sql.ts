// The queries here rewrite the forms of dossiers kept long enough as the domain says, and erase the accounts sent to
// other systems.
import type { GenreDossier } from '@asso/domain/dossier/genre.rows';
import { colonnesChorus } from '@asso/domain/transfert/chorus.rows';
import {
  crfProjetReste,
  crfReste,
  prevuReste,
  projetReste,
  teteReste,
} from '@asso/domain/vie-privee/reste-dossier.rules';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../platform/db/database.ts';

/** Rewrites the heads, projects and reports of these dossiers, one kind after the other. */
export async function keepReste(tx: Tx, ids: readonly string[]): Promise<void> {
  const these = sql`any(${[...ids]}::uuid[])`;
  const duDossier = sql`id_dossier = ${these}`;
  const duRapport = sql`id_crf in (select id from crf where ${duDossier})`;
  await rewrite(tx, { table: 'dossier', column: 'tete', which: sql`id = ${these}` }, ({ genre, forme }) =>
    teteReste(genre, forme),
  );
  await rewrite(tx, { table: 'projet', column: 'corps', which: duDossier }, ({ forme }) =>
    projetReste(forme),
  );
  await rewrite(tx, { table: 'crf', column: 'corps', which: duDossier }, ({ forme }) => crfReste(forme));
  await rewrite(tx, { table: 'crf_projet', column: 'corps', which: duRapport }, ({ forme }) =>
    crfProjetReste(forme),
  );
  await rewrite(tx, { table: 'crf_projet', column: 'prevu', which: duRapport }, ({ forme }) =>
    prevuReste(forme),
  );
}

type Forme = {
  table: 'dossier' | 'projet' | 'crf' | 'crf_projet';
  column: 'tete' | 'corps' | 'prevu';
  which: RawBuilder<unknown>;
};
/** A form to rewrite; `genre` is that of the dossier, null for projects and reports, which do not depend on it. */
type Lue = { id: string; genre: GenreDossier; forme: unknown };

async function rewrite(
  tx: Tx,
  { table, column, which }: Forme,
  resteOf: (row: Lue) => object,
): Promise<void> {
  const genre = table === 'dossier' ? sql`genre` : sql`null`;
  const { rows } = await sql<Lue>`select id, ${genre} as genre, ${sql.ref(column)} as forme
    from ${sql.table(table)} where ${which}`.execute(tx);
  const restes = rows.map((row) => ({ id: row.id, forme: resteOf(row) }));
  await sql`update ${sql.table(table)} t set ${sql.ref(column)} = r.forme, version = t.version + 1
    from jsonb_to_recordset(${JSON.stringify(restes)}::jsonb) as r (id uuid, forme jsonb)
    where t.id = r.id`.execute(tx);
}

/** Erases the paid account from the lines sent to Chorus, which keep their sums. */
export async function anonymiseComptesPartis(tx: Tx, ids: readonly string[]): Promise<void> {
  const these = sql`any(${[...ids]}::uuid[])`;
  const places = Object.keys(colonnesChorus).flatMap((name, rang) =>
    ['titulaire', 'iban', 'bic'].includes(name) ? [rang] : [],
  );
  const vides = places.reduce(
    (cellules, rang) => sql`jsonb_set(${cellules}, array[${String(rang)}], 'null')`,
    sql`cellules`,
  );
  await sql`update lot_transfert_ligne set cellules = ${vides}
    where cle in (
      select 'paiement:' || id from demande_paiement where id_dossier = ${these}
      union
      select 'accord:' || id_dossier || ':' || id_service_instructeur from instruction where id_dossier = ${these}
    ) or (cle like 'engagement:%' and split_part(cle, ':', 2)::uuid = ${these})`.execute(tx);
}
