import { collectionCalls, representantEndpoints } from '@asso/contract/association/collections.endpoints';
import { describe, expect, it } from 'vitest';
import { documentFeature } from '../../document/feature.ts';
import { listHistory } from '../../platform/history/history.sql.ts';
import { aPortal } from '../../platform/http/test/test-app.ts';
import { associationFeature } from '../feature.ts';
import { anAssociation, aPerson } from '../test/test-associations.sql.ts';
import { readRibs } from './rib.sql.ts';
import { usagesOfRibs } from './rib-usages.ts';

const portal = await aPortal({ features: [documentFeature, associationFeature] });
const { db } = portal;
const association = await anAssociation(db);
const { id: id_asso, siege, annexe } = association;
const jeanne = await aPerson(db, { membre: { id_association: id_asso } });
const lea = await aPerson(db, { membre: { id_association: id_asso, id_siret: annexe } });
const query = { id_asso };

const iban = 'FR7642559000052102312860353';
const anIban = (key: number) => `FR76300060000112345678901${String(key).padStart(2, '0')}`;

const personne = { prenom: 'Ali', nom: 'Alaoui', fonction: 'TRE', courriel: 'Ali@Exemple.fr' } as const;
const addPersonne = (body: object = personne, as = jeanne) =>
  portal.api(collectionCalls.representants_legaux.add, { as, query, body });
const addRib = (body: object, as = jeanne) => portal.api(collectionCalls.ribs.add, { as, query, body });

describe('representatives', () => {
  it('are kept half typed, and say what is missing [R5.50]', async () => {
    const { status, body, etag } = await addPersonne();
    expect(status).toBe(201);
    expect(etag).toBe('"1"');
    expect(body).toMatchObject({ nom: 'Alaoui', courriel: 'ali@exemple.fr', complet: false });
    expect(body.manques.map(({ field }) => field)).toEqual(['civilite', 'telephone']);
  });

  it('are not kept without a name, added or emptied', async () => {
    const { status, body: refused } = await addPersonne({ ...personne, nom: '  ' });
    expect([status, (refused as unknown as { problems: unknown[] }).problems]).toMatchObject([
      422,
      [{ code: 'kernel.a-renseigner', field: 'nom' }],
    ]);
    const { body } = await addPersonne();
    const emptied = await portal.api(collectionCalls.representants_legaux.save, {
      as: jeanne,
      query: { ...query, id: body.id },
      body: { changes: { nom: { from: 'Alaoui', to: null } } },
      ifMatch: 1,
    });
    expect(emptied.codes).toEqual(['kernel.a-renseigner']);
  });

  it('keep a telephone as its digits, with a plus or none, and say of any other that it is none [R5.116]', async () => {
    const added = async (telephone: string) => (await addPersonne({ ...personne, telephone })).body;
    expect((await added('06 12 34 56 78')).telephone).toBe('0612345678');
    expect((await added('+33612345678')).telephone).toBe('+33612345678');
    const wrong = await added('33+612345678');
    expect(wrong.manques.map(({ field, code }) => [field, code])).toContainEqual([
      'telephone',
      'identifiant.telephone',
    ]);
    expect(wrong.complet).toBe(false);
  });

  it('are completed field by field', async () => {
    const { body } = await addPersonne();
    const saved = await portal.api(collectionCalls.representants_legaux.save, {
      as: jeanne,
      query: { ...query, id: body.id },
      body: { changes: { civilite: { to: 'M' }, telephone: { to: '0465710000' } } },
      ifMatch: 1,
    });
    expect(saved.body).toMatchObject({ complet: true, manques: [], version: 2 });
  });

  it('change function, establishment and validation by key and value [R7.11]', async () => {
    const { body } = await addPersonne();
    const saved = await portal.api(representantEndpoints.saveRepresentantFonctionSiret, {
      as: jeanne,
      query: { ...query, id: body.id },
      body: [
        { key: 'valideur_cec', value: true },
        { key: 'id_siret', value: annexe },
        { key: 'fonction', value: 'PRE' },
      ],
      ifMatch: 1,
    });
    expect(saved.body).toMatchObject({ valideur_cec: true, id_siret: annexe, fonction: 'PRE' });
    const lines = await listHistory(db, { objet: 'representant', id_objet: body.id }, { limit: 10 });
    expect(lines[0]).toMatchObject({ action: 'valideur_cec', from: 'false', to: 'true' });
  });

  it('refuse any other key, a function that no list knows, and who may not write them [R7.11]', async () => {
    const { body } = await addPersonne();
    const other = await anAssociation(db);
    const stranger = await aPerson(db, { membre: { id_association: other.id } });
    const change = (sent: object[], as = jeanne, id_asso = association.id) =>
      portal.api(representantEndpoints.saveRepresentantFonctionSiret, {
        as,
        query: { id_asso, id: body.id },
        body: sent as never,
        ifMatch: 1,
      });
    const fonction = [{ key: 'fonction', value: 'PRE' }];
    expect((await change([{ key: 'nom', value: 'Pirate' }])).status).toBe(400);
    expect((await change([])).status).toBe(400);
    expect((await change([{ key: 'fonction', value: 'ROI' }])).status).toBe(400);
    expect((await change([{ key: 'id_siret', value: other.siege }])).codes).toEqual([
      'association.etablissement-inconnu',
    ]);
    expect((await change(fonction, stranger)).status).toBe(404);
    expect((await change(fonction, stranger, other.id)).codes).toEqual(['association.element-disparu']);
    // This row belongs to the head office, so the manager of one establishment does not see it.
    expect((await change(fonction, lea)).codes).toEqual(['association.element-disparu']);
    expect((await change(fonction)).body).toMatchObject({ fonction: 'PRE', version: 2 });
  });

  it('refuse an establishment of another association, and unknown names by name', async () => {
    const other = await anAssociation(db);
    const elsewhere = await addPersonne({ ...personne, id_siret: other.siege });
    expect(elsewhere.codes).toEqual(['association.etablissement-inconnu']);
    const pirate = await addPersonne({ ...personne, deleted: false, version: 3 });
    expect(pirate.codes).toEqual(['kernel.champ-inconnu', 'kernel.champ-inconnu']);
  });

  it('are marked, not deleted, and leave the list', async () => {
    const { body } = await addPersonne();
    const remove = () =>
      portal.api(collectionCalls.representants_legaux.remove, {
        as: jeanne,
        query: { ...query, id: body.id },
      });
    expect((await remove()).body).toEqual({ id: body.id, deleted: true });
    expect((await remove()).codes).toEqual(['association.element-disparu']);
    const { body: list } = await portal.api(collectionCalls.representants_legaux.list, { as: jeanne, query });
    expect(list.items.map(({ id }) => id)).not.toContain(body.id);
  });

  it('of another association cannot be touched through one’s own', async () => {
    const other = await anAssociation(db);
    const stranger = await aPerson(db, { membre: { id_association: other.id } });
    const { body } = await addPersonne();
    const reply = await portal.api(collectionCalls.representants_legaux.save, {
      as: stranger,
      query: { id_asso: other.id, id: body.id },
      body: { nom: 'Pirate' },
      ifMatch: 1,
    });
    expect(reply.codes).toEqual(['association.element-disparu']);
    expect((await addPersonne(personne, stranger)).status).toBe(404);
  });

  it('of their own establishment only are seen and written by a secondary manager [R6.23]', async () => {
    const { body: own } = await addPersonne({ nom: 'Petit' }, lea);
    expect(own.id_siret).toBe(annexe);
    expect((await addPersonne({ nom: 'Petit', id_siret: siege }, lea)).codes).toEqual([
      'association.etablissement-inconnu',
    ]);
    const { body } = await portal.api(collectionCalls.representants_legaux.list, { as: lea, query });
    expect(new Set(body.items.map(({ id_siret }) => id_siret))).toEqual(new Set([annexe]));
  });
});

