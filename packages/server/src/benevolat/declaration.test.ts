import { randomUUID } from 'node:crypto';
import { declarationEndpoints } from '@asso/contract/benevolat/declaration.endpoints';
import { describe, expect, it } from 'vitest';
import { features } from '../features.ts';
import { aClock } from '../platform/clock/clock.ts';
import { aPortal } from '../platform/http/test/test-app.ts';
import {
  aBenevolatWorld,
  aValideur,
  benevolatToday,
  declarationCalls,
  readDeclarationRows,
} from './test/test-declarations.sql.ts';

const portal = await aPortal({ features, clock: aClock(benevolatToday) });
const { db, api, clock } = portal;

const aWorld = async () => {
  const monde = await aBenevolatWorld(db);
  return { monde, ...declarationCalls(portal, monde) };
};

describe('who sees declarations', () => {
  it('only a valideur: nobody else reads one, and each is told who validates [R6.29] [R4.49]', async () => {
    const { monde, list, received } = await aWorld();
    const [reference] = await received(undefined);
    const seen = await list(monde.helene);
    expect(seen.status).toBe(200);
    expect(seen.body).toMatchObject({ total: 1, aDecider: 1, valideur: { est: true } });
    expect(seen.body.items[0]).toMatchObject({
      reference,
      status: 'En attente de décision',
      motif_refus_id: null,
      session: '2027',
      annee_activite: 2026,
      etab_siret: null,
      options: { validable: true },
    });
    for (const someone of [monde.karim, monde.admin]) {
      const { status, body } = await list(someone);
      expect([status, body.items, body.total, body.aDecider]).toEqual([200, [], 0, 0]);
      expect(body.valideur).toEqual({ est: false, valideurs: [{ prenom: 'Hélène', nom: 'Garnier' }] });
    }
  });

  it('by any number of the association, and nobody of elsewhere finds it', async () => {
    const { monde, list, logs, received } = await aWorld();
    await received(undefined);
    for (const idAsso of [monde.id_association, monde.id_rna, monde.id_siren, monde.siege]) {
      expect((await list(monde.helene, { idAsso })).body.total).toBe(1);
      const { status, codes } = await list(monde.paul, { idAsso });
      expect([status, codes]).toEqual([404, ['association.introuvable']]);
    }
    for (const idAsso of [randomUUID(), 'W999999999', 'nothing']) {
      expect((await list(monde.helene, { idAsso })).status).toBe(404);
    }
    expect((await logs(monde.paul)).status).toBe(404);
  });

  it('the address is the same mailbox however it is written; who was removed, or does not validate, is nobody [R6.29]', async () => {
    const { monde, list, received } = await aWorld();
    const { id_association, karim } = monde;
    await received(undefined);
    await aValideur(db, { id_association, courriel: karim.email, deleted: true });
    await aValideur(db, { id_association, courriel: karim.email, valideur_cec: false });
    expect((await list(karim)).body.valideur.est).toBe(false);
    await aValideur(db, { id_association, courriel: ` ${karim.email.toUpperCase()} ` });
    expect((await list(karim)).body).toMatchObject({ total: 1, valideur: { est: true } });
  });

  it('the head office sees the places that are its own or nobody’s, an establishment its own [R6.31] [R6.32]', async () => {
    const { monde, list, received } = await aWorld();
    const { id_association, siege, annexe, helene } = monde;
    const [whole, seat, base] = await received(undefined, siege, annexe.siret);
    const of = async (...asked: Parameters<typeof list>) =>
      (await list(...asked)).body.items.map(({ reference }) => reference);
    expect(await of(helene)).toEqual([whole, seat, base]);
    expect(await of(helene, { idSiret: siege })).toEqual([whole, seat, base]);
    expect(await of(helene, { idSiret: annexe.siret })).toEqual([base]);
    expect(await of(annexe.lucie)).toEqual([]);
    await aValideur(db, { id_association, courriel: annexe.lucie.email, id_siret: annexe.siret });
    expect(await of(helene)).toEqual([whole, seat]);
    expect(await of(annexe.lucie)).toEqual([base]);
    const outside = await list(annexe.lucie, { idSiret: siege });
    expect([outside.status, outside.codes]).toEqual([404, ['association.introuvable']]);
    await aValideur(db, { id_association, courriel: helene.email, id_siret: annexe.siret });
    expect(await of(helene)).toEqual([whole, seat, base]);
  });

  it('not who took over while what earlier managers left is closed to them', async () => {
    const { monde, list, received } = await aWorld();
    await received(undefined);
    const associations = monde.helene.associations.map((one) => ({ ...one, passe_ferme: true }));
    const { body } = await list({ ...monde.helene, associations });
    expect([body.total, body.valideur]).toEqual([0, { est: false, valideurs: [] }]);
  });

  it('what waits is counted in the account of the valideur alone [R6.30]', async () => {
    const { monde, received } = await aWorld();
    await received(undefined, monde.siege);
    const { associationsOfComptes } = await import('../compte/association-registry.ts');
    const of = async (personne: { id: string; email: string }) => {
      const memberships = [
        { id_association: monde.id_association, id_siret: null, etat: 'active' as const, restreint: false },
      ];
      const facts = await associationsOfComptes.describe(db, { personne, memberships });
      const { isValideurCEC, declarations } = facts.get(monde.id_association) ?? {};
      return [isValideurCEC, declarations];
    };
    expect(await of(monde.helene)).toEqual([true, 2]);
    expect(await of(monde.karim)).toEqual([false, 0]);
  });

  it('filtered by session, status, place and words, page after page', async () => {
    const { monde, list, decide, received } = await aWorld();
    const references = await received(undefined, monde.siege, monde.annexe.siret);
    const { helene } = monde;
    const [first] = (await list(helene)).body.items;
    await decide(helene, { id: first?.id ?? '' }, { status: 'Validée' });
    const of = async (query: Record<string, unknown>) =>
      (await list(helene, query)).body.items.map(({ reference }) =>
        (references as string[]).indexOf(reference),
      );
    expect(await of({ status: ['En attente de décision'] })).toEqual([1, 2]);
    expect(await of({ status: ['Validée', 'Refusée'] })).toEqual([0]);
    expect(await of({ session: '2027' })).toEqual([0, 1, 2]);
    expect(await of({ session: '1999' })).toEqual([]);
    expect(await of({ etab_siret: monde.annexe.siret })).toEqual([2]);
    expect(await of({ searchQuery: 'lina n1' })).toEqual([1]);
    expect(await of({ searchQuery: references[2] })).toEqual([2]);
    const page = (await list(helene, { limit: 2 })).body;
    expect(page.items).toHaveLength(2);
    expect(await of({ limit: 2, cursor: page.next })).toEqual([2]);
    expect((await list(helene, { cursor: 'invented' })).status).toBe(400);
    expect(page.etablissements.map(({ siret }) => siret)).toEqual([monde.siege, monde.annexe.siret]);
  });
});

