import { associationEndpoints } from '@asso/contract/association/association.endpoints';
import { collectionCalls } from '@asso/contract/association/collections.endpoints';
import { demarchesEndpoints } from '@asso/contract/association/demarches.endpoints';
import type { Actor } from '@asso/domain/compte/actor';
import { aCampagne } from '@asso/domain/subvention/test/test-dossier-complet';
import { describe, expect, it } from 'vitest';
import { features } from '../features.ts';
import { aClock } from '../platform/clock/clock.ts';
import { aPortal } from '../platform/http/test/test-app.ts';
import { aDocument, aWorld, today } from './test/test-dossiers.sql.ts';

const clock = aClock(today);
const portal = await aPortal({ features, clock });
const { api, db } = portal;
const world = await aWorld(db);
const { id_association: id_asso, jeanne } = world;
const rapport = { code: 'RAR', label: 'Rapport d’activité', nature: 'RAR', obligatoire: true };
await world.publish({
  domaine_libre: true,
  champs_attendus: [{ code: 'coordonnees.telephone', part: 'association' }],
  documents_attendus: [rapport],
});

const list = (as: Actor = jeanne) => api(demarchesEndpoints.listDemarches, { as, query: { id_asso } });
const own = async (as?: Actor) => (await list(as)).body.items.find(({ id }) => id === world.code);
const fields = async () => (await own())?.manques.map(({ field }) => field);

describe('what open campaigns find missing', () => {
  it('is said with the link where it begins and the day it ends', async () => {
    expect(await own()).toMatchObject({
      titre: 'Formation des bénévoles 2027',
      lien: `/repertoire-des-subventions?code=${world.code}`,
      echeance: expect.stringMatching(/^2027-/),
      domaine: null,
      type_agrement: null,
    });
  });

  it('goes away as the file is completed, one datum after another', async () => {
    const before = (await fields()) ?? [];
    expect(before).toContain('activites.champ_action_territorial');
    expect(before).toContain('coordonnees.telephone');
    const save = async (row: 'saveActivites' | 'saveCoordonnees', body: Record<string, unknown>) => {
      const { body: read } = await api(associationEndpoints.readIdentite, { as: jeanne, query: { id_asso } });
      await api(associationEndpoints[row], { as: jeanne, query: { id_asso }, body, ifMatch: read.version });
    };
    await save('saveActivites', { champ_action_territorial: 'local', domaine: 'Culture' });
    await save('saveCoordonnees', { telephone: '0491000010' });
    const after = before.filter(
      (field) => !['activites.champ_action_territorial', 'coordonnees.telephone'].includes(field),
    );
    expect(await fields()).toEqual(after);
    const people = await api(collectionCalls.representants_legaux.list, { as: jeanne, query: { id_asso } });
    for (const { id } of people.body.items) {
      await api(collectionCalls.representants_legaux.remove, { as: jeanne, query: { id_asso, id } });
    }
    expect(await fields()).toContain('representants_legaux');
  });

  it('counts a document of the vault, but not one that the analysis refused, nor one of a year that is over', async () => {
    const other = await aWorld(db);
    await other.publish({ domaine_libre: true, documents_attendus: [{ ...rapport, nature: 'BPA' }] });
    const missing = async () =>
      (
        await api(demarchesEndpoints.listDemarches, {
          as: other.jeanne,
          query: { id_asso: other.id_association },
        })
      ).body.items
        .find(({ id }) => id === other.code)
        ?.manques.some(({ field }) => field === 'documents.BPA');
    await aDocument(db, other.id_association, { type: 'BPA', etat_analyse: 'refuse' });
    expect(await missing()).toBe(true);
    await aDocument(db, other.id_association, { type: 'BPA', annee_validite: 2026 });
    expect(await missing()).toBe(true);
    await aDocument(db, other.id_association, { type: 'BPA', annee_validite: 2027 });
    expect(await missing()).toBe(false);
  });

  it('names the domain that a sport scheme is kept for [R5.72]', async () => {
    const other = await aWorld(db);
    await other.publish({ domaine_libre: false });
    const { body } = await list();
    const sport = body.items.find(({ id }) => id === other.code);
    expect(sport?.domaine).toBe('Sport');
    expect(sport?.manques.map(({ field }) => field)).toContain('activites.domaine');
  });

  it('leaves out what is closed', async () => {
    const other = await aWorld(db);
    const [sous] = aCampagne().sous_dispositifs;
    const closed = { ...sous, date_fin: '2027-01-31T22:59:59Z' };
    await other.publish({ sous_dispositifs: [closed as never] });
    const { body } = await list();
    expect(body.items.map(({ id }) => id)).not.toContain(other.code);
    expect(body.items.map(({ id }) => id)).toContain(world.code);
  });

  it('is the same 404 for somebody of another association, and no business of a service', async () => {
    expect((await list(world.paul)).status).toBe(404);
    expect((await list(world.agent)).status).toBe(403);
    expect((await list(jeanne)).status).toBe(200);
  });
});
