// The queries here are about the programmes of Osiris, each made of dispositifs and read by some accounts.
import { rolesOsiris } from '@asso/domain/transfert/programme.rights';
import type { PartProgramme } from '@asso/domain/transfert/programme.rules';
import { sql } from 'kysely';
import type { Db, Tx } from '../platform/db/database.ts';

declare module '../platform/db/database.ts' {
  interface PreciseTables {
    programme_osiris_dispositif: { code_programme: string } & PartProgramme;
  }
}

export type CompteOsiris = { id: string; nom: string; email: string; role: string };
export type ProgrammeRow = {
  code: string;
  libelle: string;
  version: number;
  dispositifs: PartProgramme[];
  comptes: CompteOsiris[];
};

const roleOsiris = sql<string>`(select r from unnest(u.roles) r
  where ${sql.join(
    rolesOsiris.map((role) => sql`r like ${role.replace('*', '%')}`),
    sql` or `,
  )} order by r limit 1)`;
const compte = sql`jsonb_build_object('id', u.id, 'nom', u.prenom || ' ' || u.nom, 'email', u.email, 'role', ${roleOsiris})`;

/** Lists the programmes that the account `lecteur` may read, or all of them when it is null. */
export async function listReadableProgrammes(
  db: Db,
  { lecteur, code }: { lecteur: string | null; code?: string },
): Promise<ProgrammeRow[]> {
  const { rows } = await sql<ProgrammeRow>`
    select p.code, p.libelle, p.version,
      coalesce((select jsonb_agg(jsonb_build_object(
          'id_type_dispositif', d.id_type_dispositif, 'id_sous_type_dispositif', d.id_sous_type_dispositif)
          order by d.id_type_dispositif, d.id_sous_type_dispositif)
        from programme_osiris_dispositif d where d.code_programme = p.code), '[]') as dispositifs,
      coalesce((select jsonb_agg(${compte} order by u.nom, u.prenom, u.id)
        from programme_osiris_compte c join utilisateur u on u.id = c.id_utilisateur
        where c.code_programme = p.code and u.supprime_at is null and ${roleOsiris} is not null), '[]') as comptes
    from programme_osiris p
    where ${code === undefined ? sql`true` : sql`p.code = ${code}`}
      and ${
        lecteur === null
          ? sql`true`
          : sql`exists (select from programme_osiris_compte c where c.code_programme = p.code and c.id_utilisateur = ${lecteur})`
      }
    order by p.code limit 500`.execute(db);
  return rows;
}

/** Lists the accounts that may be given a programme, the first thousand by name. */
export async function listComptesOsiris(db: Db): Promise<CompteOsiris[]> {
  const { rows } = await sql<{ compte: CompteOsiris }>`
    select ${compte} as compte from utilisateur u
    where u.supprime_at is null and ${roleOsiris} is not null
    order by u.nom, u.prenom, u.id limit 1000`.execute(db);
  return rows.map((row) => row.compte);
}

/** Reads a programme with its version, and locks it until the transaction ends. */
export const lockProgramme = (trx: Tx, code: string) =>
  trx
    .selectFrom('programme_osiris')
    .select(['code', 'libelle', 'version'])
    .where('code', '=', code)
    .forUpdate()
    .executeTakeFirst();

type Ecrit = { code: string; libelle: string; at: Date };

/** Adds a programme; returns false when another one has this code. */
export async function insertProgramme(trx: Tx, { code, libelle, at }: Ecrit): Promise<boolean> {
  const made = await trx
    .insertInto('programme_osiris')
    .values({ code, libelle, modifie_le: at })
    .onConflict((oc) => oc.doNothing())
    .returning('code')
    .executeTakeFirst();
  return made !== undefined;
}

export const updateProgramme = (trx: Tx, { code, libelle, at }: Ecrit) =>
  trx
    .updateTable('programme_osiris')
    .set((eb) => ({ libelle, modifie_le: at, version: eb('version', '+', 1) }))
    .where('code', '=', code)
    .execute();

export const removeProgramme = (trx: Tx, code: string) =>
  trx.deleteFrom('programme_osiris').where('code', '=', code).execute();

type Contenu = { code: string; dispositifs: readonly PartProgramme[]; comptes: readonly string[] };

/** Replaces the dispositifs and the accounts of a programme. */
export async function replaceContenu(trx: Tx, { code, dispositifs, comptes }: Contenu): Promise<void> {
  await trx.deleteFrom('programme_osiris_dispositif').where('code_programme', '=', code).execute();
  await trx.deleteFrom('programme_osiris_compte').where('code_programme', '=', code).execute();
  if (dispositifs.length > 0) {
    await trx
      .insertInto('programme_osiris_dispositif')
      .values(dispositifs.map((part) => ({ code_programme: code, ...part })))
      .execute();
  }
  if (comptes.length > 0) {
    await trx
      .insertInto('programme_osiris_compte')
      .values(comptes.map((id_utilisateur) => ({ code_programme: code, id_utilisateur })))
      .execute();
  }
}
