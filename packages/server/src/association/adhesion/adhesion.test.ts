import { adhesionEndpoints } from '@asso/contract/association/adhesion.endpoints';
import { associationEndpoints } from '@asso/contract/association/association.endpoints';
import { collectionCalls } from '@asso/contract/association/collections.endpoints';
import { membreEndpoints } from '@asso/contract/association/membre.endpoints';
import type { Actor } from '@asso/domain/compte/actor';
import { describe, expect, it } from 'vitest';
import { associationsOfComptes } from '../../compte/association-registry.ts';
import { listMemberAssociations } from '../../compte/membre.sql.ts';
import { updateCompte } from '../../compte/test/test-comptes.sql.ts';
import { documentFeature } from '../../document/feature.ts';
import { aPortal } from '../../platform/http/test/test-app.ts';
import { associationFeature } from '../feature.ts';
import { accesCalls, depositPreuve } from '../test/test-acces.ts';
import { anAssociation, aPastRepresentant, aPerson, listMailsTo } from '../test/test-associations.sql.ts';

const endpoints = { ...adhesionEndpoints, ...membreEndpoints };

const portal = await aPortal({ features: [documentFeature, associationFeature] });
const { db } = portal;

const join = (as: Actor, ...associations: object[]) =>
  portal.api(endpoints.joinAssociations, { as, params: { id: as.id }, body: { associations } });
const askFor = (more: object) => ({ fonction: 'PRE' as const, certificat: true, ...more });
/** Gives the person with their current memberships. */
const now = async (as: Actor): Promise<Actor> => {
  const memberships = await listMemberAssociations(db, as.id);
  return { ...as, associations: memberships.filter(({ etat }) => etat === 'active') };
};
const membresOf = (as: Actor, id_asso: string) =>
  portal.api(endpoints.listMembres, { as, query: { id_asso } });
const decide = (as: Actor, id_asso: string, { id, version = 1, ...body }: Decision) =>
  portal.api(endpoints.decideMembre, { as, query: { id_asso, id }, body, ifMatch: version });
type Decision = {
  id: string;
  decision: 'accepter' | 'refuser' | 'ouvrir';
  motif?: string;
  version?: number;
};

describe('joining an association', () => {
  it.each(['id', 'id_siren', 'id_rna', 'siege'] as const)(
    'named by %s, nobody managing it, is immediate',
    async (name) => {
      const association = await anAssociation(db);
      const person = await aPerson(db);
      const named = { id: 'id_association', siege: 'id_siret' }[name as string] ?? name;
      const { status, body } = await join(person, askFor({ [named]: association[name] }));
      expect(status).toBe(200);
      expect(body.associations).toMatchObject([
        {
          id_association: association.id,
          id_siret: null,
          etat: 'active',
          reponse_avant: null,
          passe_ferme: false,
        },
      ]);
      const read = await portal.api(associationEndpoints.readIdentite, {
        as: await now(person),
        query: { id_asso: association.id },
      });
      expect(read.body.rights.edit).toBe(true);
    },
  );

  it('makes the first one active when two come at once, and the other wait', async () => {
    const { id: id_association } = await anAssociation(db);
    const people = await Promise.all([aPerson(db), aPerson(db), aPerson(db)]);
    const replies = await Promise.all(people.map((one) => join(one, askFor({ id_association }))));
    const states = replies.map(({ body }) => body.associations[0]?.etat);
    expect(states.toSorted()).toEqual(['active', 'demandee', 'demandee']);
  });

  it('waits for the managers, who are written to, and opens nothing meanwhile', async () => {
    const { id: id_association } = await anAssociation(db);
    const manager = await aPerson(db, { membre: { id_association } });
    const person = await aPerson(db);
    const { body } = await join(person, askFor({ id_association }));
    expect(body.associations).toMatchObject([
      { etat: 'demandee', gestionnaires: 1, reponse_avant: '2026-03-17T09:00:00.000Z' },
    ]);
    const query = { id_asso: id_association };
    const read = await portal.api(associationEndpoints.readIdentite, { as: await now(person), query });
    expect(read.status).toBe(404);
    expect(await listMailsTo(db, manager.email)).toMatchObject([
      { objet: 'Demande d’accès à « Les Pions de l’Huveaune »' },
    ]);
  });

  it('asked twice is one request, and reminds the managers once a day', async () => {
    const { id: id_association, id_siren } = await anAssociation(db);
    const manager = await aPerson(db, { membre: { id_association } });
    const person = await aPerson(db);
    await join(person, askFor({ id_association }), askFor({ id_association }));
    await join(person, askFor({ id_association }));
    expect(await listMemberAssociations(db, person.id)).toHaveLength(1);
    const remind = () =>
      portal.api(endpoints.remindManagers, { as: person, body: { id_siren, email: person.email } });
    expect((await remind()).body).toEqual({ prevenues: 1 });
    await remind();
    expect(await listMailsTo(db, manager.email)).toHaveLength(2);
  });

  it.each([
    [{ etat: 'dissoute' as const }, {}, 'association.dissoute'],
    [{}, { certificat: false }, 'association.certificat-manquant'],
    [{}, { id_siret: '12345678900011' }, 'association.etablissement-inconnu'],
  ])('that is %j with %j is refused: %s', async (more, asked, code) => {
    const { id: id_association } = await anAssociation(db, more);
    const person = await aPerson(db);
    expect((await join(person, askFor({ id_association, ...asked }))).codes).toEqual([code]);
    expect(await listMemberAssociations(db, person.id)).toEqual([]);
  });

  it('joins all of those asked, or none', async () => {
    const { id: id_association } = await anAssociation(db);
    const person = await aPerson(db);
    const reply = await join(person, askFor({ id_association }), askFor({ id_rna: 'W000000000' }));
    expect(reply.problem).toMatchObject({ status: 404, field: 'associations.1' });
    expect(await listMemberAssociations(db, person.id)).toEqual([]);
  });

  it('is only for oneself', async () => {
    const { id: id_association } = await anAssociation(db);
    const [one, other] = [await aPerson(db), await aPerson(db)];
    const body = { associations: [askFor({ id_association })] };
    const reply = await portal.api(endpoints.joinAssociations, { as: one, params: { id: other.id }, body });
    expect(reply.status).toBe(404);
  });

  it('of a secondary establishment is decided by its managers and the head office’s', async () => {
    const { id: id_association, annexe } = await anAssociation(db);
    const first = await aPerson(db);
    const alone = await join(first, askFor({ id_association, id_siret: annexe }));
    expect(alone.body.associations).toMatchObject([{ id_siret: annexe, etat: 'active' }]);
    const head = await join(await aPerson(db), askFor({ id_association }));
    expect(head.body.associations).toMatchObject([{ etat: 'active', gestionnaires: 0 }]);
    const second = await join(await aPerson(db), askFor({ id_association, id_siret: annexe }));
    expect(second.body.associations).toMatchObject([{ etat: 'demandee', gestionnaires: 2 }]);
  });
});

