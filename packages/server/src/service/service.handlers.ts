import type { QueryOf } from '@asso/contract/kernel/endpoint';
import type { serviceEndpoints } from '@asso/contract/service/service.endpoints';
import type { ServiceView } from '@asso/contract/service/service.schemas';
import type { Actor } from '@asso/domain/compte/actor';
import { territoiresIn } from '@asso/domain/compte/territoire-admin.rules';
import { administersServices, isOfServiceOnly, vueService } from '@asso/domain/service/service.rights';
import { readCursor } from '../platform/db/keyset.sql.ts';
import { type Handlers, refusal } from '../platform/http/handlers.ts';
import type { Platform } from '../platform/platform.ts';
import { dispositifsConnus } from '../referentiel/dispositifs-connus.sql.ts';
import {
  findService,
  listServices,
  type ServiceQuery,
  type ServiceRow,
  serviceOrder,
} from './service.sql.ts';

type Perimetre = Pick<ServiceQuery, 'ids' | 'territoires' | 'withLocked' | 'locked'>;
type Query = QueryOf<(typeof serviceEndpoints)['listServices']>;

export const serviceHandlers = ({ db }: Platform): Handlers<typeof serviceEndpoints> => {
  const list = async (query: Query & Perimetre, viewOf: (row: ServiceRow) => ServiceView | undefined) => {
    const cursor = readCursor(query.cursor, serviceOrder);
    if (!cursor.ok) return cursor;
    const { dispositif } = query;
    if (dispositif && !(await dispositifsConnus(db)).some(({ value }) => value === dispositif)) {
      const params = {
        detail: `« ${dispositif} » n’est pas un dispositif connu : GET /rds/dispositifs les donne`,
      };
      return refusal({ code: 'kernel.requete-invalide', field: 'dispositif', params });
    }
    const { rows, ...page } = await listServices(db, { ...query, cursor: cursor.value });
    return { ok: true, value: { ...page, items: rows.flatMap((row) => viewOf(row) ?? []) } } as const;
  };

  return {
    listServices: ({ actor, query }) =>
      list({ ...query, ...perimetreOf(actor), locked: lockedOf(query.verrouille) }, (row) =>
        viewFor(actor, row),
      ),
    // The crossed list never holds locked services, so asking for them gives none.
    listCrossedServices: ({ query }) =>
      list({ ...query, withLocked: false, locked: lockedOf(query.verrouille) }, publicView),
    readService: async ({ actor, params }) => {
      const row = await findService(db, params.id);
      const value = row && viewFor(actor, row);
      return value ? { ok: true, value, version: value.version } : refusal({ code: 'service.introuvable' });
    },
  };
};

const lockedOf = (asked: 'oui' | 'non' | undefined): boolean | undefined =>
  asked === undefined ? undefined : asked === 'oui';

function perimetreOf(actor: Actor): Perimetre {
  if (isOfServiceOnly(actor)) return { ids: actor.services.map((one) => one.id_service), withLocked: false };
  if (!administersServices(actor)) return { withLocked: false };
  const territoires = actor.territoire === null ? undefined : territoiresIn(actor.territoire);
  return { territoires, withLocked: true };
}

function viewFor(actor: Actor, row: ServiceRow): ServiceView | undefined {
  switch (vueService(actor, row)) {
    case 'aucune':
      return undefined;
    case 'public':
      return publicView(row);
    case 'complet':
      return completeView(row);
  }
}

export const completeView = (row: ServiceRow): ServiceView => ({ ...publicView(row), ...reservedView(row) });

const publicView = (row: ServiceRow): ServiceView => ({
  _id: row.id,
  code: row.code,
  nom: row.nom,
  type: row.type,
  profil: { type: row.profil.type ?? '' },
  niveau_territorial: row.niveau_territorial,
  zone_territoriale: row.zone_territoriale,
  code_territoire: row.code_territoire,
  email: row.email,
  telephone: row.telephone,
  site_internet: row.site_internet,
  adresse: row.adresse,
  supprime: row.supprime_le !== null,
});

const reservedView = (row: ServiceRow): Partial<ServiceView> => ({
  siren: row.siren,
  federation_sportive: row.federation_sportive,
  dispositifs: row.dispositifs,
  types_agrement: row.types_agrement,
  parent: row.parent,
  bo: row.bo,
  locked: row.locked,
  authId: row.auth_id,
  login: row.login,
  roles: row.roles ?? [],
  enabled: row.enabled,
  version: row.version,
});
