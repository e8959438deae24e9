import { accesEndpoints } from '@asso/contract/association/acces.endpoints';
import { associationEndpoints } from '@asso/contract/association/association.endpoints';
import { rechercheEndpoints } from '@asso/contract/association/recherche.endpoints';
import { documentEndpoints } from '@asso/contract/document/document.endpoints';
import type { Actor } from '@asso/domain/compte/actor';
import { describe, expect, it } from 'vitest';
import { compteDeparts } from '../../compte/profil/departs.ts';
import { documentFeature } from '../../document/feature.ts';
import { notificationFeature } from '../../notification/feature.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { aPortal } from '../../platform/http/test/test-app.ts';
import { associationFeature } from '../feature.ts';
import { accesCalls, depositPreuve } from '../test/test-acces.ts';
import { anAssociation, aPerson, asSeenNow, hadSiren, listMailsTo } from '../test/test-associations.sql.ts';

const portal = await aPortal({ features: [notificationFeature, documentFeature, associationFeature] });
const { db } = portal;
const { membres, join, decide, exit } = accesCalls(portal);
const now = (as: Actor) => asSeenNow(db, as);
const readIdentite = async (as: Actor, id_asso: string) =>
  (await portal.api(associationEndpoints.readIdentite, { as, query: { id_asso } })).status;
const subjectsTo = async ({ email }: Actor) => (await listMailsTo(db, email)).map(({ objet }) => objet);
const anAdmin = () => aPerson(db, { roles: ['lca.admin'] });
const historyOf = async (as: Actor, id_asso: string) => {
  const { body } = await portal.api(accesEndpoints.listHistoriqueAcces, { as, query: { id_asso } });
  return body.items.map(({ fait }) => fait);
};

async function aManaged({ managers = 1 } = {}) {
  const association = await anAssociation(db);
  const id_association = association.id;
  const people: Actor[] = [];
  for (let n = 0; n < managers; n++) people.push(await aPerson(db, { membre: { id_association } }));
  const [manager] = people;
  if (!manager) throw new Error('nobody manages it');
  return { association, id_association, manager, people };
}

describe('leaving an association', () => {
  it('is refused to the last manager until it is confirmed, and is told in the history [R8.1]', async () => {
    const { id_association, manager } = await aManaged();
    const refused = await exit(manager, id_association);
    expect(refused.codes).toEqual(['association.dernier-gestionnaire']);
    expect(refused.problem.message).toContain('laissant la reprise ouverte');
    expect((await exit(manager, id_association, true)).body).toEqual({ quittees: 1, dossiers_confies: 0 });
    expect((await now(manager)).associations).toEqual([]);
    expect(await readIdentite(await now(manager), id_association)).toBe(404);
    expect(await historyOf(await anAdmin(), id_association)).toEqual(['Jeanne Roux a quitté l’association']);
  });

  it('tells those who stay', async () => {
    const { id_association, people } = await aManaged({ managers: 2 });
    const [leaver, other] = people as [Actor, Actor];
    expect((await exit(leaver, id_association)).body.quittees).toBe(1);
    expect(await subjectsTo(other)).toEqual([expect.stringContaining('ne gère plus l’association')]);
  });

  it('gives up a request that waits', async () => {
    const { id_association, manager } = await aManaged();
    const person = await aPerson(db);
    await join(person, id_association);
    expect((await exit(person, id_association)).body.quittees).toBe(1);
    expect(await membres(manager, id_association)).toHaveLength(1);
  });

  it('is only for oneself, and from what one is in', async () => {
    const { id_association, manager } = await aManaged({ managers: 2 });
    const other = await aPerson(db);
    expect((await exit(other, id_association)).status).toBe(404);
    const { status } = await portal.api(accesEndpoints.exitAssociation, {
      as: other,
      params: { authId: manager.id },
      query: { idAsso: id_association },
    });
    expect(status).toBe(404);
  });

  it('named by the SIRET of an establishment leaves that one only', async () => {
    const { association, id_association, manager } = await aManaged();
    await join(manager, id_association, { id_siret: association.annexe });
    await decide(manager, id_association, { qui: manager, decision: 'accepter' });
    const person = await aPerson(db, { membre: { id_association, id_siret: association.annexe } });
    expect((await exit(person, association.annexe)).body.quittees).toBe(1);
    expect((await now(manager)).associations).not.toEqual([]);
  });

  it('happens with the account, and is in the way of it when nobody else manages [R8.1]', async () => {
    const { id_association, manager } = await aManaged();
    const depart = { id: manager.id, by: manager, at: portal.clock.now() };
    const leave = (repriseOuverte: boolean) =>
      inTransaction(db, async (tx) => {
        const problems = await compteDeparts.onDepartUtilisateur(tx, portal, {
          ...depart,
          repriseOuverte,
        });
        if (problems.length > 0) throw new Error(problems.map(({ code }) => code).join());
      });
    await expect(leave(false)).rejects.toThrow('association.dernier-gestionnaire');
    expect((await now(manager)).associations).toHaveLength(1);
    await leave(true);
    expect((await now(manager)).associations).toEqual([]);
    expect(await historyOf(await anAdmin(), id_association)).toEqual(['Jeanne Roux a fermé son compte']);
  });
});

