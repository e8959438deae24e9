import type { BodyOf } from '@asso/contract/kernel/endpoint';
import type { serviceAdminEndpoints } from '@asso/contract/service/service-admin.endpoints';
import type { ServiceAdministre } from '@asso/contract/service/service-admin.schemas';
import type { Actor } from '@asso/domain/compte/actor';
import { territoiresIn } from '@asso/domain/compte/territoire-admin.rules';
import { isUuid } from '@asso/domain/identifiants/uuid';
import { isChanges } from '@asso/domain/kernel/changed-fields';
import type { RdsService } from '@asso/domain/service/service.fields';
import { administersServices } from '@asso/domain/service/service.rights';
import { type PartiesDemandees, readCompteEtat } from '@asso/domain/service/service.rules';
import { findCompteAdministre } from '../compte/administration/compte-administre.sql.ts';
import type { Tx } from '../platform/db/database.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { writeHistory } from '../platform/history/history.sql.ts';
import { type Answer, type Handlers, refusal } from '../platform/http/handlers.ts';
import type { Platform } from '../platform/platform.ts';
import { inviteService } from './compte-service.ts';
import { createService, prepareAuth } from './create-service.ts';
import { deleteAuthService, deleteService } from './delete-service.ts';
import { addMembre, endAppartenance, membreView, removeMembre } from './membres-service.ts';
import { saveServiceParts } from './save-service.ts';
import { completeView } from './service.handlers.ts';
import { type ServiceRow, selectMemberServices } from './service.sql.ts';
import { findAdministered, lockAdministered, rightsOfService } from './service-access.ts';
import { findServiceAdministre, isMembreIn, listMembres } from './service-admin.sql.ts';
import { toRds, toServiceAuth } from './service-columns.ts';
import { serviceUsages } from './services-en-usage.ts';

export function serviceAdminHandlers(platform: Platform): Handlers<typeof serviceAdminEndpoints> {
  const { db, clock } = platform;

  const view = async (actor: Actor, row: ServiceRow): Promise<ServiceAdministre> => {
    const compte = row.auth_id === null ? undefined : await findCompteAdministre(db, row.auth_id);
    const parent = row.parent && (await findServiceAdministre(db, row.parent));
    return {
      _id: row.id,
      authId: row.auth_id,
      auth: compte ? toServiceAuth(row, compte) : null,
      rds: toRds(row),
      etat_compte: readCompteEtat(compte ?? null),
      derniere_connexion: compte?.derniere_connexion_at?.toISOString() ?? null,
      parent_nom: parent ? parent.nom : null,
      dossiers_ouverts: await serviceUsages.count(db, 'service.dossiers-ouverts', row.id),
      version: row.version,
      rights: rightsOfService(actor, row),
    };
  };
  const shown = async (actor: Actor, answer: Answer<string>): Promise<Answer<ServiceAdministre>> => {
    if (!answer.ok) return answer;
    const row = await findAdministered(db, actor, answer.value);
    if (!row.ok) return row;
    const value = await view(actor, row.value);
    return { ...answer, value, version: value.version };
  };

  return {
    createAuthService: async ({ actor, body }) => {
      const made = await prepareAuth(platform, actor, body);
      if (!made.ok) return made;
      const { auth_id, login, code } = made.value;
      return { ...made, value: { authId: auth_id, login, code } };
    },
    createService: async ({ actor, body }) =>
      shown(actor, await createService(platform, actor, body as RdsService & { authId: string })),

    readServiceAdministre: async ({ actor, params }) => shown(actor, { ok: true, value: params.id }),

    updateAuthService: async ({ actor, params, body, ifMatch }) => {
      const target = { actor, key: params.id, version: ifMatch };
      return shown(actor, await saveServiceParts(platform, target, { auth: body }));
    },
    updateService: async ({ actor, params, body, ifMatch }) => {
      const target = { actor, key: params.id, version: ifMatch };
      return shown(actor, await saveServiceParts(platform, target, partiesOf(body)));
    },
    deleteAuthService: async ({ actor, params }) =>
      shown(actor, await deleteAuthService(platform, { actor, key: params.id })),
    deleteService: ({ actor, params }) => deleteService(platform, { actor, key: params.id }),

    inviteService: ({ actor, params }) =>
      inTransaction(db, async (trx: Tx) => {
        const found = await lockAdministered(trx, actor, params.id);
        if (!found.ok) return found;
        const { id, nom, auth_id } = found.value;
        const compte = auth_id === null ? undefined : await findCompteAdministre(trx, auth_id);
        if (!compte || compte.desactive_at !== null) return refusal({ code: 'service.compte-retire' });
        if (compte.enabled) return refusal({ code: 'compte.deja-actif' });
        const isSent = await inviteService(trx, platform, { actor, row: { nom }, compte });
        if (!isSent) return refusal({ code: 'compte.trop-d-invitations' });
        const line = { objet: 'service', id_objet: id, by: actor, at: clock.now() };
        await writeHistory(trx, { ...line, action: 'inviter', to: compte.email });
        return { ok: true, value: { envoyee: true as const } };
      }),

    readServiceUser: async ({ actor, params }) => {
      const id = params.id === 'moi' ? actor.id : params.id;
      const compte = isUuid(id) ? await findCompteAdministre(db, id) : undefined;
      const territoires = actor.territoire === null ? undefined : territoiresIn(actor.territoire);
      const isOpen =
        id === actor.id ||
        (administersServices(actor) && isUuid(id) && (await isMembreIn(db, id, territoires)));
      if (!compte || !isOpen) return refusal({ code: 'compte.inconnu' });
      const services = (await selectMemberServices(db, id)).filter(
        ({ code_territoire }) => id === actor.id || !territoires || territoires.includes(code_territoire),
      );
      const { prenom, nom, email, roles } = compte;
      const value = { _id: id, prenom, nom, email, roles, services: services.map(completeView) };
      return { ok: true, value };
    },

    listMembresService: async ({ actor, params }) => {
      const found = await findAdministered(db, actor, params.id);
      if (!found.ok) return found;
      return { ok: true, value: { items: (await listMembres(db, found.value.id)).map(membreView) } };
    },
    addMembreService: ({ actor, params, body }) => addMembre(platform, { actor, key: params.id }, body),
    removeMembreService: ({ actor, params }) =>
      removeMembre(platform, { actor, key: params.id, membre: params.membre }),
    endAppartenance: ({ actor, params, body }) =>
      endAppartenance(platform, { actor, key: params.service, membre: params.id, motif: body.motif }),
  };
}

type Corps = BodyOf<typeof serviceAdminEndpoints.updateService>;

/** Splits a save in its two parts; the account can only come along with changes, never with a whole profile. */
function partiesOf(body: Corps): PartiesDemandees {
  if (!isChanges<Corps>(body)) return { rds: body };
  const { auth, changes } = body;
  return { rds: { changes }, ...(auth && { auth }) };
}
