// The queries here list the dossiers of a programme of Osiris, one line per service: what was sent, its state and its
// amounts.
import type { FiltresOsiris } from '@asso/contract/transfert/osiris.endpoints';
import type { EtatInstruction } from '@asso/domain/dossier/instruction.states';
import { siretOrLocal } from '@asso/domain/identifiants/numero-etablissement';
import type { PartProgramme } from '@asso/domain/transfert/programme.rules';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { cursorBatches } from '../platform/db/cursor.sql.ts';
import type { Db } from '../platform/db/database.ts';
import { type Cursor, keysetClauses, keysetPage, type Order, type Page } from '../platform/db/keyset.sql.ts';

export type MontantsOsiris = { demande: number; propose: number; accorde: number; verse: number };
export type LigneOsiris = MontantsOsiris & {
  id_fo: string;
  association: string;
  siret: string | null;
  departement: string | null;
  dispositif: string;
  sous_dispositif: string | null;
  exercice: number;
  id_service: string;
  service: string;
  etat: EtatInstruction;
  decide_le: string | null;
  decision_modifiee_le: string | null;
};

type Filtres = Omit<FiltresOsiris, 'role'>;
export type VusOsiris = { parts: readonly PartProgramme[]; filtres: Filtres };

/** Lines come with the highest number first; a dossier has one for each of its services. */
export const ordreOsiris: Order = {
  columns: [sql`i.id_fo`, sql`i.id_service_instructeur`],
  direction: 'desc',
  key: z.tuple([z.string().max(20), z.uuid()]),
};

const most = 10_000;
type Asked = VusOsiris & { limit: number; cursor: Cursor | null };

export async function listLignesOsiris(
  db: Db,
  { limit, cursor, ...vus }: Asked,
): Promise<Page<LigneOsiris> & { total: number; totalExact: boolean }> {
  const { after, orderBy } = keysetClauses(ordreOsiris, cursor);
  const seen = seenBy(vus);
  const [{ rows }, counted] = await Promise.all([
    sql<LigneOsiris>`${lignes} where ${seen} and ${after} order by ${orderBy} limit ${limit + 1}`.execute(db),
    sql<{ n: number }>`select count(*)::int as n from (
      select from instruction i where ${seen} limit ${most + 1}) seen`.execute(db),
  ]);
  const n = counted.rows[0]?.n ?? 0;
  const page = keysetPage({ rows, limit, cursor, keyOf: ({ id_fo, id_service }) => [id_fo, id_service] });
  return { ...page, total: Math.min(n, most), totalExact: n <= most };
}

export async function sumOsiris(db: Db, vus: VusOsiris): Promise<MontantsOsiris & { nombre: number }> {
  const seen = seenBy(vus);
  const { rows } = await sql<MontantsOsiris & { nombre: number }>`
    select count(*)::int as nombre, coalesce(sum(i.montant_demande), 0)::float8 as demande,
      coalesce(sum(i.montant_accorde), 0)::float8 as accorde, coalesce(sum(i.montant_verse), 0)::float8 as verse,
      coalesce((select sum(f.montant_propose) from instruction i
        join projet p on p.id_dossier = i.id_dossier and p.supprime_le is null
        join financement f on f.id_projet = p.id and f.id_service_instructeur = i.id_service_instructeur
        where ${seen}), 0)::float8 as propose
    from instruction i where ${seen}`.execute(db);
  return rows[0] ?? { nombre: 0, demande: 0, propose: 0, accorde: 0, verse: 0 };
}

/** Reads all the lines, in the order of the list, some at a time. */
export const readOsiris = (db: Db, vus: VusOsiris) =>
  cursorBatches<LigneOsiris>(
    db,
    sql`${lignes} where ${seenBy(vus)} order by i.id_fo desc, i.id_service_instructeur desc`,
  );

const lignes = sql`
  select i.id_fo, i.nom_association as association, d.id_siret as siret, a.code_departement as departement,
    coalesce((select s.lib_type_dispositif from subvention s where s.id_type_dispositif = i.id_type_dispositif
      order by s.code limit 1), i.id_type_dispositif) as dispositif,
    d.lib_sous_type_dispositif as sous_dispositif, i.exercice, i.id_service_instructeur as id_service, s.nom as service,
    i.etat, coalesce(i.montant_demande, 0)::float8 as demande, coalesce(i.montant_accorde, 0)::float8 as accorde,
    i.montant_verse::float8 as verse,
    coalesce((select sum(f.montant_propose) from projet p join financement f on f.id_projet = p.id
      where p.id_dossier = i.id_dossier and p.supprime_le is null
        and f.id_service_instructeur = i.id_service_instructeur), 0)::float8 as propose,
    to_char(i.decide_le at time zone 'Europe/Paris', 'YYYY-MM-DD') as decide_le,
    to_char(i.decision_modifiee_le at time zone 'Europe/Paris', 'YYYY-MM-DD') as decision_modifiee_le
  from instruction i join dossier d on d.id = i.id_dossier join association a on a.id = d.id_association
  join service s on s.id = i.id_service_instructeur`;

function seenBy({ parts, filtres }: VusOsiris): RawBuilder<boolean> {
  const { exercice, etat, sous_dispositif, departement, searchQuery } = filtres;
  return sql<boolean>`${sql.join(
    [
      // This condition repeats that of the Osiris index, so that PostgreSQL uses the index.
      sql`i.etat not in ('A', 'B') and i.genre = 'subvention'`,
      ofProgramme(parts),
      ...(exercice ? [sql`i.exercice = any(${exercice}::int[])`] : []),
      ...(etat ? [sql`i.etat = any(${etat}::text[])`] : []),
      ...(sous_dispositif ? [sql`i.id_sous_type_dispositif = any(${sous_dispositif}::text[])`] : []),
      ...(departement ? [sql`i.code_departement = any(${departement}::text[])`] : []),
      ...matching(searchQuery),
    ],
    sql` and `,
  )}`;
}

const ofProgramme = (parts: readonly PartProgramme[]): RawBuilder<unknown> =>
  parts.length === 0
    ? sql`false`
    : sql`(${sql.join(
        parts.map(({ id_type_dispositif: type, id_sous_type_dispositif: sous }) =>
          sous === null
            ? sql`i.id_type_dispositif = ${type}`
            : sql`(i.id_type_dispositif = ${type} and i.id_sous_type_dispositif = ${sous})`,
        ),
        sql` or `,
      )})`;

/** Matches a number, a SIRET, or words that each begin a word of the association or of its projects. */
function matching(searchQuery: string | undefined): RawBuilder<unknown>[] {
  const asked = searchQuery?.trim() ?? '';
  const words = asked.split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const each = words.map((word) => sql`' ' || i.mots like '% ' || cle_recherche(${word}) || '%'`);
  return [
    sql`(i.id_fo = ${asked}
      or exists (select from dossier n where n.id = i.id_dossier and n.id_siret = ${siretOrLocal.normalise?.(asked) ?? asked})
      or (${sql.join(each, sql` and `)}))`,
  ];
}
