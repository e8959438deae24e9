import { associationEndpoints as endpoints } from '@asso/contract/association/association.endpoints';
import { describe, expect, it } from 'vitest';
import { documentFeature } from '../../document/feature.ts';
import { listHistory } from '../../platform/history/history.sql.ts';
import { aPortal } from '../../platform/http/test/test-app.ts';
import { associationFeature } from '../feature.ts';
import { anAssociation, aPerson, closeEtablissement } from '../test/test-associations.sql.ts';

const portal = await aPortal({ features: [documentFeature, associationFeature] });
const { db } = portal;
const aPlace = async () => {
  const association = await anAssociation(db);
  const siege = await aPerson(db, { membre: { id_association: association.id } });
  const annexe = await aPerson(db, {
    membre: { id_association: association.id, id_siret: association.annexe },
  });
  return { association, siege, annexe };
};
type Place = Awaited<ReturnType<typeof aPlace>>;
type Save = { as: Place['siege']; place: Place; siret?: string; body: object; ifMatch?: number };

const save = ({ as, place, siret = place.association.annexe, body, ifMatch = 1 }: Save) =>
  portal.api(endpoints.saveEtablissement, {
    as,
    query: { id_asso: place.association.id, id_siret: siret },
    body: body as never,
    ifMatch,
  });
const dit = {
  enseigne: 'Base nautique',
  courriel: 'Base@Exemple.fr',
  telephone: '0491000010',
  note: 'Ouverte l’été.\nAccès par le quai.',
};

describe('what an association says of an establishment', () => {
  it('is kept whole, in the form its rows give it, beside what Sirene says', async () => {
    const place = await aPlace();
    const saved = await save({ as: place.siege, place, body: dit });
    expect(saved).toMatchObject({ status: 200, etag: '"2"' });
    expect(saved.body).toMatchObject({ ...dit, courriel: 'base@exemple.fr', version: 2 });
    const { body } = await portal.api(endpoints.listEtablissements, {
      as: place.annexe,
      query: { id_asso: place.association.id },
    });
    expect(body.items).toMatchObject([
      {
        id_siret: place.association.annexe,
        nic: '00022',
        est_siege: false,
        actif: true,
        version: 2,
        ...dit,
        courriel: 'base@exemple.fr',
      },
    ]);
    const lines = await listHistory(
      db,
      { objet: 'etablissement', id_objet: place.association.annexe },
      { limit: 5 },
    );
    expect(lines).toMatchObject([{ action: 'enregistrer', id_utilisateur: place.siege.id }]);
  });

  it('lets Sirene’s sign come back when one’s own is emptied', async () => {
    const place = await aPlace();
    await save({ as: place.siege, place, body: { enseigne: 'Base nautique' } });
    const emptied = await save({ as: place.siege, place, body: { enseigne: null }, ifMatch: 2 });
    expect(emptied.body.enseigne).toBe('Base');
  });

  it('is written by who looks after the place, and not by who looks after another', async () => {
    const place = await aPlace();
    expect((await save({ as: place.annexe, place, body: dit })).status).toBe(200);
    const seat = await save({
      as: place.annexe,
      place,
      siret: place.association.siege,
      body: dit,
    });
    expect(seat.codes).toEqual(['association.element-disparu']);
    const admin = await aPerson(db, { roles: ['lca.admin'], role: 'lca.admin' });
    expect((await save({ as: admin, place, siret: place.association.siege, body: dit })).status).toBe(200);
  });

  it('is nobody’s once the place of a secondary manager is closed [R6.23]', async () => {
    const place = await aPlace();
    await closeEtablissement(db, place.association.annexe);
    expect((await save({ as: place.annexe, place, body: dit })).codes).toEqual([
      'association.element-disparu',
    ]);
    expect((await save({ as: place.siege, place, body: dit })).status).toBe(200);
  });

  it('refuses a place of another association, and who is not of this one, with the same 404', async () => {
    const [place, other] = [await aPlace(), await aPlace()];
    const elsewhere = await save({ as: place.siege, place, siret: other.association.annexe, body: dit });
    const stranger = await save({ as: other.siege, place, body: dit });
    expect([elsewhere.status, stranger.status]).toEqual([404, 404]);
    const agent = await aPerson(db, { roles: ['rds.user'], role: 'rds.user' });
    expect((await save({ as: agent, place, body: dit })).status).toBe(403);
  });

  it.each([
    ['adresse', { adresse: { voie: 'DES ROSES' } }, 'kernel.champ-inconnu'],
    ['nic', { nic: '00099' }, 'kernel.champ-inconnu'],
    ['est_siege', { est_siege: true }, 'kernel.champ-inconnu'],
    ['actif', { actif: false }, 'kernel.champ-inconnu'],
  ])('leaves %s to Sirene', async (_, body, code) => {
    const place = await aPlace();
    expect((await save({ as: place.siege, place, body })).codes).toEqual([code]);
  });

  it('says a conflict when somebody changed the same field meanwhile', async () => {
    const place = await aPlace();
    await save({ as: place.annexe, place, body: { note: 'Une' } });
    const late = await save({
      as: place.siege,
      place,
      body: { changes: { note: { from: null, to: 'Deux' } } },
    });
    expect(late).toMatchObject({ status: 409, codes: ['kernel.conflit'] });
    const merged = await save({
      as: place.siege,
      place,
      body: { changes: { telephone: { from: null, to: '0491000010' } } },
    });
    expect(merged.body).toMatchObject({ note: 'Une', telephone: '0491000010' });
  });
});
