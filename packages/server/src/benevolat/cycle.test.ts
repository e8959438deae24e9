import type { Actor } from '@asso/domain/compte/actor';
import { describe, expect, it } from 'vitest';
import { aPerson, listMailsTo } from '../association/test/test-associations.sql.ts';
import { features } from '../features.ts';
import { aClock } from '../platform/clock/clock.ts';
import { aPortal } from '../platform/http/test/test-app.ts';
import { closeSessionWorker } from './close-session.job.ts';
import { recapitulatifWorker } from './recapitulatif.job.ts';
import {
  aBenevolatWorld,
  aValideur,
  benevolatToday,
  declarationCalls,
  readDeclarationRows,
  readdress,
} from './test/test-declarations.sql.ts';

const portal = await aPortal({ features, clock: aClock(benevolatToday) });
const { db, clock } = portal;
const jobs = { close: closeSessionWorker(portal), recap: recapitulatifWorker(portal) };

async function runAt(name: keyof typeof jobs, now: string): Promise<void> {
  clock.set(now);
  const context = { id: 'x', attempt: 1, isLastAttempt: false, signal: new AbortController().signal };
  await jobs[name].handler({}, context);
}

const aWorld = async () => {
  clock.set(benevolatToday);
  const monde = await aBenevolatWorld(db);
  return { monde, ...declarationCalls(portal, monde) };
};
const subjectsTo = async ({ email }: Actor) => (await listMailsTo(db, email)).map(({ objet }) => objet);

describe('the summary', () => {
  it('is one message for all that waits, to the valideur alone, on its days and once [R6.30]', async () => {
    const { monde, received } = await aWorld();
    await received(undefined, monde.siege, monde.annexe.siret);
    await runAt('recap', '2027-03-16T08:20:00Z');
    expect(await subjectsTo(monde.helene)).toEqual([]);
    await runAt('recap', '2027-03-22T08:20:00Z');
    await runAt('recap', '2027-03-22T08:20:00Z');
    const nbsp = '\u00a0';
    expect(await subjectsTo(monde.helene)).toEqual([
      `3${nbsp}déclarations de bénévoles à décider pour Les Pions de l’Huveaune`,
    ]);
    expect(await subjectsTo(monde.karim)).toEqual([]);
    expect(await subjectsTo(monde.annexe.lucie)).toEqual([]);
    const [mail] = await listMailsTo(db, monde.helene.email);
    expect(mail?.texte).toContain('/client/declarations?association=');
    expect(mail?.texte).toContain('31/12/2027');
    await runAt('recap', '2027-03-29T07:20:00Z');
    expect(await subjectsTo(monde.helene)).toHaveLength(2);
  });

  it('tells each valideur what they see', async () => {
    const { monde, received } = await aWorld();
    const { id_association, annexe } = monde;
    await aValideur(db, { id_association, courriel: annexe.lucie.email, id_siret: annexe.siret });
    await received(undefined, annexe.siret, annexe.siret);
    await runAt('recap', '2027-04-05T07:20:00Z');
    const first = async (person: Actor) => (await subjectsTo(person))[0]?.slice(0, 2);
    expect([await first(monde.helene), await first(annexe.lucie)]).toEqual(['1\u00a0', '2\u00a0']);
  });

  it('when nobody can decide, tells the managers and leads them to declare somebody [R6.30]', async () => {
    const { monde, received } = await aWorld();
    await received(undefined);
    const stranger = await aPerson(db);
    await readdress(db, monde.id_association, stranger.email);
    await runAt('recap', '2027-04-12T07:20:00Z');
    for (const manager of [monde.helene, monde.karim]) {
      const [mail] = await listMailsTo(db, manager.email);
      expect(mail?.objet).toBe('Personne ne valide les bénévoles\u00a0: Les Pions de l’Huveaune');
      expect(mail?.texte).toMatch(/\/client\/informations-administratives\/\S+\/representants/);
    }
    expect(await subjectsTo(monde.annexe.lucie)).toEqual([]);
    expect(await subjectsTo(stranger)).toEqual([]);
  });
});

describe('the end of a session', () => {
  it('makes what waits « Non traitée », and nothing else [R4.48] [R4.51] [M043]', async () => {
    const { monde, list, decide, received } = await aWorld();
    const [decided = '', waiting = ''] = await received(undefined, undefined);
    const { helene } = monde;
    const [one, two] = (await list(helene)).body.items;
    await decide(helene, { id: one?.id ?? '' }, { status: 'Validée' });
    const open = { id: two?.id ?? '' };

    await runAt('close', '2027-12-31T22:59:59Z');
    expect((await readDeclarationRows(db, waiting)).declaration.status).toBe('En attente de décision');
    expect((await list(helene)).body.items[1]?.options.validable).toBe(true);

    clock.set('2027-12-31T23:00:00Z');
    const before = (await list(helene, { status: ['Non traitée'] })).body;
    expect(before.items.map(({ reference, options }) => [reference, options.validable])).toEqual([
      [waiting, false],
    ]);
    const late = await decide(helene, open, { status: 'Validée' });
    expect([late.status, late.codes]).toEqual([422, ['benevolat.session-close']]);
    expect((await list(helene)).body.aDecider).toBe(0);

    await runAt('close', '2027-12-31T23:02:00Z');
    await runAt('close', '2028-01-01T00:02:00Z');
    const ended = await readDeclarationRows(db, waiting);
    expect(ended.declaration).toMatchObject({ status: 'Non traitée', motif_refus_id: null, version: 2 });
    expect(ended.history.at(-1)).toEqual({
      action: 'cec.clore',
      avant: 'En attente de décision',
      apres: 'Non traitée',
      motif: null,
      utilisateur: null,
    });
    expect(ended.history).toHaveLength(2);
    expect((await readDeclarationRows(db, decided)).declaration.status).toBe('Validée');
    const after = await decide(helene, { ...open, version: 2 }, { status: 'Validée' });
    expect([after.status, after.codes]).toEqual([409, ['benevolat.deja-decidee']]);
  });
});