describe('taking an access back', () => {
  it('closes everything with the next request, and says why to the person', async () => {
    const { id_association, people } = await aManaged({ managers: 2 });
    const [manager, other] = people as [Actor, Actor];
    expect(await readIdentite(await now(other), id_association)).toBe(200);
    const taken = await decide(manager, id_association, {
      qui: other,
      decision: 'retirer',
      motif: 'Fin de mandat',
    });
    expect(taken.body).toMatchObject({ etat: 'quittee' });
    expect(await readIdentite(await now(other), id_association)).toBe(404);
    const [mail] = await listMailsTo(db, other.email);
    expect(mail).toMatchObject({ objet: 'Votre accès à Les Pions de l’Huveaune est retiré' });
    expect(mail?.texte).toContain('Motif\u00a0: Fin de mandat');
  });

  it('is not for oneself: one leaves', async () => {
    const { id_association, manager } = await aManaged({ managers: 2 });
    const taken = await decide(manager, id_association, { qui: manager, decision: 'retirer' });
    expect(taken.codes).toEqual(['association.reponse-impossible']);
  });
});

describe('handing over', () => {
  const pass = (as: Actor, id_asso: string, id_membre: string) =>
    portal.api(accesEndpoints.passerLaMain, { as, query: { id_asso }, body: { id_membre } });

  it('to another manager ends one’s own access, and tells them', async () => {
    const { id_association, people } = await aManaged({ managers: 2 });
    const [manager, other] = people as [Actor, Actor];
    const lui = (await membres(manager, id_association)).find(({ isMoi }) => !isMoi);
    expect((await pass(manager, id_association, lui?.id ?? '')).body).toEqual({
      faite: true,
      dossiers_confies: 0,
    });
    expect((await now(manager)).associations).toEqual([]);
    expect(await subjectsTo(other)).toEqual([expect.stringContaining('vous passe la main')]);
    // Nothing was begun, so nothing is said to be shared.
    const [mail] = await listMailsTo(db, other.email);
    expect(mail?.texte).not.toContain('partagé');
  });

  it('to who only waits is refused', async () => {
    const { id_association, manager } = await aManaged();
    const person = await aPerson(db);
    await join(person, id_association);
    const lui = (await membres(manager, id_association)).find(({ etat }) => etat === 'demandee');
    expect((await pass(manager, id_association, lui?.id ?? '')).codes).toEqual([
      'association.passation-impossible',
    ]);
  });
});

describe('the proof of the new board', () => {
  it('is joined by who asks, read by the managers and administrators, by nobody else', async () => {
    const { id_association, manager } = await aManaged();
    const person = await aPerson(db);
    await join(person, id_association);
    const joined = await depositPreuve(portal, person, id_association);
    expect(joined.status).toBe(201);
    const read = async (as: Actor) => {
      const params = { uuid: joined.body.uuid };
      return (await portal.api(documentEndpoints.downloadDocument, { as, params })).status;
    };
    const stranger = (await aManaged()).manager;
    expect(await Promise.all([person, manager, await anAdmin(), stranger].map(read))).toEqual([
      200, 200, 200, 404,
    ]);
    const asked = (await membres(manager, id_association)).find(({ etat }) => etat === 'demandee');
    expect(asked?.preuves.map(({ nom }) => nom)).toEqual(['pv-bureau.pdf']);
    const mine = await portal.api(accesEndpoints.listMesDemandes, { as: person });
    expect(mine.body.items).toMatchObject([{ phase: 'gestionnaires', preuves: [{ nom: 'pv-bureau.pdf' }] }]);
  });

  it('is refused from who asks for nothing, and once the answer is given', async () => {
    const { id_association, manager } = await aManaged();
    const person = await aPerson(db);
    expect((await depositPreuve(portal, person, id_association)).status).toBe(404);
    await join(person, id_association);
    await decide(manager, id_association, { qui: person, decision: 'refuser', motif: 'Inconnue.' });
    expect((await depositPreuve(portal, person, id_association)).status).toBe(404);
    expect((await depositPreuve(portal, manager, id_association)).status).toBe(404);
  });
});

