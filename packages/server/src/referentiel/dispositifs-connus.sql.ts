import type { Choice } from '@asso/domain/kernel/fields';
import { dispositifs } from '@asso/domain/referentiel/data/dispositifs';
import { sousDispositifs } from '@asso/domain/referentiel/data/sous-dispositifs';
import { sql } from 'kysely';
import type { Db } from '../platform/db/database.ts';

/** Lists the official dispositifs, then those that only the catalogue knows, even when their subventions are closed. */
export async function dispositifsConnus(db: Db): Promise<Choice[]> {
  const { rows } = await sql<Choice>`select distinct on (id_type_dispositif) id_type_dispositif as value,
    lib_type_dispositif as label from subvention order by id_type_dispositif, code`.execute(db);
  const known: readonly Choice[] = dispositifs;
  return [...known, ...rows.filter(({ value }) => !known.some((one) => one.value === value))];
}

/** Lists the codes of the official sous-dispositifs, and those of every campaign ever published. */
export async function sousDispositifsConnus(db: Db): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`select distinct sous->>'code' as code
    from campagne_version, json_array_elements(contenu->'sous_dispositifs') sous order by 1`.execute(db);
  return [...new Set([...sousDispositifs.map(({ value }) => value), ...rows.map(({ code }) => code)])];
}
