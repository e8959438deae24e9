// These tests show what the portal computes from a row, who may only read it, and what a secondary manager sees.
import { describe, expect, it } from 'vitest';
import { documentFeature } from '../../document/feature.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { aPortal } from '../../platform/http/test/test-app.ts';
import { associationFeature } from '../feature.ts';
import { anAssociation } from '../test/test-associations.sql.ts';
import { aFile, aLigne } from '../test/test-lignes.ts';
import { insertLigne } from './ligne.sql.ts';

const portal = await aPortal({ features: [documentFeature, associationFeature] });
const { db } = portal;

describe('what the portal works out', () => {
  it('is the result of the accounts, whatever is sent in its place', async () => {
    const { add, save } = await aFile(portal);
    const { body } = await add('comptes', { annee: 2025, produits: 12_000, charges: 10_800 });
    expect(body).toMatchObject({ resultat: 1200 });
    expect((await save('comptes', { id: body.id }, { charges: 15_000 })).body).toMatchObject({
      resultat: -3000,
    });
    expect((await save('comptes', { id: body.id, ifMatch: 2 }, { resultat: 1_000_000 })).codes).toEqual([
      'kernel.champ-non-modifiable',
    ]);
  });

  it('is the sum of the licences', async () => {
    const { add } = await aFile(portal);
    const sent = { nom: 'Fédération fictive', nb_licencies_f: 30, nb_licencies_h: 40 };
    expect((await add('affiliations', sent)).body).toMatchObject({ nb_licencies: 70 });
    const wrong = await add('affiliations', { ...sent, nb_licencies: 71 });
    expect([wrong.status, wrong.problem.field]).toEqual([400, 'nb_licencies_f']);
  });

  it('is no list of a text that only looks like one', async () => {
    const { add, save } = await aFile(portal);
    const { body } = await add('adherents_personnes_morales', { nom: 'Commune' });
    const saved = await save('adherents_personnes_morales', { id: body.id }, { nom: '!a#b' });
    expect(saved.body).toMatchObject({ nom: '!a#b' });
  });
});

describe('an approval a service decided in the portal', () => {
  it('is read, and neither changed nor removed by the association', async () => {
    const { add, save, remove, list, id_asso } = await aFile(portal);
    const at = portal.clock.now();
    const value = {
      type: 'SPORT',
      attributeur: 'SDJES',
      date_attribution: '2024-05-01',
      origine_instructeur: true,
    };
    const row = await inTransaction(db, (tx) =>
      insertLigne(tx, { type: 'agrements', idAssociation: id_asso, value }, { by: null, at }),
    );
    const id = row?.id ?? '';
    expect((await list('agrements')).body.items).toMatchObject([{ id, origine_instructeur: true }]);
    const blocked = [422, ['association.agrement-instruit']];
    const saved = await save('agrements', { id }, { numero: 'X1' });
    expect([saved.status, saved.codes]).toEqual(blocked);
    const removed = await remove('agrements', { id });
    expect([removed.status, removed.codes]).toEqual(blocked);
    const claimed = await add('agrements', { type: 'JEP', origine_instructeur: true });
    expect(claimed.codes).toEqual(['kernel.champ-non-modifiable']);
    const own = await add('agrements', { type: 'JEP' });
    expect((await save('agrements', { id: own.body.id }, { numero: 'X1' })).status).toBe(200);
  });
});

describe('a secondary manager', () => {
  it.each(['rhs', 'comptes'] as const)(
    'writes and reads %s of their own establishment only [R6.23]',
    async (type) => {
      const { add, list, save, lea, siege, annexe } = await aFile(portal);
      const { body: head } = await add(type, { annee: 2025, id_siret: siege });
      await add(type, { annee: 2024 });
      const own = await add(type, { annee: 2025 }, { as: lea });
      expect(own.body).toMatchObject({ annee: 2025, id_siret: annexe });
      expect((await list(type, lea)).body.items.map(({ id }) => id)).toEqual([own.body.id]);
      expect((await save(type, { id: head.id, as: lea }, { annee: 2023 })).status).toBe(404);
      expect((await save(type, { id: own.body.id, as: lea }, { annee: 2023 })).status).toBe(200);
      expect((await add(type, { annee: 2022, id_siret: siege }, { as: lea })).codes).toEqual([
        'association.etablissement-inconnu',
      ]);
    },
  );

  it.each(['budgets', 'agrements', 'affiliations', 'adherents_personnes_morales', 'compositions'] as const)(
    'neither reads nor writes %s, which are the whole association’s [R6.23]',
    async (type) => {
      const { add, list, remove, lea, siege } = await aFile(portal);
      const { body } = await add(type, aLigne(type, { siege }));
      expect((await list(type, lea)).body.items).toEqual([]);
      expect((await add(type, aLigne(type, { siege }), { as: lea })).status).toBe(403);
      expect((await remove(type, { id: body.id }, lea)).status).toBe(403);
      expect((await remove(type, { id: body.id })).status).toBe(200);
    },
  );

  it('names no establishment of another association', async () => {
    const { add } = await aFile(portal);
    const other = await anAssociation(db);
    expect((await add('rhs', { annee: 2025, id_siret: other.siege })).codes).toEqual([
      'association.etablissement-inconnu',
    ]);
    // This SIRET is that of the member which the row names, so it may belong to another association.
    expect((await add('adherents_personnes_morales', { nom: 'Autre', id_siret: other.siege })).status).toBe(
      201,
    );
  });
});