describe('what earlier managers left', () => {
  const corps = JSON.stringify({ coordonnees: { telephone: '0465710000' } });

  it('stays closed to who comes alone, until an administrator opens it', async () => {
    const { id: id_association } = await anAssociation(db, { corps });
    const query = { id_asso: id_association };
    const person = await aPerson(db);
    const { body } = await join(person, askFor({ id_association }));
    expect(body.associations).toMatchObject([{ etat: 'active', passe_ferme: true }]);
    const as = await now(person);
    const read = async () => (await portal.api(associationEndpoints.readCoordonnees, { as, query })).body;
    const before = await read();
    expect(before.coordonnees).not.toHaveProperty('telephone');
    await portal.api(associationEndpoints.saveCoordonnees, {
      as,
      query,
      body: { courriel: 'neuf@exemple.fr' },
      ifMatch: before.version,
    });
    const id = (await membresOf(as, id_association)).body.items[0]?.id ?? '';
    const admin = await aPerson(db, { roles: ['lca.admin'] });
    expect((await decide(as, id_association, { id, decision: 'ouvrir' })).codes).toEqual([
      'association.reponse-impossible',
    ]);
    const opened = await decide(admin, id_association, { id, decision: 'ouvrir' });
    expect(opened.body).toMatchObject({ etat: 'active', passe_ferme: false });
    expect((await read()).coordonnees).toMatchObject({
      telephone: '0465710000',
      courriel: 'neuf@exemple.fr',
    });
  });

  it('is open to a representative whom the association named', async () => {
    const person = await aPerson(db);
    const { id: id_association } = await anAssociation(db, { corps });
    await aPastRepresentant(db, id_association, { courriel: person.email.toUpperCase() });
    const { body } = await join(person, askFor({ id_association }));
    expect(body.associations).toMatchObject([{ etat: 'active', passe_ferme: false }]);
  });

  it('stays closed to who was named by somebody it is closed to, once these have left', async () => {
    const { id: id_association } = await anAssociation(db, { corps });
    const [person, friend] = [await aPerson(db), await aPerson(db)];
    await join(person, askFor({ id_association }));
    for (const { email } of [person, friend]) {
      const added = await portal.api(collectionCalls.representants_legaux.add, {
        as: await now(person),
        query: { id_asso: id_association },
        body: { nom: 'Roux', courriel: email, est_representant_legal: true },
      });
      expect(added.status).toBe(201);
    }
    await accesCalls(portal).exit(person, id_association, true);
    for (const one of [person, friend]) {
      const { body } = await join(one, askFor({ id_association }));
      expect(body.associations).toMatchObject([{ etat: 'active', passe_ferme: true }]);
      await accesCalls(portal).exit(one, id_association, true);
    }
  });

  it('of the head office stays closed to who was named for another establishment only', async () => {
    const person = await aPerson(db);
    const { id: id_association, annexe } = await anAssociation(db, { corps });
    await aPastRepresentant(db, id_association, { courriel: person.email, id_siret: annexe });
    const { body } = await join(person, askFor({ id_association }));
    expect(body.associations).toMatchObject([{ etat: 'active', passe_ferme: true }]);
    const other = await aPerson(db);
    const elsewhere = await anAssociation(db, { corps });
    await aPastRepresentant(db, elsewhere.id, { courriel: other.email, id_siret: elsewhere.siege });
    expect((await join(other, askFor({ id_association: elsewhere.id }))).body.associations).toMatchObject([
      { etat: 'active', passe_ferme: false },
    ]);
  });

  it('and who managed then, their account closed, is neither shown nor sent away by who comes alone', async () => {
    const { id: id_association } = await anAssociation(db);
    const former = await aPerson(db, { membre: { id_association } });
    const waiting = await aPerson(db);
    await join(waiting, askFor({ id_association }));
    await updateCompte(db, former.id, { locked: true });
    portal.clock.advance(1);
    const all = await membresOf(await aPerson(db, { roles: ['lca.admin'] }), id_association);
    const id = all.body.items.find(({ email }) => email === former.email)?.id;
    await aPastRepresentant(db, id_association);
    const person = await aPerson(db);
    await join(person, askFor({ id_association }));
    const as = await now(person);
    const seen = (await membresOf(as, id_association)).body.items.map(({ email }) => email);
    expect(seen.toSorted()).toEqual([person.email, waiting.email].toSorted());
    const body = { decision: 'retirer' as const };
    const query = { id_asso: id_association, id: id ?? '' };
    const taken = await portal.api(endpoints.decideMembre, { as, query, body, ifMatch: 1 });
    expect(taken.codes).toEqual(['association.element-disparu']);
  });

  it('is not said to the account of who may not see it', async () => {
    const { id: id_association } = await anAssociation(db);
    await aPastRepresentant(db, id_association, { nom: 'Ancien', courriel: 'ancien@exemple.fr' });
    const described = async (person: Actor) => {
      const memberships = await listMemberAssociations(db, person.id);
      const facts = await associationsOfComptes.describe(db, { personne: person, memberships });
      return facts.get(id_association);
    };
    const person = await aPerson(db);
    await join(person, askFor({ id_association }));
    expect(await described(person)).toMatchObject({ representantsLegaux: [] });
    const manager = await aPerson(db, { membre: { id_association } });
    expect(await described(manager)).toMatchObject({ representantsLegaux: [{ nom: 'Ancien' }] });
  });
});

