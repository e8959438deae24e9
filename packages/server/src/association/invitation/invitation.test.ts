import { accesEndpoints } from '@asso/contract/association/acces.endpoints';
import { associationEndpoints } from '@asso/contract/association/association.endpoints';
import { invitationEndpoints as endpoints } from '@asso/contract/association/invitation.endpoints';
import { membreEndpoints } from '@asso/contract/association/membre.endpoints';
import type { Actor } from '@asso/domain/compte/actor';
import { describe, expect, it } from 'vitest';
import { documentFeature } from '../../document/feature.ts';
import { aPortal } from '../../platform/http/test/test-app.ts';
import { associationFeature } from '../feature.ts';
import { accesCalls } from '../test/test-acces.ts';
import { anAssociation, aPerson, asSeenNow, listMailsTo } from '../test/test-associations.sql.ts';

const portal = await aPortal({ features: [documentFeature, associationFeature] });
const { db } = portal;
const { membres, join, decide, exit, invite, answer, jetonTo } = accesCalls(portal);
const now = (as: Actor) => asSeenNow(db, as);

async function aManaged() {
  const association = await anAssociation(db);
  const id_association = association.id;
  return { association, id_association, manager: await aPerson(db, { membre: { id_association } }) };
}
const waiting = async (as: Actor, id_asso: string) =>
  (await portal.api(endpoints.listInvitations, { as, query: { id_asso } })).body.items;
const change = async (as: Actor, id_asso: string, action: 'relancer' | 'annuler') => {
  const [one] = await waiting(as, id_asso);
  const query = { id_asso, id: one?.id ?? '' };
  return portal.api(endpoints.changeInvitation, { as, query, body: { action }, ifMatch: one?.version });
};
const readLink = (jeton: string, as?: Actor) => portal.api(endpoints.readInvitation, { as, body: { jeton } });

describe('an administrator', () => {
  it('invites nobody into an association that has managers: they accept, or a proof is examined', async () => {
    const { id_association, manager } = await aManaged();
    const admin = await aPerson(db, { roles: ['lca.admin'], role: 'lca.admin' });
    const email = 'tresorier.suivant@exemple.fr';
    expect((await invite(admin, id_association, { email })).codes).toEqual([
      'association.invitation-reservee',
    ]);
    expect((await invite(manager, id_association, { email })).status).toBe(201);
    expect((await change(admin, id_association, 'relancer')).codes).toEqual([
      'association.invitation-reservee',
    ]);
    expect((await change(admin, id_association, 'annuler')).status).toBe(200);
    expect(await listMailsTo(db, email)).toHaveLength(1);
  });

  it('invites into one that has none any more, but not their own address', async () => {
    const { id_association, manager } = await aManaged();
    await exit(manager, id_association, true);
    const admin = await aPerson(db, { roles: ['lca.admin'], role: 'lca.admin' });
    const email = `premiere.${id_association}@exemple.fr`;
    expect((await invite(admin, id_association, { email: admin.email })).status).toBe(409);
    expect((await invite(admin, id_association, { email })).status).toBe(201);
  });
});

it('an invitation carries no address typed in a name, of an association or of a person', async () => {
  const nom = `Impôts : remboursement, cliquez http://evil.example/r ${'a'.repeat(120)}`;
  const { id: id_association } = await anAssociation(db, { nom });
  const about = { membre: { id_association }, prenom: 'Inès', nom: 'www.evil.example' };
  const manager = await aPerson(db, about);
  const email = 'victime@exemple.fr';
  expect((await invite(manager, id_association, { email })).status).toBe(201);
  const [mail] = await listMailsTo(db, email);
  const own = mail?.texte.split('\n-- \n')[0];
  const said = `${mail?.objet}\n${own?.replace(/^Voir l’invitation : .*$/m, '')}`;
  expect(said).not.toMatch(/:\/\/|www\.|evil\.example/);
  expect(mail?.objet).toMatch(/«\sImpôts.*…\s»$/);
  expect(mail?.objet.length).toBeLessThanOrEqual(70);
});