describe('bank details', () => {
  it('are kept in normal form, and only said when half typed', async () => {
    const half = await addRib({ id_siret: siege, iban: 'FR76 42' });
    expect(half.body).toMatchObject({ iban: 'FR76 42' });
    expect(half.body.manques.map(({ field }) => field)).toContain('iban');
    const whole = await addRib({
      id_siret: siege,
      iban: 'fr76 4255 9000 0521 0231 2860 353',
      bic: 'ccopfrpp',
      titulaire: 'Les Pions',
    });
    expect(whole.body).toMatchObject({ iban, bic: 'CCOPFRPP', manques: [] });
  });

  it('refuse the same SIRET and IBAN twice, until the first is removed [R5.51]', async () => {
    const body = { id_siret: siege, iban: anIban(1) };
    const first = await addRib(body);
    expect((await addRib(body)).codes).toEqual(['association.rib-en-double']);
    expect((await addRib({ ...body, id_siret: annexe })).status).toBe(201);
    await portal.api(collectionCalls.ribs.remove, { as: jeanne, query: { ...query, id: first.body.id } });
    expect((await addRib(body)).status).toBe(201);
  });

  it('refuse the same one from two requests at once [R5.51]', async () => {
    const body = { id_siret: siege, iban: anIban(2) };
    const replies = await Promise.all([addRib(body), addRib(body), addRib(body)]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
  });

  it('refuse to become the same as another [R5.51]', async () => {
    await addRib({ id_siret: siege, iban: anIban(3) });
    const { body } = await addRib({ id_siret: siege, iban: anIban(4) });
    const reply = await portal.api(collectionCalls.ribs.save, {
      as: jeanne,
      query: { ...query, id: body.id },
      body: { iban: anIban(3) },
      ifMatch: 1,
    });
    expect(reply).toMatchObject({ status: 409, codes: ['association.rib-en-double'] });
  });

  it('are replaced, not changed, once money may be sent to them', async () => {
    const { body } = await addRib({ id_siret: siege, iban: anIban(5) });
    usagesOfRibs.add(async (_, id) => id === body.id);
    const saved = await portal.api(collectionCalls.ribs.save, {
      as: jeanne,
      query: { ...query, id: body.id },
      body: { iban: anIban(6) },
      ifMatch: 1,
    });
    expect(saved.body.id).not.toBe(body.id);
    expect(await readRibs(db, [body.id])).toMatchObject([{ iban: anIban(5), deleted: true }]);
  });

  it('leave a trace that masks the account', async () => {
    const { body } = await addRib({ id_siret: siege, iban: anIban(7) });
    const [line] = await listHistory(db, { objet: 'rib', id_objet: body.id }, { limit: 5 });
    expect(line).toMatchObject({ action: 'ajouter', id_utilisateur: jeanne.id });
    expect(line?.to).not.toContain('3000600001');
  });

  it('written before a newcomer came stay closed to them', async () => {
    const ferme_avant = new Date(portal.clock.now().getTime() + 1000);
    const newcomer = await aPerson(db, { membre: { id_association: id_asso, ferme_avant } });
    const { body } = await portal.api(collectionCalls.ribs.list, { as: newcomer, query });
    expect(body.items).toEqual([]);
    portal.clock.advance(60);
    const { body: own } = await addRib({ id_siret: siege, iban: anIban(8) }, newcomer);
    const { body: after } = await portal.api(collectionCalls.ribs.list, { as: newcomer, query });
    expect(after.items.map(({ id }) => id)).toEqual([own.id]);
  });
});
