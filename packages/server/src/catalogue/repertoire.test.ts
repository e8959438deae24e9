import { repertoireEndpoints } from '@asso/contract/catalogue/repertoire.endpoints';
import { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import type { QueryInput } from '@asso/contract/kernel/endpoint';
import { notificationEndpoints } from '@asso/contract/notification/notification.endpoints';
import type { Actor } from '@asso/domain/compte/actor';
import { aCampagne } from '@asso/domain/subvention/test/test-dossier-complet';
import { describe, expect, it } from 'vitest';
import { features } from '../features.ts';
import { aClock } from '../platform/clock/clock.ts';
import { aPortal } from '../platform/http/test/test-app.ts';
import { dossierCreation } from '../subvention/test/test-calls.ts';
import { aWorld, markEtats, today } from '../subvention/test/test-dossiers.sql.ts';
import { ouvertureWorker } from './ouverture.job.ts';

const { searchRepertoire, readEligibilite, addAlerte, removeAlerte, listAlertes } = repertoireEndpoints;
const clock = aClock(today);
const portal = await aPortal({ features, clock });
const { api, db } = portal;
const signal = new AbortController().signal;
const tellOuvertures = () =>
  ouvertureWorker(portal).handler({}, { id: 'x', attempt: 1, isLastAttempt: false, signal });
const [type] = aCampagne().sous_dispositifs;
const from = (date_debut: string, date_fin: string) => [{ ...type, date_debut, date_fin } as never];

/**
 * One subvention is open to all, the others are limited; each title has a word of its own, so that no test finds those
 * of another.
 */
const world = await aWorld(db);
const { jeanne, id_association: id_asso } = world;
const others = {
  marseille: await aWorld(db),
  bretagne: await aWorld(db),
  sport: await aWorld(db),
  agreees: await aWorld(db),
  aVenir: await aWorld(db),
  close: await aWorld(db),
  regime: await aWorld(db),
};
const libre = { domaine_libre: true, documents_attendus: [] };
await world.publish({ ...libre, titre: 'Zèbre pour tous', presentation: 'Aider les rayures' });
await others.marseille.publish({ ...libre, titre: 'Zèbre local', territoires: ['13'], themes: ['Culture'] });
await others.bretagne.publish({ ...libre, titre: 'Zèbre breton', territoires: ['R53'] });
await others.sport.publish({ ...libre, titre: 'Zèbre sportif', publics: ['sportives'], themes: ['Sport'] });
await others.agreees.publish({ ...libre, titre: 'Zèbre agréé', publics: ['jep'] });
await others.aVenir.publish({
  ...libre,
  titre: 'Zèbre à venir',
  sous_dispositifs: from('2027-03-01T09:00:00+01:00', '2027-04-01T23:59:59+02:00'),
});
await others.close.publish({
  ...libre,
  titre: 'Zèbre clos',
  sous_dispositifs: from('2026-03-01T09:00:00+01:00', '2026-04-01T23:59:59+02:00'),
});
await others.regime.publish({
  ...libre,
  titre: 'Zèbre des collectivités',
  sous_dispositifs: [{ ...type, interdit_regimes: ['loi1901', 'alsaceMoselle'] } as never],
});

type Query = QueryInput<typeof searchRepertoire>;
const search = async (query: Query = {}, as: Actor = jeanne) =>
  (await api(searchRepertoire, { as, query: { q: 'zebre', ...query } })).body;
const titres = async (query?: Query) => (await search(query)).items.map(({ campagne }) => campagne.titre);

const ouvertes = ['Zèbre pour tous', 'Zèbre local', 'Zèbre breton', 'Zèbre sportif', 'Zèbre agréé'];

describe('the directory of subventions', () => {
  it('shows what is open first, then what is to come, then what is closed', async () => {
    const found = await titres();
    expect(new Set(found.slice(0, 6))).toEqual(new Set([...ouvertes, 'Zèbre des collectivités']));
    expect(found.slice(6)).toEqual(['Zèbre à venir', 'Zèbre clos']);
  });

  it('finds by words of its title, its presentation, its types, or by its code', async () => {
    expect(await titres({ q: 'RAYURES zebre' })).toEqual(['Zèbre pour tous']);
    expect(await titres({ q: others.close.code })).toEqual(['Zèbre clos']);
    expect(await titres({ q: 'zebre formation breton' })).toEqual(['Zèbre breton']);
    expect((await search({ q: 'zebre licorne%' })).compris.proches).toMatch(/^Aucune aide ne répond à toute/);
    expect((await search({ q: 'licorne%' })).compris.proches).toMatch(/^Aucune aide ne répond à votre/);
    expect(await titres({ q: 'des zèbres de la formation en Bretagne' })).toContain('Zèbre breton');
    expect(await titres({ q: 'zebre Marseille' })).not.toContain('Zèbre breton');
  });

  it.each<[Query, string[]]>([
    [{ themes: ['Sport'] }, ['Zèbre sportif']],
    [{ themes: ['Sport', 'Culture'] }, ['Zèbre local', 'Zèbre sportif']],
    [{ ouvertures: ['a-venir'] }, ['Zèbre à venir']],
    [{ ouvertures: ['fermee'] }, ['Zèbre clos']],
  ])('keeps what %j asks', async (query, expected) => {
    expect((await titres(query)).toSorted()).toEqual(expected);
  });

  it('counts what is open to all among each territory and each public', async () => {
    const here = await titres({ territoires: ['13'] });
    expect(here).toContain('Zèbre pour tous');
    expect(here).toContain('Zèbre local');
    expect(here).not.toContain('Zèbre breton');
    const jep = await titres({ publics: ['jep'] });
    expect(jep).toContain('Zèbre agréé');
    expect(jep).not.toContain('Zèbre sportif');
  });

  it('goes page after page and back', async () => {
    const all = await titres();
    const first = await search({ limit: 5 });
    const second = await search({ limit: 5, cursor: first.next ?? '' });
    const back = await search({ limit: 5, cursor: second.previous ?? '' });
    expect([...first.items, ...second.items].map(({ campagne }) => campagne.titre)).toEqual(all);
    expect(back.items).toEqual(first.items);
    expect([first.total, first.ouvertes, second.next]).toEqual([8, 6, null]);
  });

  it('follows the next version of a campaign', async () => {
    const moved = await aWorld(db);
    await moved.publish({ titre: 'Girafe rose' });
    await moved.publish({ titre: 'Girafe verte' });
    expect(await titres({ q: 'girafe' })).toEqual(['Girafe verte']);
  });

  it('says which values occur', async () => {
    const { facettes } = await search();
    expect(facettes.territoires).toEqual(expect.arrayContaining(['13', 'R53']));
    expect(facettes.themes).toEqual(expect.arrayContaining(['Culture', 'Sport']));
    expect(facettes.publics).toEqual(expect.arrayContaining(['jep', 'sportives']));
  });

  it('is read by a service too, and needs a person', async () => {
    expect((await api(searchRepertoire, { as: world.agent, query: {} })).status).toBe(200);
    expect((await api(searchRepertoire, { query: {} })).status).toBe(401);
  });
});

describe('what an association may ask for', () => {
  const pour = (query: Query = {}) => search({ id_asso, ...query });

  it('leaves out what is reserved to others, says how many, and shows them when asked', async () => {
    const found = await pour();
    const shown = found.items.map(({ campagne }) => campagne.titre);
    // The association follows the law of 1901, has its seat in Marseille, no known domain and no agrément.
    expect(shown).not.toContain('Zèbre des collectivités');
    expect(shown).not.toContain('Zèbre breton');
    expect(shown).not.toContain('Zèbre agréé');
    expect(shown).toContain('Zèbre sportif');
    expect(found.masquees).toBe(3);
    const all = await pour({ toutes: 'true' });
    expect(all.masquees).toBe(0);
    const breton = all.items.find(({ campagne }) => campagne.titre === 'Zèbre breton');
    expect(breton?.eligibilite).toEqual({
      verdict: 'reservee',
      phrase: 'Réservée aux associations dont le siège est ici : Bretagne',
      estDAilleurs: false,
    });
  });

  it('hides exactly what the domain finds reserved', async () => {
    const all = (await pour({ toutes: 'true' })).items;
    const kept = (await pour()).items.map(({ code }) => code);
    const notReserved = all.filter(({ eligibilite }) => eligibilite?.verdict !== 'reservee');
    expect(kept.toSorted()).toEqual(notReserved.map(({ code }) => code).toSorted());
  });

  it('answers each condition, for one’s own association alone', async () => {
    const ask = (as: Actor, code = others.bretagne.code, id = id_asso) =>
      api(readEligibilite, { as, params: { code }, query: { id_asso: id } });
    const { body } = await ask(jeanne);
    expect(body.verdict).toBe('reservee');
    expect(body.conditions.map(({ id, reponse }) => [id, reponse])).toEqual([
      ['regime', 'oui'],
      ['territoire', 'non'],
      ['fiche', 'inconnu'],
    ]);
    expect((await ask(jeanne, world.code)).body.verdict).toBe('a-verifier');
    expect((await ask(world.paul)).status).toBe(404);
    expect((await ask(world.paul, others.bretagne.code, world.siret)).status).toBe(404);
    expect((await ask(world.agent)).status).toBe(403);
    expect((await ask(jeanne, 'inconnue')).status).toBe(404);
    expect((await api(searchRepertoire, { as: world.paul, query: { id_asso } })).status).toBe(404);
  });

  it('names the financial report that is still owed', async () => {
    const own = await aWorld(db);
    await own.publish(libre);
    const created = await api(dossierEndpoints.createDossier, { as: own.jeanne, body: dossierCreation(own) });
    await markEtats(db, created.body.id_fo, '9');
    const ask = async () =>
      (
        await api(readEligibilite, {
          as: own.jeanne,
          params: { code: own.code },
          query: { id_asso: own.id_association },
        })
      ).body.conditions.filter(({ id }) => id.startsWith('crf'));
    expect(await ask()).toEqual([]);
    clock.set('2028-02-01T12:00:00Z');
    expect((await ask()).map(({ ou }) => ou)).toEqual([
      { genre: 'crf', id_siret: own.siret, id_fo: created.body.id_fo, exercice: 2027 },
    ]);
    clock.set(today);
  });

  it('refuses to begin what is reserved to others', async () => {
    const body = { ...dossierCreation(others.bretagne), demandeur: { id_siret: world.siret } };
    const refused = await api(dossierEndpoints.createDossier, { as: jeanne, body });
    expect(refused.status).toBe(422);
    expect(refused.problem.message).toBe('Réservée aux associations dont le siège est ici : Bretagne.');
    const open = { ...dossierCreation(others.marseille), demandeur: { id_siret: world.siret } };
    expect((await api(dossierEndpoints.createDossier, { as: jeanne, body: open })).status).toBe(201);
  });
});

describe('being told when a subvention opens', () => {
  const { code } = others.aVenir;
  const follow = (as: Actor, one = code) => api(addAlerte, { as, params: { code: one } });
  const alertes = async (as: Actor) => (await api(listAlertes, { as })).body.items.map((one) => one.code);

  it('is asked for what is not open, once, and taken away', async () => {
    expect((await follow(jeanne)).body).toEqual({ code, isAverti: true });
    expect((await follow(jeanne)).status).toBe(200);
    expect(await alertes(jeanne)).toEqual([code]);
    expect(await alertes(world.ali)).toEqual([]);
    expect((await api(removeAlerte, { as: jeanne, params: { code } })).body.isAverti).toBe(false);
    expect(await alertes(jeanne)).toEqual([]);
    expect((await follow(jeanne, world.code)).problem.code).toBe('catalogue.deja-ouverte');
    expect((await follow(jeanne, 'inconnue')).status).toBe(404);
    expect((await follow(world.agent)).status).toBe(403);
  });

  it('tells each person once, in the portal and by mail, when it is open', async () => {
    await follow(jeanne);
    await follow(world.ali);
    const inbox = async (as: Actor) =>
      (await api(notificationEndpoints.readUserNotifications, { as })).body.items.filter(
        ({ objet }) => objet.type === 'subvention',
      );
    await tellOuvertures();
    expect(await inbox(jeanne)).toEqual([]);
    clock.set('2027-03-01T08:00:00Z');
    await tellOuvertures();
    await tellOuvertures();
    const [told, ...more] = await inbox(jeanne);
    expect(more).toEqual([]);
    expect(told).toMatchObject({
      sentence: 'Zèbre à venir : ouverte jusqu’au jeudi 1er avril 2027 à 23h59, heure de Paris.',
      lien: `/repertoire-des-subventions?code=${code}`,
    });
    expect(await inbox(world.ali)).toHaveLength(1);
    expect(await alertes(jeanne)).toEqual([]);
    clock.set(today);
  });
});
