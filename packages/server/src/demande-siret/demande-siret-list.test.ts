import { demandeSiretEndpoints } from '@asso/contract/demande-siret/demande-siret.endpoints';
import type { Actor } from '@asso/domain/compte/actor';
import { describe, expect, it } from 'vitest';
import { features } from '../features.ts';
import { aClock } from '../platform/clock/clock.ts';
import { aPortal } from '../platform/http/test/test-app.ts';
import { aSiretWorld, demandeSiretCalls, siretToday } from './test/test-demandes.sql.ts';

const portal = await aPortal({ features, clock: aClock(siretToday) });
const { api, db } = portal;
const calls = demandeSiretEndpoints;

const aWorld = async (changes?: Parameters<typeof aSiretWorld>[1]) => {
  const monde = await aSiretWorld(db, changes);
  return { monde, ...demandeSiretCalls(portal, monde) };
};

describe('the list', () => {
  const numbers = (items: readonly { identifiant?: { id_fo_fonctionnel: string } | undefined }[]) =>
    items.map(({ identifiant }) => identifiant?.id_fo_fonctionnel ?? '');

  it('shows each what is theirs to see, the newest number first, page after page [R4.40] [R6.19]', async () => {
    const { monde, create, aSent, decide } = await aWorld();
    const sent = await aSent();
    await decide(monde.admin, sent.id, { action: 'start' });
    await decide(monde.admin, sent.id, { action: 'reject', motif: 'Statuts illisibles.' });
    const second = (await create()).body;
    const newestFirst = [second, sent].map(({ identifiant }) => identifiant.id_fo_fonctionnel);
    const list = async (as: Actor, query: object = {}) =>
      (await api(calls.listDemandesSiret, { as, query: { id_rna: monde.id_rna, ...query } })).body;
    for (const who of ['jeanne', 'ali', 'admin', 'local'] as const) {
      expect([who, numbers((await list(monde[who])).items)]).toEqual([who, newestFirst]);
    }
    for (const who of ['paul', 'ailleurs'] as const) expect((await list(monde[who])).items).toEqual([]);
    const first = await list(monde.jeanne, { limit: 1 });
    expect([numbers(first.items), first.total]).toEqual([newestFirst.slice(0, 1), 2]);
    const next = await list(monde.jeanne, { limit: 1, cursor: first.next });
    expect([numbers(next.items), next.next]).toEqual([newestFirst.slice(1), null]);
    expect(numbers((await list(monde.jeanne, { etats: ['REJ'] })).items)).toEqual(newestFirst.slice(1));
    expect((await list(monde.jeanne, { etats: ['ACC', 'REF'] })).items).toEqual([]);
  });

  it('is asked by number, name or RNA, and by any identifier of the association', async () => {
    const { monde, create } = await aWorld({ nom: 'Les Fanfarons du Vieux Moulin' });
    const { body } = await create();
    const found = async (query: object) =>
      (await api(calls.listDemandesSiret, { as: monde.jeanne, query })).body.items.map(({ id }) => id);
    const { id_rna } = monde;
    for (const searchQuery of [
      body.identifiant.id_fo_fonctionnel,
      'fanfarons',
      'MOULIN',
      id_rna.toLowerCase(),
    ]) {
      expect([searchQuery, await found({ searchQuery })]).toEqual([searchQuery, [body.id]]);
    }
    for (const asked of [id_rna, monde.id_association, body.identite.id_correspondance]) {
      expect(await found({ id_rna: asked })).toEqual([body.id]);
    }
    for (const query of [{ searchQuery: 'introuvable' }, { searchQuery: '!!' }, { id_rna: 'n’importe' }]) {
      expect([query, await found(query)]).toEqual([query, []]);
    }
  });

  it('gives the fields that are asked, and beside them what may be opened', async () => {
    const { monde, create } = await aWorld();
    const { body } = await create();
    const ask = async (as: Actor, query: object) =>
      (await api(calls.listDemandesSiret, { as, query: { id_rna: monde.id_rna, ...query } })).body.items[0];
    expect(await ask(monde.jeanne, { fields: ['description.code_etat', 'identite.nom'] })).toEqual({
      id: body.id,
      description: { code_etat: 'ECS' },
      identite: { nom: 'Les Pions de l’Huveaune n°1' },
    });
    const populate = ['documents', 'notifications'];
    expect((await ask(monde.jeanne, { populate }))?.documents).toHaveLength(3);
    expect(await ask(monde.ali, { populate })).not.toHaveProperty('documents');
    const refusedQuery = async (query: object) =>
      (await api(calls.listDemandesSiret, { as: monde.jeanne, query: query as never })).status;
    for (const query of [
      { fields: ['demande'] },
      { populate: ['projets'] },
      { etats: ['A'] },
      { cursor: 'x' },
    ]) {
      expect([query, await refusedQuery(query)]).toEqual([query, 400]);
    }
  });
});
