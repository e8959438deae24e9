import { collectionCalls } from '@asso/contract/association/collections.endpoints';
import { notificationEndpoints } from '@asso/contract/notification/notification.endpoints';
import { describe, expect, it } from 'vitest';
import { documentFeature } from '../../document/feature.ts';
import { notificationFeature } from '../../notification/feature.ts';
import { aPortal } from '../../platform/http/test/test-app.ts';
import { associationFeature } from '../feature.ts';
import { anAssociation, aPerson, listMailsTo } from '../test/test-associations.sql.ts';

const portal = await aPortal({ features: [notificationFeature, documentFeature, associationFeature] });
const { db } = portal;
const iban = 'FR7642559000052102312860353';

async function twoManagers() {
  const { id: id_association, siege } = await anAssociation(db);
  const membre = { id_association };
  const jeanne = await aPerson(db, { membre });
  const other = await aPerson(db, { membre });
  const query = { id_asso: id_association };
  const told = async () =>
    (await portal.api(notificationEndpoints.readUserNotifications, { as: other })).body.items;
  return { jeanne, other, query, told, siege };
}

describe('what is written where the money goes', () => {
  it('is told to the others who manage, in their inbox and by mail, without the whole number', async () => {
    const { jeanne, other, query, told, siege } = await twoManagers();
    const { body } = await portal.api(collectionCalls.ribs.add, {
      as: jeanne,
      query,
      body: { id_siret: siege, iban },
    });
    await portal.api(collectionCalls.ribs.save, {
      as: jeanne,
      query: { ...query, id: body.id },
      body: { changes: { titulaire: { to: 'Les Pions' } } },
      ifMatch: 1,
    });
    await portal.api(collectionCalls.ribs.remove, { as: jeanne, query: { ...query, id: body.id } });
    const found = await told();
    expect(found.map(({ type }) => type)).toEqual(['RIB', 'RIB', 'RIB']);
    const sentences = found.map(({ sentence }) => sentence).join('\n');
    for (const fait of ['a ajouté le RIB', 'a modifié le RIB', 'a retiré le RIB']) {
      expect(sentences).toContain(fait);
    }
    expect(sentences).not.toContain(iban);
    expect(found[0]?.lien).toMatch(/^\/informations-administratives\/\d+\/ribs$/);
    expect(await listMailsTo(db, other.email)).toHaveLength(3);
    expect(await listMailsTo(db, jeanne.email)).toEqual([]);
  });

  it('stays visible in the list: who last wrote it, and when', async () => {
    const { jeanne, other, query, siege } = await twoManagers();
    const { body } = await portal.api(collectionCalls.ribs.add, {
      as: jeanne,
      query,
      body: { id_siret: siege, iban },
    });
    const suivi = async () =>
      (await portal.api(collectionCalls.ribs.list, { as: other, query })).body.items[0]?.suivi;
    expect(await suivi()).toMatchObject({ fait: 'ajoute', par: `${jeanne.prenom} ${jeanne.nom}` });
    await portal.api(collectionCalls.ribs.save, {
      as: other,
      query: { ...query, id: body.id },
      body: { changes: { titulaire: { to: 'Les Pions' } } },
      ifMatch: 1,
    });
    expect(await suivi()).toMatchObject({ fait: 'modifie', par: `${other.prenom} ${other.nom}` });
  });
});

it('tells the others who may sign too', async () => {
  const { jeanne, query, told } = await twoManagers();
  await portal.api(collectionCalls.representants_legaux.add, {
    as: jeanne,
    query,
    body: { prenom: 'Ali', nom: 'Alaoui' },
  });
  expect((await told()).map(({ sentence }) => sentence)).toEqual([
    expect.stringContaining('a ajouté Ali Alaoui aux représentants légaux.'),
  ]);
});