describe('a decision', () => {
  it('validates without a reason, and is kept with who and when [R4.52]', async () => {
    const { monde, list, decide, received } = await aWorld();
    const [reference = ''] = await received(undefined);
    const [one] = (await list(monde.helene)).body.items;
    const { status, body, etag } = await decide(monde.helene, { id: one?.id ?? '' }, { status: 'Validée' });
    expect([status, etag]).toEqual([200, '"2"']);
    expect(body).toMatchObject({ status: 'Validée', motif_refus_id: null, options: { validable: false } });
    const { declaration, history } = await readDeclarationRows(db, reference);
    expect(declaration).toMatchObject({ status: 'Validée', decidee_par: monde.helene.id, version: 2 });
    expect(history.map(({ action, avant, apres }) => [action, avant, apres])).toEqual([
      ['cec.recevoir', null, 'En attente de décision'],
      ['cec.valider', 'En attente de décision', 'Validée'],
    ]);
  });

  it.each([
    [0, 'association dissoute'],
    [1, "bénévole non connu de l'association ou de l'établissement"],
    [2, "bénévole connu mais n'ayant pas exercé les fonctions lui accordant les droits CEC"],
    [3, "nombre d'heures déclaré incohérent avec l'activité réelle du bénévole"],
  ])(
    'refuses with the reason %i [R4.52] [R4.53] [M044] [M045] [M046] [M047]',
    async (motif_refus_id, texte) => {
      const { monde, list, decide, received } = await aWorld();
      const [reference = ''] = await received(undefined);
      const [one] = (await list(monde.helene)).body.items;
      const { status, body } = await decide(
        monde.helene,
        { id: one?.id ?? '' },
        { status: 'Refusée', motif_refus_id },
      );
      expect([status, body.status, body.motif_refus_id]).toEqual([200, 'Refusée', motif_refus_id]);
      expect((await readDeclarationRows(db, reference)).history.at(-1)).toMatchObject({
        motif: texte,
        apres: 'Refusée',
      });
    },
  );

  it.each<[string, object, number, string]>([
    ['a refusal without a reason', { status: 'Refusée' }, 400, 'benevolat.motif-obligatoire'],
    ['a refusal with none', { status: 'Refusée', motif_refus_id: null }, 400, 'benevolat.motif-obligatoire'],
    ['a fifth reason', { status: 'Refusée', motif_refus_id: 4 }, 400, 'benevolat.motif-inconnu'],
    ['a reason before the first', { status: 'Refusée', motif_refus_id: -1 }, 400, 'benevolat.motif-inconnu'],
    ['a validation with a reason', { status: 'Validée', motif_refus_id: 0 }, 400, 'benevolat.motif-interdit'],
  ])('refuses %s [R4.52] [R4.53]', async (_, body, status, code) => {
    const { monde, list, decide, received } = await aWorld();
    const [reference = ''] = await received(undefined);
    const [one] = (await list(monde.helene)).body.items;
    const refused = await decide(monde.helene, { id: one?.id ?? '' }, body as { status: 'Validée' });
    expect([refused.status, refused.codes]).toEqual([status, [code]]);
    expect(refused.problem.problems[0]?.field).toBe('motif_refus_id');
    expect((await readDeclarationRows(db, reference)).declaration.status).toBe('En attente de décision');
  });

  it('is that of a valideur who sees it: nobody else finds it [R6.29]', async () => {
    const { monde, list, decide, received } = await aWorld();
    await received(monde.annexe.siret);
    const id = (await list(monde.helene)).body.items[0]?.id ?? '';
    for (const someone of [monde.karim, monde.paul, monde.admin, monde.annexe.lucie]) {
      const { status, codes } = await decide(someone, { id }, { status: 'Validée' });
      expect([status, codes]).toEqual([404, ['benevolat.introuvable']]);
    }
    for (const wrong of [randomUUID(), 'nothing', '1']) {
      expect((await decide(monde.helene, { id: wrong }, { status: 'Validée' })).status).toBe(404);
    }
    expect((await decide(monde.helene, { id }, { status: 'Validée' })).status).toBe(200);
  });

  it('is made once: it is final, and two at once are one after the other [R4.50]', async () => {
    const { monde, list, decide, received } = await aWorld();
    const [reference = ''] = await received(undefined);
    const id = (await list(monde.helene)).body.items[0]?.id ?? '';
    const atOnce = await Promise.all(
      [1, 2, 3].map(() => decide(monde.helene, { id }, { status: 'Refusée', motif_refus_id: 1 })),
    );
    expect(atOnce.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const late = await decide(monde.helene, { id, version: 2 }, { status: 'Validée' });
    expect([late.status, late.codes]).toEqual([409, ['benevolat.deja-decidee']]);
    expect((await readDeclarationRows(db, reference)).history).toHaveLength(2);
  });

  it('once with one key, answered twice the same', async () => {
    const { monde, list, decide, received } = await aWorld();
    const [reference = ''] = await received(undefined);
    const id = (await list(monde.helene)).body.items[0]?.id ?? '';
    const send = () => decide(monde.helene, { id }, { status: 'Validée', key: `deciding-${id}` });
    const [first, again] = [await send(), await send()];
    expect([first.status, again.status, again.body]).toEqual([200, 200, first.body]);
    expect((await readDeclarationRows(db, reference)).history).toHaveLength(2);
  });

  it('is of what was read: the version is named, and must be the present one', async () => {
    const { monde, list, decide, received } = await aWorld();
    await received(undefined);
    const id = (await list(monde.helene)).body.items[0]?.id ?? '';
    const bare = await api(declarationEndpoints.decideDeclaration, {
      as: monde.helene,
      params: { id },
      body: { status: 'Validée' },
    });
    expect(bare.status).toBe(428);
    const stale = await decide(monde.helene, { id, version: 7 }, { status: 'Validée' });
    expect([stale.status, stale.codes]).toEqual([409, ['benevolat.changee']]);
  });
});

describe('many at once', () => {
  it('gives each its result: what cannot be is told, the others are done [R4.50] [R4.52]', async () => {
    const { monde, list, decide, decideAll, received } = await aWorld();
    await received(undefined, monde.siege, monde.annexe.siret);
    const [one, two, three] = (await list(monde.helene)).body.items;
    if (!one || !two || !three) throw new Error('three were received');
    await decide(monde.helene, one, { status: 'Validée' });
    const stranger = { id: randomUUID(), version: 1 };
    const { status, body } = await decideAll(monde.helene, [one, two, { ...three, version: 9 }, stranger], {
      status: 'Refusée',
      motif_refus_id: 3,
    });
    expect(status).toBe(200);
    expect(
      body.resultats.map(({ id, declaration, problem }) => [id, declaration?.status, problem?.code]),
    ).toEqual([
      [one.id, undefined, 'benevolat.deja-decidee'],
      [two.id, 'Refusée', undefined],
      [three.id, undefined, 'benevolat.changee'],
      [stranger.id, undefined, 'benevolat.introuvable'],
    ]);
    expect(body.resultats[0]?.problem?.message).toBe(
      'Cette déclaration est déjà « Validée » : une décision est définitive.',
    );
    expect((await list(monde.helene)).body.aDecider).toBe(1);
  });

  it('refuses all of them without a reason, and decides nothing for a stranger [R4.52]', async () => {
    const { monde, list, decideAll, received } = await aWorld();
    await received(undefined, monde.siege);
    const { items } = (await list(monde.helene)).body;
    const bare = await decideAll(monde.helene, items, { status: 'Refusée' });
    expect(bare.codes).toEqual(['benevolat.motif-obligatoire']);
    const { body } = await decideAll(monde.paul, items, { status: 'Validée' });
    expect(body.resultats.map(({ problem }) => problem?.code)).toEqual([
      'benevolat.introuvable',
      'benevolat.introuvable',
    ]);
    expect((await list(monde.helene)).body.aDecider).toBe(2);
  });
});

describe('sessions', () => {
  it('the current one, and all of them; only administrators read how many each holds', async () => {
    const { monde, received } = await aWorld();
    await received(undefined);
    const current = await api(declarationEndpoints.readSessionCourante, { as: monde.karim });
    expect(current.body).toMatchObject({ code: '2027', etat: 'courante', effectifs: null });
    const seen = await api(declarationEndpoints.listSessions, { as: monde.karim });
    expect(seen.body.items.map(({ code, effectifs }) => [code, effectifs])).toEqual([['2027', null]]);
    const admin = await api(declarationEndpoints.listSessions, { as: monde.admin });
    expect(admin.body.items[0]?.effectifs?.['En attente de décision']).toBeGreaterThan(0);
    const service = { ...monde.karim, role: 'rds.user', roles: ['rds.user'] };
    for (const call of [declarationEndpoints.listSessions, declarationEndpoints.readSessionCourante]) {
      expect((await api(call, { as: service })).status).toBe(403);
    }
    clock.set('2026-06-01T10:00:00Z');
    expect((await api(declarationEndpoints.readSessionCourante, { as: monde.karim })).body).toBe(null);
    clock.set(benevolatToday);
  });
});

describe('the log', () => {
  it('tells what happened to what one sees, the latest first; nothing to the others', async () => {
    const { monde, list, logs, decide, received } = await aWorld();
    await received(undefined, monde.annexe.siret);
    const [one] = (await list(monde.helene)).body.items;
    await decide(monde.helene, one ?? { id: '' }, { status: 'Refusée', motif_refus_id: 2 });
    const { body } = await logs(monde.helene);
    expect(
      body.items.map(({ fait, status, motif_refus_id, session }) => [fait, status, motif_refus_id, session]),
    ).toEqual([
      ['Déclaration refusée', 'Refusée', 2, '2027'],
      ['Déclaration reçue', 'En attente de décision', null, '2027'],
      ['Déclaration reçue', 'En attente de décision', null, '2027'],
    ]);
    expect(body.items.map(({ options }) => options.validable)).toEqual([false, true, false]);
    expect((await logs(monde.helene, { idSiret: monde.annexe.siret })).body.total).toBe(1);
    const others = (await logs(monde.karim)).body;
    expect([others.items, others.total, others.valideur.est]).toEqual([[], 0, false]);
  });
});