describe('answering a request', () => {
  async function aRequest() {
    const { id: id_association } = await anAssociation(db);
    const manager = await aPerson(db, { membre: { id_association } });
    const person = await aPerson(db);
    await join(person, askFor({ id_association }));
    const { items } = (await membresOf(manager, id_association)).body;
    const id = items.find(({ etat }) => etat === 'demandee')?.id ?? '';
    return { id_association, manager, person, id };
  }

  it.each([
    ['accepter', 'active', 'Vous gérez maintenant'],
    ['refuser', 'refusee', 'est refusée'],
  ] as const)('%s makes it %s, tells the person, and cannot be done again', async (decision, etat, words) => {
    const { id_association, manager, person, id } = await aRequest();
    const motif = 'Nous ne vous connaissons pas.';
    const answered = await decide(manager, id_association, { id, decision, motif });
    expect(answered.body).toMatchObject({ etat, version: 2 });
    const subjects = (await listMailsTo(db, person.email)).map(({ objet }) => objet);
    expect(subjects).toEqual(
      expect.arrayContaining([expect.stringContaining('est envoyée'), expect.stringContaining(words)]),
    );
    const again = await decide(manager, id_association, { id, decision, motif, version: 2 });
    expect(again.codes).toEqual(['association.reponse-impossible']);
  });

  it('is left to the managers for 15 days, then an administrator may accept', async () => {
    const { id_association, person, id } = await aRequest();
    const admin = await aPerson(db, { roles: ['lca.admin'] });
    const early = await decide(admin, id_association, { id, decision: 'accepter' });
    expect(early.problem.message).toContain('17/03/2026');
    portal.clock.advance(15 * 86_400);
    const without = await decide(admin, id_association, { id, decision: 'accepter' });
    expect(without.codes).toEqual(['association.preuve-manquante']);
    await depositPreuve(portal, person, id_association);
    expect((await decide(admin, id_association, { id, decision: 'accepter' })).body.etat).toBe('active');
  });

  it('is not for the person who asks, nor for somebody else', async () => {
    const { id_association, person, id } = await aRequest();
    const stranger = await aPerson(db, { membre: { id_association: (await anAssociation(db)).id } });
    for (const as of [person, stranger]) {
      expect((await decide(as, id_association, { id, decision: 'accepter' })).status).toBe(404);
    }
  });
});
