import type { AuthService, RdsService } from '@asso/domain/service/service.fields';
import { serviceProfil } from '@asso/domain/service/service.rules';
import type { Insertable } from 'kysely';
import type { CompteAdministre } from '../compte/administration/compte-administre.sql.ts';
import type { Database } from '../platform/db/database.ts';
import type { ServiceRow } from './service.sql.ts';

type Columns = Insertable<Database['service']>;

/** Returns the first part of a service (its account and its code) as its form has it. */
export const toServiceAuth = (row: ServiceRow, compte: CompteAdministre): AuthService => ({
  login: compte.email,
  roles: compte.roles as AuthService['roles'],
  enabled: compte.desactive_at === null,
  code: row.code,
});

/** Returns the second part of a service (its profile) as its form has it. */
export const toRds = (row: ServiceRow): RdsService =>
  ({
    nom: row.nom,
    type: row.type,
    federation_sportive: row.federation_sportive,
    niveau_territorial: row.niveau_territorial,
    code_territoire: row.code_territoire,
    zone_territoriale: row.zone_territoriale,
    parent: row.parent,
    email: row.email,
    telephone: row.telephone,
    site_internet: row.site_internet,
    siren: row.siren,
    adresse: row.adresse,
    signataire: row.signataire,
    qualite_signataire: row.qualite_signataire,
    prendre_commence: row.prendre_commence,
    reprise_minutes: row.reprise_minutes,
    dispositifs: row.dispositifs,
    types_agrement: row.types_agrement,
    bo: row.bo,
    locked: row.locked,
  }) as RdsService;

/** Gives the columns that the second part fills: an empty field empties its column. */
export const profilColumns = (rds: RdsService) =>
  ({
    nom: rds.nom?.trim() ?? '',
    type: rds.type ?? '',
    profil: JSON.stringify(serviceProfil(rds.type ?? '')),
    federation_sportive: rds.type === 'FEDE' ? (rds.federation_sportive ?? null) : null,
    niveau_territorial: rds.niveau_territorial ?? null,
    code_territoire: rds.code_territoire ?? 'FR',
    zone_territoriale: rds.zone_territoriale ?? null,
    parent: rds.parent ?? null,
    email: rds.email ?? null,
    telephone: rds.telephone ?? null,
    site_internet: rds.site_internet ?? null,
    siren: rds.siren ?? null,
    adresse: JSON.stringify(rds.adresse ?? {}),
    signataire: rds.signataire ?? null,
    qualite_signataire: rds.qualite_signataire ?? null,
    prendre_commence: rds.prendre_commence ?? null,
    reprise_minutes: typeof rds.reprise_minutes === 'number' ? rds.reprise_minutes : null,
    dispositifs: rds.dispositifs ?? [],
    types_agrement: rds.types_agrement ?? [],
    bo: rds.bo ?? null,
    locked: rds.locked ?? false,
  }) satisfies Partial<Columns>;
