import { demandeSiretEndpoints } from '@asso/contract/demande-siret/demande-siret.endpoints';
import { describe, expect, it } from 'vitest';
import { features } from '../features.ts';
import { aClock } from '../platform/clock/clock.ts';
import { aPortal } from '../platform/http/test/test-app.ts';
import {
  aDocument,
  aSiretWorld,
  demandeSiretCalls,
  removeDocument,
  siretToday,
} from './test/test-demandes.sql.ts';

const portal = await aPortal({ features, clock: aClock(siretToday) });
const { api, db } = portal;
const calls = demandeSiretEndpoints;

const aWorld = async (changes?: Parameters<typeof aSiretWorld>[1]) => {
  const monde = await aSiretWorld(db, changes);
  return { monde, ...demandeSiretCalls(portal, monde) };
};

describe('a save', () => {
  it('keeps what was typed, field by field, and says what is left [R6.20] [R4.38]', async () => {
    const { monde, create, save } = await aWorld();
    const { body } = await create();
    const changes = {
      'identite.dateCreation': { from: null, to: '2024-03-12' },
      'identifiant.step': { from: 0, to: 2 },
    };
    const saved = await save(monde.jeanne, body, changes);
    expect([saved.status, saved.body.version]).toEqual([200, body.version + 1]);
    expect([saved.body.demande.identite?.dateCreation, saved.body.identifiant.step]).toEqual([
      '2024-03-12',
      2,
    ]);
    expect(saved.body.blockers.map(({ field }) => field)).not.toContain('identite.dateCreation');
    const byAdmin = { 'activites.permanence': { from: null, to: 'S' } };
    expect((await save(monde.admin, saved.body, byAdmin)).status).toBe(200);
    for (const [who, status] of [
      ['ali', 403],
      ['paul', 404],
      ['ailleurs', 404],
      ['service', 403],
    ] as const) {
      expect([who, (await save(monde[who], body, byAdmin)).status]).toEqual([who, status]);
    }
  });

  it('merges what nobody else touched and asks for the rest', async () => {
    const { monde, create, save, read } = await aWorld();
    const { body } = await create();
    await save(monde.admin, body, {
      'activites.objet': { from: body.demande.activites?.objet, to: 'Jouer.' },
    });
    const other = await save(monde.jeanne, body, { 'activites.permanence': { from: null, to: 'P' } });
    expect(other.status).toBe(200);
    const same = { 'activites.objet': { from: body.demande.activites?.objet, to: 'Gagner.' } };
    const { status, problem } = await save(monde.jeanne, body, same);
    expect([status, problem.conflicts]).toEqual([409, { 'activites.objet': 'Jouer.' }]);
    expect((await read(monde.jeanne, body.id)).demande.activites).toMatchObject({
      objet: 'Jouer.',
      permanence: 'P',
    });
  });

  it('follows the social object and the commune, and keeps France [R3.9]', async () => {
    const { monde, create, save } = await aWorld();
    const { body } = await create();
    const saved = await save(monde.jeanne, body, {
      'activites.id_objet_social1': { from: '011000', to: '015000' },
      'coordonnees.adresse_siege.cp': { from: '13011', to: '84000' },
      'coordonnees.adresse_siege.commune': {
        from: body.demande.coordonnees?.adresse_siege?.commune,
        to: 'Avignon',
      },
      'coordonnees.adresse_siege.pays': { from: 'FRANCE', to: null },
    });
    expect(saved.body.demande.activites).toMatchObject({
      id_famille1: '015000',
      lib_objet_social1: 'éducation formation',
    });
    expect(saved.body.demande.coordonnees?.adresse_siege).toMatchObject({
      code_insee: '84007',
      pays: 'FRANCE',
    });
  });

  it.each([
    [
      'what the register says',
      { 'identite.nom': { from: 'Les Pions de l’Huveaune n°1', to: 'Autre' } },
      403,
      'kernel.champ-non-modifiable',
    ],
    ['a state', { 'description.code_etat': { to: 'ACC' } }, 400, 'kernel.champ-inconnu'],
    ['a permanence that is none', { 'activites.permanence': { to: 'X' } }, 400, undefined],
  ])('does not write %s', async (_said, changes, status, code) => {
    const { monde, create, save } = await aWorld();
    const { body } = await create();
    const refused = await save(monde.jeanne, body, changes);
    expect(refused.status).toBe(status);
    if (code) expect(refused.codes).toEqual([code]);
  });

  it('joins documents of the association alone, each of its type [R9.44]', async () => {
    const { monde, create, save } = await aWorld();
    const { body } = await create();
    const stranger = await aDocument(db, monde.paul.associations[0]?.id_association ?? '', 'STC');
    const join = async (uuid: string | null) => {
      const changes = { 'documents.STC': { from: monde.documents.STC, to: uuid } };
      const { status, codes } = await save(monde.jeanne, body, changes);
      return [status, codes[0]];
    };
    expect(await join(stranger)).toEqual([400, 'dossier.document-inutilisable']);
    expect(await join(monde.documents.REC)).toEqual([400, 'dossier.document-autre-type']);
    expect(await join(await aDocument(db, monde.id_association, 'STC'))).toEqual([200, undefined]);
  });

  it('that was joined and is taken out of the vault is asked again', async () => {
    const { monde, create, read } = await aWorld();
    const { body } = await create();
    await removeDocument(db, monde.documents.LDC);
    expect((await read(monde.jeanne, body.id)).blockers.map(({ field }) => field)).toContain('documents.LDC');
  });

  it('names the version it changes', async () => {
    const { monde, create } = await aWorld();
    const { body } = await create();
    const { status } = await api(calls.saveDemandeSiret, {
      as: monde.jeanne,
      params: { id: body.id },
      body: { changes: {} },
    });
    expect(status).toBe(428);
  });
});
