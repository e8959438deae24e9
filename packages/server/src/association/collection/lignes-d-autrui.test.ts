// The collections of somebody else's association answer 404 by each of its numbers; the owner's own calls are the
// control.
import { collectionCalls } from '@asso/contract/association/collections.endpoints';
import { type CollectionType, collections } from '@asso/domain/association/collection/collections.rows';
import { expect, it } from 'vitest';
import { documentFeature } from '../../document/feature.ts';
import { aPortal } from '../../platform/http/test/test-app.ts';
import { findAssociation } from '../association.sql.ts';
import { associationFeature } from '../feature.ts';
import { anAssociation, aPerson } from '../test/test-associations.sql.ts';
import { aLigne } from '../test/test-lignes.ts';

const portal = await aPortal({ features: [documentFeature, associationFeature] });
const { db } = portal;
const association = await anAssociation(db);
const row = await findAssociation(db, { kind: 'uuid', value: association.id });
const owner = await aPerson(db, { membre: { id_association: association.id } });
const other = await anAssociation(db);
const stranger = await aPerson(db, { membre: { id_association: other.id } });
const agent = await aPerson(db, { roles: ['rds.user'], role: 'rds.user' });

const numbers = {
  siren: association.id_siren,
  'siret of the seat': association.siege,
  'siret of another place': association.annexe,
  rna: association.id_rna,
  id_correspondance: row?.id_correspondance ?? '',
  uuid: association.id,
};

const cases = (Object.keys(collections) as CollectionType[]).flatMap((type) =>
  Object.entries(numbers).map(([form, id_asso]) => [type, form, id_asso] as const),
);

it.each(cases)(
  '%s by %s: nothing of it for another association, all of it for its own',
  async (type, _, id_asso) => {
    const calls = collectionCalls[type as 'rhs'];
    const query = { id_asso };
    const body = aLigne(type, association);
    const added = await portal.api(calls.add, { as: owner, query, body });
    expect(added.status).toBe(201);
    const { id } = added.body;
    const changed = { query: { ...query, id }, body: {}, ifMatch: 1 };

    for (const as of [stranger, agent]) {
      // A reader of a service gets 403 instead: services do not write for the association, and that is refused first.
      const refusal = as === agent ? 403 : 404;
      expect((await portal.api(calls.list, { as, query })).status).toBe(404);
      expect((await portal.api(calls.add, { as, query, body })).status).toBe(refusal);
      expect((await portal.api(calls.save, { as, ...changed })).status).toBe(refusal);
      expect((await portal.api(calls.remove, { as, query: { ...query, id } })).status).toBe(refusal);
    }
    // The stranger's own association is no way in either, with the identifier of the row or of the association.
    const through = { as: stranger, query: { id_asso: other.id, id } };
    expect((await portal.api(calls.save, { ...through, body: {}, ifMatch: 1 })).status).toBe(404);
    expect((await portal.api(calls.remove, through)).status).toBe(404);

    const read = await portal.api(calls.list, { as: owner, query });
    expect([read.status, read.body.items.map((one) => one.id)]).toEqual([200, [id]]);
    expect((await portal.api(calls.save, { as: owner, ...changed })).status).toBe(200);
    expect((await portal.api(calls.remove, { as: owner, query: { ...query, id } })).status).toBe(200);
  },
);
