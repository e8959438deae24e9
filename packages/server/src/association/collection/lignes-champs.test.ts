// Each field of the collections, as §3 lists them, is written with what people really type and with what must be
// refused.
import { collectionCalls } from '@asso/contract/association/collections.endpoints';
import { type CollectionType, collections } from '@asso/domain/association/collection/collections.rows';
import type { Fields, Row } from '@asso/domain/kernel/fields';
import { describe, expect, it } from 'vitest';
import { documentFeature } from '../../document/feature.ts';
import { aPortal } from '../../platform/http/test/test-app.ts';
import { associationFeature } from '../feature.ts';
import { anAssociation, aPerson } from '../test/test-associations.sql.ts';
import { expectIntact, expectRefus, readChamps, textesPenibles } from '../test/test-champs.ts';
import { aLigne } from '../test/test-lignes.ts';

const portal = await aPortal({ features: [documentFeature, associationFeature] });
const association = await anAssociation(portal.db);
const jeanne = await aPerson(portal.db, { membre: { id_association: association.id } });
const query = { id_asso: association.id };

/**
 * `aCote` holds the names of §3 that the server writes itself, `enPlus` the fields that §3 leaves unnamed or states
 * elsewhere.
 */
const aCote: readonly string[] = ['id', 'deleted'];
const enPlus: Partial<Record<CollectionType, readonly string[]>> = {
  budgets: ['montants'],
  compositions: ['membre_haa'],
  // The portal itself asks why an account in another name is the association's own (ADR 0282).
  ribs: ['motif_titulaire'],
};
const types: readonly CollectionType[] = [
  'representants_legaux',
  'ribs',
  'budgets',
  'adherents_personnes_morales',
  'agrements',
  'affiliations',
  'comptes',
  'rhs',
  'compositions',
];
const champs = Object.fromEntries(
  types.map((type) => [
    type,
    [...readChamps(type).filter((name) => !aCote.includes(name)), ...(enPlus[type] ?? [])],
  ]),
) as Record<CollectionType, string[]>;

it.each(Object.entries(champs))('%s hold the fields of the specification, and no other', (type, names) => {
  expect(Object.keys(collections[type as CollectionType].fields).toSorted()).toEqual([...names].toSorted());
});

const everyField = (Object.keys(champs) as CollectionType[]).flatMap((type) =>
  champs[type].map((name) => [type, name] as const),
);

describe.each(everyField)('%s.%s', (type, name) => {
  it.each(textesPenibles)(
    'written with %s comes back as it was, or is refused with a French sentence',
    async (_, text) => {
      const { list, add, remove } = collectionCalls[type as 'rhs'];
      const sent = { ...aLigne(type, association), [name]: text };
      const { status, body, problem } = await portal.api(add, { as: jeanne, query, body: sent });
      if (status !== 201) return expectRefus({ status, problem }, name);
      const kept = (await portal.api(list, { as: jeanne, query })).body.items.find(
        ({ id }) => id === body.id,
      );
      await portal.api(remove, { as: jeanne, query: { ...query, id: body.id } });
      expectIntact(Reflect.get(kept ?? {}, name), text, (collections[type].fields as Fields)[name]);
    },
  );
});

/** Every field that a person writes, with its collection; the tests below send values that its kind must refuse. */
const rows = everyField
  .map(([type, name]) => [type, name, (collections[type].fields as Fields)[name] as Row] as const)
  .filter(([, , row]) => row.writtenBy === undefined);

describe.each(rows.filter(([, , { kind }]) => kind === 'int' || kind === 'euros' || kind === 'decimal'))(
  'the number %s.%s',
  (type, name) => {
    it.each([-1, 1.234, 1e15, '12 personnes', true, [12]])('is never %j', async (value) => {
      const body = { ...aLigne(type, association), [name]: value };
      const { status, problem } = await portal.api(collectionCalls[type as 'rhs'].add, {
        as: jeanne,
        query,
        body,
      });
      expect([status, problem.field]).toEqual([400, name]);
    });
  },
);