describe('inviting by an address', () => {
  it('writes a link that says little to who is not signed in, and opens all once accepted [R9.52]', async () => {
    const { id_association, manager } = await aManaged();
    const email = 'nouvelle.tresoriere@exemple.fr';
    const invited = await invite(manager, id_association, { email: 'Nouvelle.Tresoriere@exemple.fr ' });
    expect(invited.body).toMatchObject({ email, etat: 'envoyee', expire_le: '2026-04-01T09:00:00.000Z' });
    const [mail] = await listMailsTo(db, email);
    expect(mail?.objet).toBe('Camille Martin vous invite à agir pour « Les Pions de l’Huveaune »');
    expect(mail?.texte).toContain(
      'Camille Martin vous invite à gérer « Les Pions de l’Huveaune », avec la fonction',
    );
    const jeton = await jetonTo(email);
    const { body } = await readLink(jeton);
    expect(body).toMatchObject({ adresse: 'nou***@exe***.fr', est_la_mienne: false, par: 'Jeanne Roux' });
    expect(JSON.stringify(body)).not.toContain(email);

    const person = await aPerson(db, { email });
    const named = { ...person, email };
    const mine = await portal.api(endpoints.listMesInvitations, { as: named });
    expect(mine.body.items).toMatchObject([{ etat: 'envoyee', est_la_mienne: true }]);
    expect((await answer(named, { jeton }, 'accepter')).body.etat).toBe('acceptee');
    const read = await portal.api(associationEndpoints.readIdentite, {
      as: await now(person),
      query: { id_asso: id_association },
    });
    expect(read.body.rights.manageMembres).toBe(true);
    expect(await waiting(manager, id_association)).toEqual([]);
    expect((await listMailsTo(db, manager.email))[0]?.objet).toContain('gère maintenant');
  });

  it('is answered once, whoever comes second', async () => {
    const { id_association, manager } = await aManaged();
    const person = await aPerson(db);
    await invite(manager, id_association, { email: person.email });
    const jeton = await jetonTo(person.email);
    const both = await Promise.all([1, 2].map(() => answer(person, { jeton }, 'accepter')));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await now(person)).associations).toHaveLength(1);
  });

  it('is no request of the person invited, who may not ask again for what they have', async () => {
    const { id_association, manager } = await aManaged();
    const person = await aPerson(db);
    await join(person, id_association);
    await decide(manager, id_association, { qui: person, decision: 'refuser', motif: 'Pas encore.' });
    await invite(manager, id_association, { email: person.email });
    expect((await answer(person, { jeton: await jetonTo(person.email) }, 'accepter')).status).toBe(200);
    const { items } = (await portal.api(accesEndpoints.listMesDemandes, { as: person })).body;
    expect(items.map(({ phase, peut_refaire }) => [phase, peut_refaire])).toEqual([['refusee', false]]);
  });

  it('is not answered with another address, nor named by its id to it', async () => {
    const { id_association, manager } = await aManaged();
    const { body } = await invite(manager, id_association, { email: 'a.qui@exemple.fr' });
    const other = await aPerson(db);
    const jeton = await jetonTo('a.qui@exemple.fr');
    expect((await answer(other, { jeton }, 'accepter')).codes).toEqual([
      'association.invitation-autre-adresse',
    ]);
    expect((await answer(other, { id: body.id }, 'accepter')).status).toBe(404);
    expect((await portal.api(endpoints.readInvitation, { as: other, body: { id: body.id } })).status).toBe(
      404,
    );
  });

  it('is found by nobody whose address is not validated', async () => {
    const { id_association, manager } = await aManaged();
    const person = await aPerson(db);
    await invite(manager, id_association, { email: person.email });
    const notYet = { ...person, role: '', roles: [] };
    expect((await portal.api(endpoints.listMesInvitations, { as: notYet })).body.items).toEqual([]);
    expect((await answer(notYet, { jeton: await jetonTo(person.email) }, 'accepter')).status).toBe(403);
  });

  it('refused closes it, and tells who invited why', async () => {
    const { id_association, manager } = await aManaged();
    const person = await aPerson(db);
    const { body } = await invite(manager, id_association, { email: person.email });
    await portal.api(endpoints.answerInvitation, {
      as: person,
      body: { invitation: { id: body.id }, reponse: 'refuser', motif: 'Je n’ai pas le temps.' },
    });
    expect((await listMailsTo(db, manager.email))[0]?.texte).toContain('Je n’ai pas le temps.');
    expect(await membres(manager, id_association)).toHaveLength(1);
  });

  it('expires after 30 days, and is sent again with another link', async () => {
    const { id_association, manager } = await aManaged();
    const person = await aPerson(db);
    await invite(manager, id_association, { email: person.email });
    const old = await jetonTo(person.email);
    portal.clock.advance(30 * 86_400);
    expect((await answer(person, { jeton: old }, 'accepter')).codes).toEqual([
      'association.invitation-expiree',
    ]);
    expect((await change(manager, id_association, 'relancer')).body.etat).toBe('envoyee');
    const fresh = await jetonTo(person.email);
    expect(fresh).not.toBe(old);
    expect((await readLink(old)).status).toBe(404);
    expect((await answer(person, { jeton: fresh }, 'accepter')).status).toBe(200);
  });

  it('taken back opens nothing any more', async () => {
    const { id_association, manager } = await aManaged();
    const person = await aPerson(db);
    await invite(manager, id_association, { email: person.email });
    const jeton = await jetonTo(person.email);
    await change(manager, id_association, 'annuler');
    expect((await answer(person, { jeton }, 'accepter')).codes).toEqual(['association.invitation-utilisee']);
  });

  it('answers the request that the person had made', async () => {
    const { id_association, manager } = await aManaged();
    const person = await aPerson(db);
    await join(person, id_association);
    await invite(manager, id_association, { email: person.email });
    await answer(person, { jeton: await jetonTo(person.email) }, 'accepter');
    expect((await membres(manager, id_association)).map(({ etat }) => etat)).toEqual(['active', 'active']);
  });

  it('goes away with the access of who had invited', async () => {
    const { id_association, manager } = await aManaged();
    const second = await aPerson(db, { membre: { id_association } });
    const person = await aPerson(db);
    await invite(second, id_association, { email: person.email });
    await decide(manager, id_association, { qui: second, decision: 'retirer' });
    expect((await answer(person, { jeton: await jetonTo(person.email) }, 'accepter')).codes).toEqual([
      'association.invitation-utilisee',
    ]);
  });

  it('by somebody to whom the past is closed does not open it, even once they are gone', async () => {
    const { id_association, manager } = await aManaged();
    await exit(manager, id_association, true);
    const newcomer = await aPerson(db);
    await join(newcomer, id_association);
    const friend = await aPerson(db);
    await invite(await now(newcomer), id_association, { email: friend.email });
    await exit(newcomer, id_association, true);
    await answer(friend, { jeton: await jetonTo(friend.email) }, 'accepter');
    expect((await now(friend)).associations).toMatchObject([{ passe_ferme: true }]);
  });

  it('by those who managed before is not shown to who does not see the past, nor sent again by them', async () => {
    const { id_association, manager } = await aManaged();
    const email = 'tresorier.sortant@exemple.fr';
    const { id, version } = (await invite(manager, id_association, { email })).body;
    await exit(manager, id_association, true);
    portal.clock.advance(31 * 86_400);
    const newcomer = await aPerson(db, { email });
    await join(newcomer, id_association);
    const as = await now(newcomer);
    expect(await waiting(as, id_association)).toEqual([]);
    const query = { id_asso: id_association };
    const sent = await portal.api(endpoints.changeInvitation, {
      as,
      query: { ...query, id },
      body: { action: 'relancer' },
      ifMatch: version,
    });
    expect(sent.codes).toEqual(['association.element-disparu']);
    const told = await portal.api(accesEndpoints.listHistoriqueAcces, { as, query });
    expect(told.body.items.map(({ fait }) => fait)).toEqual(['Camille Martin a demandé un accès']);
  });

  it.each([
    ['a manager', 'association.deja-membre'],
    ['oneself', 'association.deja-membre'],
    ['somebody invited', 'association.deja-invitee'],
  ])('to %s is refused', async (who, code) => {
    const { id_association, manager } = await aManaged();
    const second = await aPerson(db, { membre: { id_association } });
    const email = { 'a manager': second.email, oneself: manager.email }[who] ?? 'deja@exemple.fr';
    if (who === 'somebody invited') await invite(manager, id_association, { email });
    expect((await invite(manager, id_association, { email })).codes).toEqual([code]);
  });

  it('is for who manages', async () => {
    const { id_association } = await aManaged();
    const pending = await aPerson(db);
    await join(pending, id_association);
    expect((await invite(await now(pending), id_association, { email: 'x@exemple.fr' })).status).toBe(404);
  });
});

