// The queries here count what each subvention gave the year before its present campaign.
import type { GivenLastYear } from '@asso/domain/catalogue/public/aide-publique.rules';
import type { Decisions } from '@asso/domain/catalogue/public/donne.rules';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database.ts';

/**
 * Reads, for each subvention, how many dossiers of the year before its campaign were decided, the sums granted and the
 * days taken to answer.
 */
export async function listCampagneDecisions(
  trx: Tx,
  now: Date,
): Promise<(Decisions & { id_subvention: string })[]> {
  const { rows } = await sql<Decisions & { id_subvention: string }>`
    select i.id_subvention, i.exercice as annee, count(*)::int as demandes,
      coalesce(array_agg(i.montant_accorde::float8) filter (where i.montant_accorde > 0), '{}') as montants,
      coalesce(array_agg(jours_de_decision(i)) filter (where jours_de_decision(i) is not null), '{}') as jours
    from instruction i
    join repertoire_au(${now}) r on r.id_subvention = i.id_subvention and i.exercice = r.campagne_exercice - 1
    where i.etat in ('6', '7', '8', '9', '10', '11', '12')
    group by i.id_subvention, i.exercice`.execute(trx);
  return rows;
}

/** Writes these figures; a subvention that is not among them loses the figures published before. */
export async function writeDonne(
  trx: Tx,
  counted: readonly { id_subvention: string; donne: GivenLastYear }[],
): Promise<void> {
  const rows = JSON.stringify(counted);
  await sql`delete from repertoire_donne where id_subvention not in (
    select (c->>'id_subvention')::uuid from jsonb_array_elements(${rows}::jsonb) c)`.execute(trx);
  await sql`insert into repertoire_donne (id_subvention, donne)
    select (c->>'id_subvention')::uuid, c->'donne' from jsonb_array_elements(${rows}::jsonb) c
    on conflict (id_subvention) do update set donne = excluded.donne
    where repertoire_donne.donne is distinct from excluded.donne`.execute(trx);
}
