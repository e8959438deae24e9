// Test support: accounts of Osiris, a programme, and the calls on it.
import { osirisEndpoints } from '@asso/contract/transfert/osiris.endpoints';
import { programmeEndpoints } from '@asso/contract/transfert/programme.endpoints';
import type { Actor } from '@asso/domain/compte/actor';
import { aCompte } from '../../compte/test/test-comptes.sql.ts';
import { anActor } from '../../platform/http/test/test-actor.ts';
import type { TestPortal } from '../../platform/http/test/test-app.ts';

/** Makes an account of the Osiris area, signed in with this role. */
async function anOsiris({ db }: TestPortal, role: string): Promise<Actor> {
  const { id, email } = await aCompte(db, { roles: [role] });
  return anActor({ id, email, roles: [role], role });
}

export const wholeFdva = { id_type_dispositif: 'FDVA', id_sous_type_dispositif: null };

export async function anEspace(portal: TestPortal) {
  const admin = await anOsiris(portal, 'osiris.appli_admin');
  const nadia = await anOsiris(portal, 'osiris.admin-programme');
  const autre = await anOsiris(portal, 'osiris.admin-programme');
  const create = (as: Actor, body: object) =>
    portal.api(programmeEndpoints.createProgramme, { as, body: body as never });
  const list = (as: Actor) => portal.api(programmeEndpoints.listProgrammes, { as });
  const dossiers = (as: Actor, programme: string, query: object = {}) =>
    portal.api(osirisEndpoints.listOsiris, { as, params: { programme }, query });
  const totaux = (as: Actor, programme: string, query: object = {}) =>
    portal.api(osirisEndpoints.readTotauxOsiris, { as, params: { programme }, query });
  type Taken = { format?: 'csv' | 'xlsx' | 'ods'; [filtre: string]: unknown };
  const take = (as: Actor, programme: string, { format = 'csv', ...query }: Taken = {}) =>
    portal.api(osirisEndpoints.exportOsiris, { as, params: { programme, format }, query: query as object });
  return { admin, nadia, autre, create, list, dossiers, totaux, take };
}
