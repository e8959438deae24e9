// The queries here are about the services of a perimeter, and the names of the campaigns in their figures.
import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Perimetre } from '../dossier/liste/perimetre.sql.ts';
import type { Db } from '../platform/db/database.ts';
import { statement } from '../platform/db/statement.sql.ts';

export type ServiceNomme = { id: string; nom: string };

export async function listPerimetreServices(db: Db, perimetre: Perimetre): Promise<ServiceNomme[]> {
  const services = db.selectFrom('service').select(['id', 'nom']).orderBy('nom').orderBy('id');
  switch (perimetre.kind) {
    case 'services':
      if (perimetre.services.length === 0) return [];
      return services.where('id', 'in', [...perimetre.services]).execute();
    case 'territoires':
      return services.where('code_territoire', 'in', [...perimetre.territoires]).execute();
    case 'tout':
      return services.execute();
    case 'personne':
      return [];
  }
}

/** A published version never changes, so its name is read once. */
const titres = new LRUCache<string, string>({ max: 2000 });

/**
 * Gives the names of campaigns, by « subvention:exercice »: the name in the latest version of the campaign or, when the
 * subvention has no campaign for that exercise, the name of its latest campaign.
 */
export async function readTitres(db: Db, campagnes: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const versions = await listVersionsOf(db, campagnes);
  const unread = versions.filter(({ version }) => !titres.has(version));
  for (const { id, titre } of await listTitres(
    db,
    unread.map(({ version }) => version),
  )) {
    titres.set(id, titre);
  }
  return new Map(versions.map(({ campagne, version }) => [campagne, titres.get(version) ?? '']));
}

type VersionDe = { campagne: string; version: string };

const readVersions = statement<{ campagnes: readonly string[] }, VersionDe>((db, place) =>
  sql<VersionDe>`
    select c as campagne, t.id as version
    from unnest(${place('campagnes')}::text[]) c
    cross join lateral (
      select v.id from campagne_version v
      where v.id_subvention = split_part(c, ':', 1)::uuid
      order by v.campagne_exercice = split_part(c, ':', 2)::int desc, v.campagne_exercice desc, v.numero desc
      limit 1) t`.compile(db),
);

const listVersionsOf = async (db: Db, campagnes: readonly string[]): Promise<VersionDe[]> =>
  campagnes.length === 0 ? [] : readVersions(db, { campagnes });

async function listTitres(db: Db, versions: readonly string[]): Promise<{ id: string; titre: string }[]> {
  if (versions.length === 0) return [];
  return db
    .selectFrom('campagne_version')
    .select(['id', sql<string>`contenu ->> 'titre'`.as('titre')])
    .where('id', 'in', [...new Set(versions)])
    .execute();
}
