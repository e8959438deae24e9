import { accesEndpoints } from '@asso/contract/association/acces.endpoints';
import { rechercheEndpoints } from '@asso/contract/association/recherche.endpoints';
import { documentEndpoints } from '@asso/contract/document/document.endpoints';
import type { Actor } from '@asso/domain/compte/actor';
import { describe, expect, it } from 'vitest';
import { documentFeature } from '../../document/feature.ts';
import { notificationFeature } from '../../notification/feature.ts';
import { aPortal } from '../../platform/http/test/test-app.ts';
import { associationFeature } from '../feature.ts';
import { accesCalls, depositPreuve } from '../test/test-acces.ts';
import { anAssociation, aPerson, asSeenNow, deactivate, listMailsTo } from '../test/test-associations.sql.ts';

const portal = await aPortal({ features: [notificationFeature, documentFeature, associationFeature] });
const { db } = portal;
const { membres, join, decide } = accesCalls(portal);
const motif = 'L’assemblée est contestée.';
const days = (n: number) => portal.clock.advance(n * 86_400);
const anAdmin = () => aPerson(db, { roles: ['lca.admin'] });
/**
 * Gives the subjects and texts of all the mails to this person in one text, since two mails of one instant have no
 * order.
 */
const mailsTo = async ({ email }: Actor) =>
  (await listMailsTo(db, email)).map(({ objet, texte }) => `${objet}\n${texte}`).join('\n');
const demandesOf = async (as: Actor) => (await portal.api(accesEndpoints.listMesDemandes, { as })).body.items;
const waiting = async (as: Actor, q: string) =>
  (await portal.api(accesEndpoints.listDemandesAcces, { as, query: { q } })).body.items;

async function asked({ managers = 1, hasProof = true } = {}) {
  const association = await anAssociation(db);
  const id_association = association.id;
  const people: Actor[] = [];
  for (let n = 0; n < managers; n++) people.push(await aPerson(db, { membre: { id_association } }));
  const [manager] = people;
  if (!manager) throw new Error('nobody manages it');
  const person = await aPerson(db);
  await join(person, id_association, { message: 'Je suis élu le 14 novembre.' });
  if (hasProof) await depositPreuve(portal, person, id_association);
  return { association, id_association, manager, people, person };
}

describe('the refusal of a manager', () => {
  it('has a reason, which the person reads with the name and the way to ask again', async () => {
    const { id_association, manager, person } = await asked({ hasProof: false });
    const bare = await decide(manager, id_association, { qui: person, decision: 'refuser' });
    expect(bare.codes).toEqual(['association.motif-manquant']);
    await decide(manager, id_association, { qui: person, decision: 'refuser', motif });
    const mail = await mailsTo(person);
    expect(mail).toContain(`refusée par ${manager.prenom} ${manager.nom}. Motif\u00a0: ${motif}`);
    const [demande] = await demandesOf(person);
    expect(mail).toContain(`/client/user/demandes-acces/${demande?.id}`);
    expect(demande).toMatchObject({
      phase: 'refusee',
      message: 'Je suis élu le 14 novembre.',
      reponse: { par: `${manager.prenom} ${manager.nom}`, cote: 'gestionnaire', motif },
      peut_refaire: true,
    });
  });

  it('is a disagreement once a proof is joined: the administration still decides after the delay', async () => {
    const { association, id_association, people, person } = await asked({ managers: 2 });
    const [manager, other] = people as [Actor, Actor];
    const no = await decide(manager, id_association, { qui: person, decision: 'refuser', motif });
    expect(no.body).toMatchObject({ etat: 'demandee', desaccord: { par: 'Jeanne Roux', motif } });
    const again = await decide(other, id_association, { qui: person, decision: 'refuser', motif });
    expect(again.codes).toEqual(['association.deja-contestee']);
    expect((await demandesOf(person))[0]).toMatchObject({ phase: 'desaccord', desaccord: { motif } });
    expect(await mailsTo(person)).toContain('l’administration décidera d’après elle après le');
    expect(await mailsTo(other)).toContain('conteste la demande d’accès');
    days(15);
    const admin = await anAdmin();
    expect(await waiting(admin, association.id_siren)).toMatchObject([
      { attente: 'a-decider', reponses: ['accepter', 'refuser'], desaccord: { par: 'Jeanne Roux', motif } },
    ]);
    const yes = await decide(admin, id_association, { qui: person, decision: 'accepter' });
    expect(yes.body).toMatchObject({ etat: 'active', desaccord: null, installe: true });
  });

  it('leaves the proofs to the next request', async () => {
    const { id_association, manager, person } = await asked();
    days(15);
    await decide(await anAdmin(), id_association, { qui: person, decision: 'refuser', motif });
    expect((await demandesOf(person))[0]).toMatchObject({
      phase: 'refusee',
      preuves: [{ nom: 'pv-bureau.pdf' }],
    });
    await join(person, id_association);
    const found = (await membres(manager, id_association)).find(({ etat }) => etat === 'demandee');
    expect(found?.preuves.map(({ nom }) => nom)).toEqual(['pv-bureau.pdf']);
  });
});

describe('a request whose delay is over', () => {
  it('says that a proof is missing, then that the administration has it, and names no past date', async () => {
    const { id_association, person } = await asked({ hasProof: false });
    expect((await demandesOf(person))[0]).toMatchObject({
      phase: 'gestionnaires',
      reponse_avant: expect.any(String),
      gestionnaires: 1,
    });
    days(15);
    expect((await demandesOf(person))[0]).toMatchObject({ phase: 'preuve', reponse_avant: null });
    const joined = await depositPreuve(portal, person, id_association);
    expect((await demandesOf(person))[0]).toMatchObject({ phase: 'administration', reponse_avant: null });
    await portal.api(documentEndpoints.deleteDocument, {
      as: person,
      query: { uuid: joined.body.uuid },
    });
    expect((await demandesOf(person))[0]).toMatchObject({ phase: 'preuve', preuves: [] });
  });
});