it('is read by its number with an address that was proved only', async () => {
  const { id_association, manager } = await aManaged();
  const person = await aPerson(db);
  const { id } = (await invite(manager, id_association, { email: person.email })).body;
  const read = (as: Actor) => portal.api(endpoints.readInvitation, { as, body: { id } });
  expect((await read(person)).body.est_la_mienne).toBe(true);
  expect((await read({ ...person, roles: [], role: '', closedBy: 'compte.non-valide' })).status).toBe(404);
});

describe('for one establishment', () => {
  it('opens that one only, and its manager invites to it only', async () => {
    const { association, id_association, manager } = await aManaged();
    const person = await aPerson(db);
    await invite(manager, id_association, { email: person.email, id_siret: association.annexe });
    await answer(person, { jeton: await jetonTo(person.email) }, 'accepter');
    const secondary = await now(person);
    expect(secondary.associations).toMatchObject([{ id_siret: association.annexe }]);

    const invited = await invite(secondary, id_association, { email: 'base@exemple.fr' });
    expect(invited.body).toMatchObject({ id_siret: association.annexe });
    const elsewhere = await invite(secondary, id_association, {
      email: 'siege@exemple.fr',
      id_siret: association.siege,
    });
    expect(elsewhere.codes).toEqual(['association.etablissement-inconnu']);
    expect((await membres(secondary, id_association)).map(({ email }) => email)).toEqual([person.email]);
    expect((await membres(manager, id_association)).map(({ email }) => email).toSorted()).toEqual(
      [manager.email, person.email].toSorted(),
    );
  });

  it('answers who asks for it, and nobody who asks for the head office', async () => {
    const { association, id_association, manager } = await aManaged();
    const secondary = await aPerson(db, { membre: { id_association, id_siret: association.annexe } });
    const [here, there] = [await aPerson(db), await aPerson(db)];
    await join(here, id_association, { id_siret: association.annexe });
    await join(there, id_association);
    const id = (await membres(manager, id_association)).find(({ email }) => email === there.email)?.id ?? '';
    const other = await portal.api(membreEndpoints.decideMembre, {
      as: secondary,
      query: { id_asso: id_association, id },
      body: { decision: 'accepter' },
      ifMatch: 1,
    });
    expect(other.status).toBe(404);
    const accepted = await decide(secondary, id_association, { qui: here, decision: 'accepter' });
    expect(accepted.body.etat).toBe('active');
  });
});

it('hands over once the invited person has accepted, not before', async () => {
  const { id_association, manager } = await aManaged();
  const person = await aPerson(db);
  const { body } = await invite(manager, id_association, { email: person.email });
  const promised = await portal.api(accesEndpoints.passerLaMain, {
    as: manager,
    query: { id_asso: id_association },
    body: { id_invitation: body.id },
  });
  expect(promised.body).toEqual({ faite: false, dossiers_confies: 0 });
  expect((await now(manager)).associations).toHaveLength(1);
  await answer(person, { id: body.id }, 'accepter');
  expect((await now(manager)).associations).toEqual([]);
  expect((await now(person)).associations).toHaveLength(1);
});
