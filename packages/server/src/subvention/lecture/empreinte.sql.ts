// Reads, in one statement, the mark of everything that a reading of a grant dossier shows. PostgreSQL writes a row
// anew whenever any of its columns changes: its place and the transaction that wrote it tell each of its versions
// from all others, so that no writer has to announce a change here.
import { type RawBuilder, sql } from 'kysely';
import { columnOfKey } from '../../dossier/dossier.sql.ts';
import type { Db } from '../../platform/db/database.ts';
import { type Place, statement } from '../../platform/db/statement.sql.ts';

export type Empreinte = {
  id: string;
  version: number;
  /** It tells whether the reader began the dossier, or was given it. */
  is_sien: boolean;
  empreinte: string;
};

type Asked = { key: string; lecteur: string };

/** `key` is any identifier of the dossier; a dossier of another kind gives nothing. */
export async function readEmpreinte(db: Db, asked: Asked): Promise<Empreinte | undefined> {
  const column = columnOfKey(asked.key);
  if (!column) return undefined;
  const [row] = await readBy[column](db, asked);
  return row;
}

const readingBy = (column: 'dossier.id' | 'dossier.id_fo') =>
  statement((db, place: Place<Asked>) => empreinteDe(sql.ref(column), place).compile(db));
const readBy = { 'dossier.id': readingBy('dossier.id'), 'dossier.id_fo': readingBy('dossier.id_fo') };

/** The versions of the rows of a table, as the condition joins them to the dossier. */
const versions = (from: RawBuilder<unknown>) =>
  sql`(select string_agg(r.xmin::text || r.ctid::text, ' ') from ${from})`;
const version = (alias: string) =>
  sql`${sql.ref(`${alias}.xmin`)}::text || ${sql.ref(`${alias}.ctid`)}::text`;

/**
 * Accounts change at each sign-in: what is shown of them is compared by its value. A document that was sent with the
 * dossier stays shown after it was removed from the vault.
 */
const empreinteDe = (
  column: RawBuilder<unknown>,
  place: Place<Asked>,
): RawBuilder<Empreinte> => sql<Empreinte>`
  select dossier.id, dossier.version,
    dossier.created_by = ${place('lecteur')}::uuid or exists (select from dossier_partage r
      where r.id_dossier = dossier.id and r.id_utilisateur = ${place('lecteur')}::uuid) as is_sien,
    encode(sha256(convert_to(json_build_array(
      ${version('dossier')}, ${version('ds')}, ${version('v')}, ${version('s')}, ${version('a')},
      (select json_build_array(r.id_fo, r.exercice) from dossier r where r.id = ds.renouvelle),
      ${versions(sql`instruction r where r.id_dossier = dossier.id`)},
      ${versions(sql`instruction i join service r on r.id = i.id_service_instructeur where i.id_dossier = dossier.id`)},
      ${versions(sql`dossier_partage r where r.id_dossier = dossier.id`)},
      ${versions(sql`projet r where r.id_dossier = dossier.id`)},
      ${versions(sql`projet p join financement r on r.id_projet = p.id where p.id_dossier = dossier.id`)},
      ${versions(sql`projet p join projet_retrait r on r.id_projet = p.id where p.id_dossier = dossier.id`)},
      ${versions(sql`piece_dossier r where r.id_dossier = dossier.id`)},
      ${versions(sql`piece_dossier p join document r on r.id = p.id_document where p.id_dossier = dossier.id`)},
      ${versions(sql`renvoi_dossier r where r.id_dossier = dossier.id`)},
      ${versions(sql`representant_legal r where r.id_association = a.id and not r.deleted`)},
      ${versions(sql`rib r where r.id_association = a.id and not r.deleted`)},
      ${versions(sql`document r where r.proprietaire = 'association' and r.id_proprietaire = a.id::text and not r.deleted`)},
      ${versions(sql`membre_association r where r.id_association = a.id and r.etat = 'active'`)},
      ${versions(sql`membre_service r where r.id_utilisateur = dossier.created_by`)},
      (select json_agg(json_build_array(u.id, u.prenom, u.nom, u.enabled, u.locked, u.desactive_at)) from (
        select dossier.created_by as id
        union select m.id_utilisateur from membre_association m where m.id_association = a.id and m.etat = 'active'
      ) w join utilisateur u on u.id = w.id)
    )::text, 'UTF8')), 'hex') as empreinte
  from dossier
  join dossier_subvention ds on ds.id_dossier = dossier.id
  join campagne_version v on v.id = ds.id_campagne_version
  join subvention s on s.id = v.id_subvention
  join association a on a.id = dossier.id_association
  where ${column} = ${place('key')}`;