describe('who was put there by the administration', () => {
  async function installed({ managers = 1 } = {}) {
    const made = await asked({ managers });
    days(15);
    const admin = await anAdmin();
    await decide(admin, made.id_association, { qui: made.person, decision: 'accepter' });
    return { ...made, admin };
  }

  it('is not removed by those of before: they contest, and the administration decides', async () => {
    const { association, id_association, manager, person, admin } = await installed();
    const contested = await decide(manager, id_association, { qui: person, decision: 'retirer', motif });
    expect(contested.body).toMatchObject({ etat: 'active', desaccord: { motif } });
    expect((await asSeenNow(db, person)).associations).toHaveLength(1);
    expect(await mailsTo(person)).toContain('Vous gardez votre accès');
    expect(await mailsTo(admin)).toContain('conteste l’accès de Jeanne Roux');
    expect(await waiting(admin, association.id_siren)).toMatchObject([
      { attente: 'conteste', reponses: ['maintenir', 'retirer'] },
    ]);
    await decide(admin, id_association, { qui: person, decision: 'maintenir', motif: 'Le PV est régulier.' });
    expect(await waiting(admin, association.id_siren)).toEqual([]);
    expect(await mailsTo(person)).toContain('est maintenu');
    expect(await mailsTo(manager)).toContain('Vous n’êtes pas d’accord ? Écrivez à');
  });

  it('leaves when the administration says so, told why and what may still be done', async () => {
    const { id_association, manager, person, admin } = await installed();
    await decide(manager, id_association, { qui: person, decision: 'retirer', motif });
    const why = 'Le procès-verbal n’est pas signé.';
    await decide(admin, id_association, { qui: person, decision: 'retirer', motif: why });
    expect((await asSeenNow(db, person)).associations).toEqual([]);
    expect(await mailsTo(person)).toContain(`Motif\u00a0: ${why}`);
    expect(await mailsTo(person)).toContain('avec vos pièces');
    expect((await demandesOf(person))[0]).toMatchObject({
      phase: 'quittee',
      reponse: { cote: 'administration', motif: why },
    });
  });

  it('replaces those of the former board that the administrator names, and only them', async () => {
    const { id_association, people, person, association } = await asked({ managers: 2 });
    const [gone, kept] = people as [Actor, Actor];
    days(15);
    const admin = await anAdmin();
    const [line] = await waiting(admin, association.id_siren);
    const names = line?.gestionnaires.map(({ remplacable, compte_ferme }) => [remplacable, compte_ferme]);
    expect(names).toEqual([
      [true, false],
      [true, false],
    ]);
    const sortant =
      (await membres(admin, id_association)).find(({ email }) => email === gone.email)?.id ?? '';
    await decide(admin, id_association, { qui: person, decision: 'accepter', remplaces: [sortant] });
    expect((await asSeenNow(db, gone)).associations).toEqual([]);
    expect((await asSeenNow(db, kept)).associations).toHaveLength(1);
    expect(await mailsTo(gone)).toContain('a prouvé le nouveau bureau');
    const decisions = (await portal.api(accesEndpoints.listDecisionsAcces, { as: admin })).body.items;
    expect(decisions.slice(0, 2).map(({ fait }) => fait)).toEqual([
      expect.stringContaining('un nouveau bureau le remplace'),
      expect.stringContaining('a été accepté'),
    ]);
  });

  it('is replaced in the same way by nobody else: a manager names nobody', async () => {
    const { id_association, people, person } = await asked({ managers: 2 });
    const [manager, other] = people as [Actor, Actor];
    const id = (await membres(manager, id_association)).find(({ email }) => email === other.email)?.id ?? '';
    const tried = await decide(manager, id_association, {
      qui: person,
      decision: 'accepter',
      remplaces: [id],
    });
    expect(tried.codes).toEqual(['association.element-disparu']);
    expect((await asSeenNow(db, other)).associations).toHaveLength(1);
  });
});

describe('an account that cannot sign in', () => {
  it('is marked, counted nowhere, and not one to hand over to', async () => {
    const { association, id_association, people, person } = await asked({ managers: 2 });
    const [manager, other] = people as [Actor, Actor];
    await deactivate(db, other.id);
    const lui = (await membres(manager, id_association)).find(({ email }) => email === other.email);
    expect(lui).toMatchObject({ compte_ferme: true });
    const found = await portal.api(rechercheEndpoints.findAssociation, {
      as: person,
      query: { q: association.id_siren },
    });
    expect(found.body.items).toMatchObject([{ gestionnaires: 1 }]);
    expect((await demandesOf(person))[0]).toMatchObject({ gestionnaires: 1 });
    const passed = await portal.api(accesEndpoints.passerLaMain, {
      as: manager,
      query: { id_asso: id_association },
      body: { id_membre: lui?.id ?? '' },
    });
    expect(passed.codes).toEqual(['association.passation-impossible']);
  });
});

it('keeps what one asked for from everybody else', async () => {
  const { manager, person } = await asked();
  expect((await demandesOf(person)).map(({ phase }) => phase)).toEqual(['gestionnaires']);
  expect(await demandesOf(manager)).toEqual([]);
  expect(await demandesOf(await aPerson(db))).toEqual([]);
  const { status } = await portal.api(accesEndpoints.listDecisionsAcces, { as: person });
  expect(status).toBe(403);
});
