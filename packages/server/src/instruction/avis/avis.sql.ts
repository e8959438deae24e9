// The queries here are about opinions asked of other services: the question, what is shared, the answer, and the
// reminders.
import type { GenreDossier } from '@asso/domain/dossier/genre.rows';
import type { EtatInstruction } from '@asso/domain/dossier/instruction.states';
import type { EtatAvis, SensAvis } from '@asso/domain/instruction/avis.states';
import type { SectionAvis } from '@asso/domain/instruction/avis-sections.rows';
import { type Generated, type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { Db, Table, Tx } from '../../platform/db/database.ts';
import { type Cursor, keysetClauses, keysetPage, type Order } from '../../platform/db/keyset.sql.ts';
import type { InstructionPlace } from '../bureau/affectation.sql.ts';

declare module '../../platform/db/database.ts' {
  interface PreciseTables {
    avis: Table<'avis', { sections: SectionAvis[]; etat: Generated<EtatAvis>; sens: SensAvis | null }>;
  }
}

export type AvisRow = {
  id: string;
  id_dossier: string;
  id_fo: string;
  id_siret: string;
  genre: GenreDossier;
  titre: string;
  /** The title of the first project, for a service that is shown the projects; null for another. */
  projet: string | null;
  association: string;
  id_service: string;
  service: string;
  code_territoire: string | null;
  id_service_consulte: string;
  service_consulte: string;
  code_territoire_consulte: string | null;
  question: string;
  sections: SectionAvis[];
  avant_le: Date;
  etat: EtatAvis;
  /** The state of the instruction of the service that asks. */
  instruction: EtatInstruction;
  sens: SensAvis | null;
  texte: string | null;
  document: { uuid: string; nom: string; taille: number; etat_analyse: string } | null;
  demande_par: string;
  par: string;
  demande_le: Date;
  rendu_nom: string | null;
  rendu_le: Date | null;
  version: number;
};

const rowsOf = async (db: Db, rest: RawBuilder<unknown>): Promise<AvisRow[]> =>
  (
    await sql<AvisRow>`
      select a.id, a.id_dossier, d.id_fo, d.id_siret, d.genre, d.titre,
        case when 'projets' = any(a.sections) then intitule_dossier(d.id) end as projet, s.nom as association, a.id_service, v.nom as service,
        v.code_territoire, a.id_service_consulte, c.nom as service_consulte,
        c.code_territoire as code_territoire_consulte, a.question, a.sections, a.avant_le, a.etat,
        i.etat as instruction, a.sens, a.texte,
        case when f.id is not null then json_build_object(
          'uuid', f.id, 'nom', f.nom, 'taille', f.taille, 'etat_analyse', f.etat_analyse) end as document,
        a.demande_par, p.prenom || ' ' || p.nom as par, a.demande_le, r.prenom || ' ' || r.nom as rendu_nom,
        a.rendu_le, a.version
      from avis a join dossier d on d.id = a.id_dossier join association s on s.id = d.id_association
        join instruction i on i.id_dossier = a.id_dossier and i.id_service_instructeur = a.id_service
        join service v on v.id = a.id_service join service c on c.id = a.id_service_consulte
        join utilisateur p on p.id = a.demande_par left join utilisateur r on r.id = a.rendu_par
        left join document f on f.id = a.id_document
      ${rest}`.execute(db)
  ).rows;

export const findAvis = async (db: Db, id: string): Promise<AvisRow | undefined> =>
  (await rowsOf(db, sql`where a.id = ${id}`))[0];

export async function lockAvis(trx: Tx, id: string): Promise<AvisRow | undefined> {
  await trx.selectFrom('avis').select('id').where('id', '=', id).forUpdate().execute();
  return findAvis(trx, id);
}

/** Lists the opinions that this service asked about this dossier, the latest asked first. */
export const listAvisDossier = (db: Db, { id_dossier, id_service }: InstructionPlace): Promise<AvisRow[]> =>
  rowsOf(
    db,
    sql`where a.id_dossier = ${id_dossier} and a.id_service = ${id_service} order by a.demande_le desc, a.id`,
  );

/** Lists the opinions that these services asked about these dossiers, the latest asked first. */
export const listDossierAvis = (db: Db, places: readonly InstructionPlace[]): Promise<AvisRow[]> =>
  rowsOf(
    db,
    sql`where a.id_dossier = any(${places.map((one) => one.id_dossier)}::uuid[])
      and a.id_service = any(${places.map((one) => one.id_service)}::uuid[]) order by a.demande_le desc, a.id`,
  );

export const avisOrder: Order = {
  columns: [sql`a.avant_le`, sql`a.id`],
  direction: 'asc',
  key: z.tuple([z.iso.datetime(), z.uuid()]),
};

type Recus = { services: readonly string[]; etat?: EtatAvis; limit: number; cursor: Cursor | null };

/** Lists the opinions asked of these services, the most pressing first. */
export async function listAvisRecus(db: Db, { services, etat, limit, cursor }: Recus) {
  const { after, orderBy } = keysetClauses(avisOrder, cursor);
  const seen = sql`a.id_service_consulte = any(${[...services]}::uuid[]) and ${
    etat ? sql`a.etat = ${etat}` : sql`true`
  }`;
  const [rows, total] = await Promise.all([
    rowsOf(db, sql`where ${seen} and ${after} order by ${orderBy} limit ${limit + 1}`),
    sql<{
      n: number;
    }>`select count(*)::int as n from (select 1 from avis a where ${seen} limit ${most + 1}) x`
      .execute(db)
      .then((found) => found.rows[0]?.n ?? 0),
  ]);
  const page = keysetPage({ rows, limit, cursor, keyOf: (row) => [row.avant_le.toISOString(), row.id] });
  return { ...page, total: Math.min(total, most), totalExact: total <= most };
}
const most = 10_000;

type NewAvis = InstructionPlace & {
  id_service_consulte: string;
  question: string;
  sections: SectionAvis[];
  avant_le: Date;
  demande_par: string;
  demande_le: Date;
};

/** Writes the question; returns undefined when an opinion of this service is awaited already. */
export async function insertAvis(trx: Tx, row: NewAvis): Promise<string | undefined> {
  const made = await trx
    .insertInto('avis')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return made?.id;
}

type Moved =
  | {
      etat: 'rendu';
      sens: SensAvis;
      texte: string | null;
      id_document: string | null;
      rendu_par: string;
      rendu_le: Date;
    }
  | { etat: 'retire' };

export const moveAvis = (trx: Tx, id: string, set: Moved) =>
  trx
    .updateTable('avis')
    .set({ ...set, version: sql`version + 1` })
    .where('id', '=', id)
    .execute();

/** Tells whether this person deposited this document for this opinion and may send it. */
export async function isSendable(
  trx: Tx,
  { id, id_avis, par }: { id: string; id_avis: string; par: string },
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from document d where d.id = ${id} and d.proprietaire = 'avis' and d.id_proprietaire = ${id_avis}
      and d.depose_par = ${par} and not d.deleted and d.etat_analyse <> 'refuse'`.execute(trx);
  return rows.length > 0;
}

/** Lists the opinions awaited from these services through which this document is shown. */
export const listAvisMontrant = (
  db: Db,
  { id_document, services }: { id_document: string; services: readonly string[] },
): Promise<AvisRow[]> =>
  rowsOf(
    db,
    sql`where a.etat = 'demande' and 'pieces' = any(a.sections)
      and a.id_service_consulte = any(${[...services]}::uuid[]) and (
        exists (select from piece_dossier q where q.id_dossier = a.id_dossier and q.id_document = ${id_document})
        or exists (select from piece_transmise q where q.id_dossier = a.id_dossier and q.id_document = ${id_document}))
      limit 20`,
  );

/** Lists the opinions that are awaited and due in this period. */
export const listAvisARappeler = (db: Db, { now, until }: { now: Date; until: Date }): Promise<AvisRow[]> =>
  rowsOf(
    db,
    sql`where a.etat = 'demande' and a.avant_le > ${now} and a.avant_le <= ${until} order by a.avant_le, a.id`,
  );

/** Writes that a reminder is sent; returns false when it was already sent, or when the opinion was given meanwhile. */
export async function markRappelAvis(trx: Tx, id: string, jours: number): Promise<boolean> {
  const done = await trx
    .updateTable('avis')
    .set({ rappele_jours: jours })
    .where('id', '=', id)
    .where('etat', '=', 'demande')
    .where((eb) => eb.or([eb('rappele_jours', 'is', null), eb('rappele_jours', '>', jours)]))
    .executeTakeFirst();
  return Number(done.numUpdatedRows) > 0;
}