describe('what administrators see', () => {
  const list = (as: Actor, query: object = {}) => portal.api(accesEndpoints.listDemandesAcces, { as, query });

  it('are the requests of all, with their age, the proof and when the managers last came', async () => {
    const { association, id_association } = await aManaged();
    const person = await aPerson(db);
    await join(person, id_association);
    const admin = await anAdmin();
    const mine = async (more: object = {}) =>
      (await list(admin, { q: association.id_siren, ...more })).body.items;
    expect(await mine()).toMatchObject([
      { attente: 'delai', age_jours: 0, reponses: [], preuves: [], etat: 'demandee' },
    ]);
    await depositPreuve(portal, person, id_association);
    portal.clock.advance(15 * 86_400);
    const [asked] = await mine({ attente: ['a-decider'], preuve: ['avec'] });
    expect(asked).toMatchObject({
      age_jours: 15,
      reponses: ['accepter', 'refuser'],
      association: { id: id_association, nom: 'Les Pions de l’Huveaune' },
      gestionnaires: [{ nom: 'Jeanne Roux', derniere_visite: null }],
    });
    expect(await mine({ attente: ['delai'] })).toEqual([]);
    expect(await mine({ preuve: ['sans'] })).toEqual([]);
    expect(await mine({ attente: ['passe-ferme'] })).toEqual([]);
  });

  it('are accesses whose past is closed, to open', async () => {
    const { association, id_association, manager } = await aManaged();
    await exit(manager, id_association, true);
    const newcomer = await aPerson(db);
    expect((await join(newcomer, id_association)).body.associations).toMatchObject([
      { etat: 'active', passe_ferme: true },
    ]);
    const admin = await anAdmin();
    const { items } = (await list(admin, { q: association.id_siren })).body;
    expect(items).toMatchObject([{ attente: 'passe-ferme', reponses: ['ouvrir'] }]);
    expect((await depositPreuve(portal, newcomer, id_association)).status).toBe(201);
    await decide(admin, id_association, { qui: newcomer, decision: 'ouvrir' });
    expect((await list(admin, { q: association.id_siren })).body.items).toEqual([]);
    expect(await subjectsTo(newcomer)).toEqual([expect.stringContaining('Anciens dossiers ouverts')]);
  });

  it('is not answered by who made it, an administrator though they are', async () => {
    const { association, id_association, manager } = await aManaged();
    await exit(manager, id_association, true);
    const admin = await aPerson(db, { roles: ['lca.admin', 'lca.association'] });
    await join(admin, id_association);
    expect((await list(admin, { q: association.id_siren })).body.items).toMatchObject([{ reponses: [] }]);
    const own = await decide(admin, id_association, { qui: admin, decision: 'ouvrir' });
    expect(own.codes).toEqual(['association.reponse-impossible']);
    const other = await decide(await anAdmin(), id_association, { qui: admin, decision: 'ouvrir' });
    expect(other.body).toMatchObject({ passe_ferme: false });
  });

  it('is refused with a reason, told to both sides', async () => {
    const { id_association, manager } = await aManaged();
    const person = await aPerson(db);
    await join(person, id_association);
    const admin = await anAdmin();
    const early = await decide(admin, id_association, { qui: person, decision: 'refuser', motif: 'Non.' });
    expect(early.codes).toEqual(['association.reponse-reservee']);
    portal.clock.advance(15 * 86_400);
    const without = await decide(admin, id_association, { qui: person, decision: 'refuser' });
    expect(without.codes).toEqual(['association.motif-manquant']);
    const motif = 'Le procès-verbal n’est pas signé.';
    await decide(admin, id_association, { qui: person, decision: 'refuser', motif });
    expect((await listMailsTo(db, person.email))[0]?.texte).toContain(
      `par l’administration. Motif\u00a0: ${motif}`,
    );
    expect((await listMailsTo(db, manager.email))[0]?.texte).toContain('sur décision de l’administration');
  });

  it.each([
    ['lca.association', 403],
    ['rds.admin', 403],
    ['osiris.appli_admin', 403],
  ])('are closed to %s', async (role, status) => {
    expect((await list(await aPerson(db, { roles: [role] }))).status).toBe(status);
  });

  it('come page after page, the oldest first', async () => {
    const { association, id_association } = await aManaged();
    for (let n = 0; n < 3; n++) {
      await join(await aPerson(db), id_association);
      portal.clock.advance(60);
    }
    const admin = await anAdmin();
    const first = (await list(admin, { q: association.id_siren, limit: 2 })).body;
    const second = (await list(admin, { q: association.id_siren, limit: 2, cursor: first.next ?? '' })).body;
    const all = [...first.items, ...second.items].map(({ since }) => since);
    expect(all).toHaveLength(3);
    expect(all).toEqual(all.toSorted());
    expect([first.total, second.next]).toEqual([3, null]);
  });
});

