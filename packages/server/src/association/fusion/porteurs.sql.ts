// What of an association bears one of its numbers: the number cannot be taken away from it then (ADR 0570).
import { movedTables, type TableDeplacee } from '@asso/domain/association/fusion/fusion.rows';
import { count } from '@asso/domain/identifiants/nombres-affiches';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database.ts';
import { tablesFusion } from './tables-fusion.sql.ts';

/** The column, of each table of the association, that names one of its establishments. */
const etablissementDe = {
  dossier: 'id_siret',
  membre_association: 'id_siret',
  invitation: 'id_siret',
  representant_legal: 'id_siret',
  rib: 'id_siret',
  document: 'id_siret',
  demande_siret: 'id_siret',
  psp_dossier: 'id_siret',
  cec_declaration: 'etab_siret',
  haa_site: 'membre_siret_id',
  rh_annuel: 'id_siret',
  compte_annuel: 'id_siret',
} as const satisfies Partial<Record<TableDeplacee, string>>;

const tables = Object.entries(etablissementDe) as [keyof typeof etablissementDe, string][];

/** The papers that a register gave for a number are those of the association that has it. */
const papiersDe = (origine: 'RNA' | 'Sirene') => sql`(m.origine = ${origine} and not m.deleted)`;

type Numero = { id_association: string; nom: 'id_rna' | 'id_siren'; numero: string };

/** Says what people see of the association that bears this number: « 2 dossiers », « 1 RIB ». */
export async function listPorteurs(tx: Tx, { id_association, nom, numero }: Numero): Promise<string[]> {
  const isRna = nom === 'id_rna';
  const counted = tables
    .filter(([table]) => !isRna || table === 'document')
    .map(([table, column]) => {
      const { colonne = 'id_association', vivant = sql`true` } = tablesFusion[table];
      const ofSiren = sql`(left(m.${sql.ref(column)}, 9) = ${numero} and (${vivant}))`;
      const borne = isRna
        ? papiersDe('RNA')
        : table === 'document'
          ? sql`(${ofSiren} or ${papiersDe('Sirene')})`
          : ofSiren;
      return sql`select ${table}::text as nom_table, count(*)::int as nombre from ${sql.table(table)} m
        where m.${sql.ref(colonne)} = ${id_association} and ${borne}`;
    });
  const { rows } = await sql<{
    nom_table: keyof typeof etablissementDe;
    nombre: number;
  }>`${sql.join(counted, sql` union all `)}`.execute(tx);
  return rows
    .filter(({ nombre }) => nombre > 0)
    .map(({ nom_table, nombre }) => {
      const [un, plusieurs] = movedTables[nom_table].noms;
      return count(nombre, un, plusieurs);
    });
}

/** Removes the establishments of a SIREN taken away: those that a withdrawn row still names wait for the import. */
export async function removeEtablissements(
  tx: Tx,
  { id_association, siren }: { id_association: string; siren: string },
): Promise<void> {
  const free = tables.map(
    ([table, column]) =>
      sql`not exists (select from ${sql.table(table)} m where m.${sql.ref(column)} = e.siret)`,
  );
  await sql`delete from etablissement e where e.id_association = ${id_association}
    and left(e.siret, 9) = ${siren} and ${sql.join(free, sql` and `)}`.execute(tx);
}
