// The queries here are about the perimeter of a list: rows `vu`, one for each dossier, with the state of the
// instruction through which the reader sees it.
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { type Given, givenNow } from '../../platform/db/statement.sql.ts';

/** The dossiers of services, of territories or of a person, or all of them. */
export type Perimetre =
  | { kind: 'services'; services: readonly string[] }
  | { kind: 'territoires'; territoires: readonly string[] }
  /**
   * `sieges`: associations whose dossiers are all seen; `autres`: those where the person sees only what they created
   * or were given; `partages`: those where they see only what they were given.
   */
  | {
      kind: 'personne';
      id: string;
      sieges: readonly string[];
      autres: readonly string[];
      /** The secondary establishments for which the person acts. */
      sirets: readonly string[];
      partages: readonly string[];
    }
  | { kind: 'tout' };

/** Returns the part of a perimeter that changes the text of a query. */
export const perimetreShape = (perimetre: Perimetre): string =>
  perimetre.kind === 'services' && perimetre.services.length === 1 ? 'service' : perimetre.kind;

export type Personne = Extract<Perimetre, { kind: 'personne' }>;

/** What a page or a count reads: `part` is read once for each of `services`, each time from its own index. */
export type PerimetreSource = {
  services: RawBuilder<unknown> | null;
  part: RawBuilder<unknown>;
  /** The service of the rows in `part`. */
  service: RawBuilder<unknown>;
};

export function perimetreSource(
  perimetre: Perimetre,
  given: Given<Perimetre> = givenNow(perimetre),
): PerimetreSource {
  if (perimetreShape(perimetre) === 'service') {
    const service = given('uuid', (one) => servicesIn(one)[0]);
    return { services: null, part: ofService(service, null), service };
  }
  if (perimetre.kind !== 'personne') {
    return {
      services: servicesOf(perimetre, given),
      part: ofService(sql`s.id`, instructionsSeen(perimetre, given)),
      service: sql`s.id`,
    };
  }
  const part = files(ofPerson(personneIn(given)));
  return { services: null, part, service: sql`vu.id_service_instructeur` };
}

const servicesIn = (perimetre: Perimetre): readonly string[] =>
  perimetre.kind === 'services' ? perimetre.services : [];

const territoiresOf = (given: Given<Perimetre>): RawBuilder<unknown> =>
  given('text[]', (one) => (one.kind === 'territoires' ? one.territoires : []));

const personneIn =
  (given: Given<Perimetre>): Given<Personne> =>
  (type, read) =>
    given(type, (one) => (one.kind === 'personne' ? read(one) : null));

function servicesOf(perimetre: Perimetre, given: Given<Perimetre>): RawBuilder<unknown> {
  switch (perimetre.kind) {
    case 'services':
      return sql`(select unnest(${given('uuid[]', servicesIn)}) as id)`;
    case 'territoires':
      return sql`(select id from service where code_territoire = any(${territoiresOf(given)}::text[]))`;
    default:
      return sql`service`;
  }
}

/** Lists the services whose instructions belong to a perimeter. */
export async function listServicesSeen(db: Db, perimetre: Perimetre): Promise<string[]> {
  const services = servicesOf(perimetre, givenNow(perimetre));
  const { rows } = await sql<{ id: string }>`select id from ${services} s`.execute(db);
  return rows.map(({ id }) => id);
}

/** Gives the instructions of a perimeter, as a condition on the table `instruction`. */
export function instructionsSeen(
  perimetre: Perimetre,
  given: Given<Perimetre> = givenNow(perimetre),
): RawBuilder<unknown> {
  switch (perimetre.kind) {
    case 'services':
      return sql`id_service_instructeur = any(${given('uuid[]', servicesIn)}::uuid[])`;
    case 'territoires':
      return sql`id_service_instructeur in (select id from service where code_territoire = any(${territoiresOf(given)}::text[]))`;
    case 'personne':
      return sql`id_dossier in (select id from dossier ${ofPerson(personneIn(given))})`;
    case 'tout':
      return sql`true`;
  }
}

/**
 * Gives one row for each dossier, its most recent instruction among those seen; meant for queries that read all of
 * them at once.
 */
export function perimetreSql(perimetre: Perimetre): RawBuilder<unknown> {
  const { services, part } = perimetreSource(perimetre);
  if (services === null) return part;
  const seen = instructionsSeen(perimetre);
  return latest(seen, seen);
}

const ofService = (service: RawBuilder<unknown>, among: RawBuilder<unknown> | null): RawBuilder<unknown> =>
  latest(sql`i.id_service_instructeur = ${service}`, among);

/**
 * Keeps, for each dossier, the latest of these instructions; `among` is null when only one service is looked at, which
 * has a single instruction in each dossier.
 */
const latest = (which: RawBuilder<unknown>, among: RawBuilder<unknown> | null): RawBuilder<unknown> => sql`(
  select i.*, i.modifie_le as le from instruction i where ${which}${
    among === null
      ? sql``
      : sql` and not exists (select 1 from instruction o where o.id_dossier = i.id_dossier and ${among}
        and (o.modifie_le, o.id_service_instructeur) > (i.modifie_le, i.id_service_instructeur))`
  })`;

/**
 * Gives one row for each of these dossiers: the association's side sees a dossier through the instruction of the
 * service it was begun for.
 */
const files = (where: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  select i.*, f.modifie_le as le
  from (select id, id_service_instructeur, modifie_le from dossier ${where}) f
  join instruction i on i.id_dossier = f.id and i.id_service_instructeur = f.id_service_instructeur)`;

const ofPerson = (given: Given<Personne>): RawBuilder<unknown> =>
  sql`where id_association = any(${given('uuid[]', ({ sieges }) => sieges)}::uuid[]) or ${partTaken(given)}`;

/**
 * Gives a condition on `dossier`: true of the dossiers that this person created or was given, and of those that a
 * service began for their association. In an association where they were only given a few, it is true of just those.
 */
export const takesPartIn = (personne: Personne): RawBuilder<unknown> => partTaken(givenNow(personne));

function partTaken(given: Given<Personne>): RawBuilder<unknown> {
  const id = given('uuid', (one) => one.id);
  const among = (column: string, read: (one: Personne) => readonly string[], type = 'uuid[]') =>
    sql`${sql.ref(column)} = any(${given(type, read)}::${sql.raw(type)})`;
  const isGiven = sql`id in (select id_dossier from dossier_partage where id_utilisateur = ${id})`;
  const isTheirs = sql`(${among('id_association', (one) => one.sieges)} or ${among('id_siret', (one) => one.sirets, 'text[]')})`;
  return sql`((${among('id_association', (one) => one.autres)}
      and (created_by = ${id} or ${isGiven} or (created_by_type = 'rds' and ${isTheirs})))
    or (${among('id_association', (one) => one.partages)} and ${isGiven}))`;
}