describe('an association that no register knows', () => {
  const saisie = {
    nom: 'Les  Tisserands de Vauban',
    commune: 'Marseille',
    code_postal: '13006',
    fonction: 'PRE' as const,
    certificat: true,
  };
  const saisir = (as: Actor, more: object = {}) =>
    portal.api(accesEndpoints.saisirAssociation, { as, body: { ...saisie, ...more } });

  it('is typed by hand, managed at once, marked as declared and found by its name', async () => {
    const person = await aPerson(db);
    const made = await saisir(person);
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({ etat: 'active', nom: 'Les Tisserands de Vauban', passe_ferme: false });
    const as = await now(person);
    const query = { id_asso: made.body.id_association };
    const { body } = await portal.api(associationEndpoints.readIdentite, { as, query });
    expect(body.identite.nom).toBe('Les Tisserands de Vauban');
    expect(body.sources['identite.nom']).toEqual({ source: 'association', date: null });
    const found = await portal.api(rechercheEndpoints.searchAssociations, {
      as,
      query: { q: 'tisserands vauban' },
    });
    expect(found.body.items).toMatchObject([{ id: made.body.id_association, code_departement: '13' }]);
  });

  it.each([
    [{ nom: ' ' }, 'nom'],
    [{ commune: '13006' }, 'commune'],
    [{ code_postal: '1300' }, 'code_postal'],
    [{ id_rna: 'W13' }, 'id_rna'],
    [{ id_siren: '12' }, 'id_siren'],
    [{ certificat: false }, 'certificat'],
  ])('with %j is refused on %s', async (more, field) => {
    expect((await saisir(await aPerson(db), more)).problem).toMatchObject({ field });
  });

  it('says which characters a postcode takes [R5.13]', async () => {
    const { status, problem } = await saisir(await aPerson(db), { code_postal: '13o06' });
    expect([status, problem.field, problem.message]).toEqual([
      400,
      'code_postal',
      'Caractères autorisés : chiffres, A, a, à, - et caractères blancs',
    ]);
  });

  it('is refused when its number is known, so that one asks to join it', async () => {
    const { id, id_rna, id_siren } = await anAssociation(db);
    const person = await aPerson(db);
    await hadSiren(db, id, '900000027');
    for (const known of [{ id_rna: id_rna.toLowerCase() }, { id_siren }, { id_siren: '900000027' }]) {
      expect((await saisir(person, known)).codes).toEqual(['association.deja-connue']);
    }
    expect((await now(person)).associations).toEqual([]);
  });
});

describe('from the account of a person', () => {
  const listed = (as: Actor, id: string) =>
    portal.api(accesEndpoints.listAccesDePersonne, { as, params: { id } });

  it('an administrator reads where they act, and ends it with a reason they receive', async () => {
    const { id_association, manager } = await aManaged();
    const admin = await anAdmin();
    const [one] = (await listed(admin, manager.id)).body.items;
    expect(one).toMatchObject({ id_association, etat: 'active', restreint: false });
    expect((await decide(admin, id_association, { qui: manager, decision: 'retirer' })).codes).toEqual([
      'association.motif-manquant',
    ]);
    await decide(admin, id_association, { qui: manager, decision: 'retirer', motif: 'Usurpation' });
    expect((await listed(admin, manager.id)).body.items).toEqual([]);
    expect((await now(manager)).associations).toEqual([]);
    expect(await subjectsTo(manager)).toEqual([`Votre accès à ${one?.nom} est retiré`]);
  });

  it('nobody else reads it, not even of themselves', async () => {
    const { manager } = await aManaged();
    for (const as of [manager, await aPerson(db, { roles: ['rds.admin'] })])
      expect((await listed(as, manager.id)).status).toBe(403);
    expect((await listed(await anAdmin(), manager.id)).status).toBe(200);
  });
});
