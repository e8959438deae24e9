// A dossier has news for a reader of a service when the association sent it again once corrected, wrote a message or
// changed the bank detail, since the reader last looked.
import { isAtStudy } from '@asso/domain/dossier/instruction.states';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { etatIs } from '../etat-instruction.sql.ts';

/** Who reads, and the state of `vu` that they know. */
type Lecture = { lecteur: RawBuilder<unknown>; etat: RawBuilder<unknown> };

/** The messages of the association that the reader has not read, and the changes of its bank detail since their visit. */
const messages = ({ lecteur }: Lecture) => sql`from message_dossier m
    left join message_lecture l on l.id_dossier = m.id_dossier and l.id_utilisateur = ${lecteur}
    where m.id_dossier = vu.id_dossier and m.cote = 'association'
      and (m.id_service is null or m.id_service = vu.id_service_instructeur)
      and (l.jusqu_a is null or m.le > l.jusqu_a)`;
const ribs = ({ lecteur }: Lecture) => sql`from historique h
    where h.objet = 'dossier' and h.id_objet = vu.id_dossier::text and h.action = 'dossier.rib'
      and h.survenu_le > greatest(vu.transmis_le, ${visite(lecteur)})`;

const news: Readonly<Record<string, (lecture: Lecture) => RawBuilder<unknown>>> = {
  corrige: ({ lecteur, etat }) => sql`(${etatIs(etat, isAtStudy)} and exists (select from renvoi_dossier r
    where r.id_dossier = vu.id_dossier and r.id_service_instructeur = vu.id_service_instructeur)
    and vu.transmis_le > ${visite(lecteur)})`,
  message: (lecture) => sql`exists (select ${messages(lecture)})`,
  rib: (lecture) => sql`exists (select ${ribs(lecture)})`,
};

/** Gives the news that are asked for, each once. */
export const nouvellesAsked = (values: readonly string[]): string[] =>
  Object.keys(news).filter((one) => values.includes(one));

/**
 * Gives a condition on `vu`: true when the dossier was transmitted and has any of these news for the reader. For a
 * reader who never looked at the dossier, all of them are new.
 */
export const selectUnread = (nouvelles: readonly string[], lecture: Lecture): RawBuilder<unknown> => {
  const asked = nouvelles.flatMap((one) => news[one]?.(lecture) ?? []);
  return asked.length === 0
    ? sql`false`
    : sql`(vu.transmis_le is not null and (${sql.join(asked, sql` or `)}))`;
};

/** Gives when the last of the news of `vu` came, for a dossier that has some. */
export const arrivee = (lecture: Lecture): RawBuilder<Date> => sql<Date>`greatest(
  case when ${selectUnread(['corrige'], lecture)} then vu.transmis_le end,
  (select max(m.le) ${messages(lecture)}), (select max(h.survenu_le) ${ribs(lecture)}))`;

/** Gives the instant of the reader's last visit of `vu`, long ago when there was none. */
export const visite = (lecteur: RawBuilder<unknown>) => sql`coalesce((select q.vu_le from visite_dossier q
  where q.id_dossier = vu.id_dossier and q.id_utilisateur = ${lecteur}), timestamptz '0001-01-01 00:00:00Z')`;

/** Notes that this person looks at the dossier now. */
export const markVisite = (db: Db, row: { id_dossier: string; id_utilisateur: string; vu_le: Date }) =>
  db
    .insertInto('visite_dossier')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['id_dossier', 'id_utilisateur']).doUpdateSet({ vu_le: row.vu_le }),
    )
    .execute();
