import { courrierEndpoints } from '@asso/contract/courrier/courrier.endpoints';
import { crfEndpoints } from '@asso/contract/crf/crf.endpoints';
import { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import { bureauEndpoints } from '@asso/contract/instruction/bureau.endpoints';
import { conclusionEndpoints } from '@asso/contract/instruction/conclusion.endpoints';
import { enveloppeEndpoints } from '@asso/contract/instruction/enveloppe.endpoints';
import { mailboxEndpoints } from '@asso/contract/kernel/mailbox.endpoints';
import type { Actor } from '@asso/domain/compte/actor';
import { expect, test } from 'vitest';
import { letterText } from '../../courrier/test/test-courriers.sql.ts';
import { accord, aPublished, publishedLettres } from '../../courrier/test/test-modeles.ts';
import { features } from '../../features.ts';
import { aClock } from '../../platform/clock/clock.ts';
import { aPortal } from '../../platform/http/test/test-app.ts';
import { setChoix } from '../../service/test/test-services.sql.ts';
import { subventionCalls } from '../../subvention/test/test-calls.ts';
import { aWorld, markEtats, today, type World } from '../../subvention/test/test-dossiers.sql.ts';
import { aCollegue } from '../test/test-bureau.ts';
import { wearsService } from '../test/test-lots.sql.ts';

const { conclureDossier, modifierDecision } = conclusionEndpoints;

const portal = await aPortal({ features, clock: aClock(today) });
const { api, db } = portal;
/** Publishes the two letters with which a decision of this service may be amended. */
const publishLettres = ({ agent, drajes }: World) =>
  publishedLettres(portal, { agent, id_service: drajes.id });

const flat = (text: string | null | undefined) => (text ?? '').replaceAll(/[\u00a0\u202f]/g, ' ');

/** Creates a dossier on which the service granted 1 500 €, or refused; no decision waits. */
async function aDecided(issue: 'grant' | 'refuse' = 'grant') {
  const world = await aWorld(db);
  await wearsService(db, world);
  await world.publish();
  const { aReady, transmit, read } = subventionCalls(portal, world);
  const { id_fo } = await aReady();
  await transmit(world.jeanne, id_fo);
  await markEtats(db, id_fo, '2');
  await setChoix(db, world.drajes.id, { reprise_minutes: 0 });
  const params = { id: id_fo, service: world.drajes.id };
  const montantsOf = async (montant_accorde: number) =>
    (await read(world.agent, id_fo)).projets.map(({ id }) => ({
      id_projet: id,
      annee: 2027,
      montant_accorde,
    }));
  const body = issue === 'grant' ? { montants: await montantsOf(1500) } : { motif: 'Hors du champ.' };
  const { version } = await read(world.agent, id_fo);
  const decided = await api(conclureDossier, {
    ...{ as: world.agent, params: { ...params, action: issue }, ifMatch: version, body },
  });
  expect(decided.status).toBe(200);
  const modifie = async (action: 'grant' | 'refuse', change: object, as: Actor = world.agent) =>
    api(modifierDecision, {
      ...{ as, params: { ...params, action }, ifMatch: (await read(world.agent, id_fo)).version },
      body: { motif: 'Le devis a baissé.', ...change },
    });
  const desk = async () => (await api(bureauEndpoints.readBureauDossier, { as: world.agent, params })).body;
  const seen = async (as: Actor) => {
    const { instructions, projets } = await read(as, id_fo);
    const { etat, montant_accorde } = instructions[0] ?? {};
    return { etat, montant_accorde, lignes: projets[0]?.corps.financements?.[0]?.montant_accorde };
  };
  return { world, id_fo, params, montantsOf, modifie, desk, seen, read };
}

test('a service without a letter publishes one first: no amending act leaves without it, and an agreement is none', async () => {
  const { world, montantsOf, modifie, seen } = await aDecided();
  const montants = await montantsOf(1200);
  const bare = await modifie('grant', { montants });
  expect([bare.status, bare.problem.code]).toEqual([400, 'instruction.modification-sans-modele']);
  const place = { agent: world.agent, id_service: world.drajes.id };
  const convention = await aPublished(portal, place, { ...accord, nature: 'convention', nom: 'Convention' });
  const agreed = await modifie('grant', { montants, courriers: [convention] });
  expect([agreed.status, agreed.problem.code]).toEqual([400, 'instruction.modification-sans-modele']);
  expect(await seen(world.jeanne)).toEqual({ etat: '6', montant_accorde: 1500, lignes: 1500 });
});

test('another amount is granted: the first decision stays readable, the association has a mail, a letter and the history', async () => {
  const { world, id_fo, montantsOf, modifie, desk, seen } = await aDecided();
  const lettre = await aPublished(portal, { agent: world.agent, id_service: world.drajes.id });
  const montants = await montantsOf(1200);
  const silent = await modifie('grant', { montants });
  expect([silent.status, silent.problem.code]).toEqual([400, 'instruction.modification-sans-lettre']);
  expect((await modifie('grant', { montants, courriers: [lettre] })).status).toBe(200);
  for (const who of [world.jeanne, world.agent]) {
    expect(await seen(who)).toEqual({ etat: '6', montant_accorde: 1200, lignes: 1200 });
  }
  expect((await desk()).remplacees).toMatchObject([{ action: 'grant', montant: 1500, motif: null }]);
  await portal.runJobs();
  const mails = await api(mailboxEndpoints.listMails, { query: { to: world.emails.jeanne } });
  const mail = mails.body.find(({ subject }) => subject.startsWith('Décision modifiée'));
  expect(flat(mail?.text)).toContain('1 200 € accordés, au lieu de : 1 500 € accordés');
  expect(mail?.text).toContain('Le devis a baissé.');
  const letters = await api(courrierEndpoints.listCourriers, { as: world.jeanne, params: { id: id_fo } });
  expect(letters.body).toHaveLength(1);
  expect(await letterText(db, letters.body[0]?.id ?? '')).toContain(
    'La présente décision modifie et remplace celle du',
  );
  const history = await api(dossierEndpoints.readHistorique, { as: world.jeanne, params: { id: id_fo } });
  const facts = history.body.evenements.filter(({ action }) => /grant|modifiee/.test(action));
  expect(facts.map(({ fait, montant }) => [fait, montant])).toEqual([
    ['Décision modifiée', 1200],
    ['Subvention accordée', 1500],
  ]);
});

test('the envelope is counted anew: it gets back what the first decision took, and no act exceeds it unsaid', async () => {
  const { world, montantsOf, modifie, desk } = await aDecided();
  const lettres = await publishLettres(world);
  const responsable = await aCollegue(db, world, 'responsable');
  const place = { code_subvention: world.code, campagne_exercice: 2027, exercice: 2027, total: 2000 };
  await api(enveloppeEndpoints.createEnveloppe, {
    as: responsable,
    body: { id_service: world.drajes.id, ...place },
  });
  expect((await desk()).enveloppes[0]?.accorde).toBe(1500);
  // 500 € are left, and the 1 500 € of the first decision come back.
  expect(
    (await modifie('grant', { montants: await montantsOf(2000), courriers: lettres.grant })).status,
  ).toBe(200);
  expect((await desk()).enveloppes[0]?.accorde).toBe(2000);
  const over = await modifie('grant', {
    ...{ montants: await montantsOf(2001), plus_que_demande: true, courriers: lettres.grant },
  });
  expect([over.status, over.problem.code]).toEqual([422, 'instruction.enveloppe-depassee']);
  expect((await desk()).enveloppes[0]?.accorde).toBe(2000);
  expect((await modifie('refuse', { courriers: lettres.refuse })).status).toBe(200);
  expect((await desk()).enveloppes[0]?.accorde).toBe(0);
});

test('a grant is refused and a refusal granted, each kept in its order', async () => {
  const { world, montantsOf, modifie, desk, seen } = await aDecided();
  const lettres = await publishLettres(world);
  expect((await modifie('refuse', { courriers: lettres.refuse })).status).toBe(200);
  expect(await seen(world.jeanne)).toEqual({ etat: '11', montant_accorde: null, lignes: null });
  expect(
    (
      await modifie('grant', {
        ...{ montants: await montantsOf(900), motif: 'Recours.', courriers: lettres.grant },
      })
    ).status,
  ).toBe(200);
  expect(await seen(world.jeanne)).toEqual({ etat: '6', montant_accorde: 900, lignes: 900 });
  expect((await desk()).remplacees.map(({ action, montant, motif }) => [action, montant, motif])).toEqual([
    ['grant', 1500, null],
    ['refuse', null, 'Le devis a baissé.'],
  ]);
  const [first, second] = (await desk()).remplacees;
  expect(second?.prise_le).toBe(first?.modifiee_le);
});

test('who may not decide, amends nothing; no act is made without reason, without effect or on what changed', async () => {
  const { world, id_fo, params, montantsOf, modifie, seen } = await aDecided();
  const montants = await montantsOf(1500);
  const { grant: courriers } = await publishLettres(world);
  const same = await modifie('grant', { montants, courriers });
  expect([same.status, same.problem.code]).toEqual([400, 'instruction.modification-sans-effet']);
  const silent = await modifie('refuse', { motif: ' ' });
  expect([silent.status, silent.problem.code]).toEqual([400, 'dossier.motif-obligatoire']);
  const late = await api(modifierDecision, {
    ...{
      as: world.agent,
      params: { ...params, action: 'refuse' },
      ifMatch: 1,
      body: { motif: 'Trop tard.' },
    },
  });
  expect([late.status, late.problem.code]).toEqual([409, 'kernel.conflit']);
  expect((await modifie('refuse', {}, world.jeanne)).status).toBe(403);
  expect(await seen(world.jeanne)).toEqual({ etat: '6', montant_accorde: 1500, lignes: 1500 });
  expect(id_fo).toBeTruthy();
});

test('a report that was begun and not sent follows the amended decision, and says so', async () => {
  const { world, id_fo, montantsOf, modifie } = await aDecided();
  const open = async () =>
    (await api(crfEndpoints.createCrf, { as: world.jeanne, params: { id: id_fo }, body: { exercice: 2027 } }))
      .body;
  expect((await open()).description.montant_accorde).toBe(1500);
  const { grant: courriers } = await publishLettres(world);
  expect((await modifie('grant', { montants: await montantsOf(1200), courriers })).status).toBe(200);
  const { projets, description, historique } = await open();
  expect(description.montant_accorde).toBe(1200);
  expect(projets.map(({ montant_accorde, prevu }) => [montant_accorde, prevu.financements])).toMatchObject([
    [1200, [{ montant_accorde: 1200 }]],
  ]);
  expect(historique.map(({ fait, cote }) => [fait, cote])).toContainEqual([
    'Montants accordés mis à jour, la décision a été modifiée',
    'service',
  ]);
});
