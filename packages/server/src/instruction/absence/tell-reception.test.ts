import { randomUUID } from 'node:crypto';
import { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import { absenceEndpoints } from '@asso/contract/instruction/absence.endpoints';
import { aiguillageEndpoints } from '@asso/contract/instruction/aiguillage.endpoints';
import { avisEndpoints } from '@asso/contract/instruction/avis.endpoints';
import { bureauEndpoints } from '@asso/contract/instruction/bureau.endpoints';
import { notificationEndpoints } from '@asso/contract/notification/notification.endpoints';
import type { Actor } from '@asso/domain/compte/actor';
import { expect, test } from 'vitest';
import { findPersonne } from '../../compte/utilisateur.sql.ts';
import { features } from '../../features.ts';
import { aClock } from '../../platform/clock/clock.ts';
import { aPortal } from '../../platform/http/test/test-app.ts';
import { mailsTo as readMails } from '../../platform/mail/test/test-mails.sql.ts';
import { subventionCalls } from '../../subvention/test/test-calls.ts';
import { aWorld, today } from '../../subvention/test/test-dossiers.sql.ts';
import { aCollegue } from '../test/test-bureau.ts';

const portal = await aPortal({ features, clock: aClock(today) });
const { api, db } = portal;
const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ');

/** Sacha is away from today, and the agent receives; `responsable` gives the dossiers. */
async function anAbsence({ isReplaced = true } = {}) {
  const world = await aWorld(db);
  await world.publish();
  const calls = subventionCalls(portal, world);
  const sacha = await aCollegue(db, world);
  const responsable = await aCollegue(db, world, 'responsable');
  const params = { service: world.drajes.id };
  await api(absenceEndpoints.createAbsence, {
    as: sacha,
    params,
    body: {
      ...{ id_utilisateur: sacha.id, du: '2027-02-01', au: '2027-02-12', mot: null },
      remplacant: isReplaced ? world.agent.id : null,
    },
  });
  const aSent = async () => {
    const { id_fo } = await calls.aReady();
    await calls.transmit(world.jeanne, id_fo);
    return id_fo;
  };
  const give = (id: string, a: string, as: Actor = responsable) =>
    api(bureauEndpoints.saveAffectation, { as, params: { ...params, id }, body: { de: null, a } });
  const told = async (as: Actor) =>
    (await api(notificationEndpoints.readUserNotifications, { as, query: { kinds: [7] } })).body.items.map(
      ({ sentence }) => plain(sentence),
    );
  return { ...world, sacha, responsable, params, aSent, give, told };
}

const mailsTo = async ({ id }: Actor, words: string) => {
  const { email = '' } = (await findPersonne(db, id)) ?? {};
  return (await readMails(db, email)).filter(({ objet }) => objet.includes(words));
};

test('a dossier given to who is away stays theirs; the mail goes to who receives, and says for whom', async () => {
  const { agent, sacha, responsable, aSent, give, told, params } = await anAbsence();
  const id = await aSent();
  expect((await give(id, sacha.id)).body.affecte_a?.id).toBe(sacha.id);
  expect(await told(sacha)).toEqual([expect.stringMatching(/: Sacha Petit vous l’a confié\.$/)]);
  expect(await told(agent)).toEqual([
    expect.stringMatching(/, pour Sacha Petit : Sacha Petit vous l’a confié\.$/),
  ]);
  expect(await mailsTo(sacha, 'À vous')).toEqual([]);
  const [mail] = await mailsTo(agent, 'À vous');
  expect(plain(mail?.texte ?? '')).toContain('Pour Sacha Petit, qui n’est pas là jusqu’au 12 février.');
  const { services } = (await api(bureauEndpoints.readBureau, { as: responsable })).body;
  const [service] = services.filter((one) => one.id === params.service);
  expect(service?.collegues.map((one) => [one.id, one.absence?.recoit?.id])).toContainEqual([
    sacha.id,
    agent.id,
  ]);
});

test('who receives and gives the dossier themselves is not told of it; without a stand-in the person is', async () => {
  const one = await anAbsence();
  await one.give(await one.aSent(), one.sacha.id, one.agent);
  expect(await one.told(one.agent)).toEqual([]);
  const alone = await anAbsence({ isReplaced: false });
  await alone.give(await alone.aSent(), alone.sacha.id);
  expect(await alone.told(alone.agent)).toEqual([]);
  expect(await mailsTo(alone.sacha, 'À vous')).toHaveLength(1);
});

test('a rule gives to who receives in the place of who is away, and the history says whose turn it was', async () => {
  const { agent, sacha, responsable, params, aSent, told } = await anAbsence();
  const regle = {
    id: randomUUID(),
    nom: 'Tout',
    quand: { departements: [], themes: [], campagnes: [], montant_min: null, montant_max: null },
    alors: { personnes: [sacha.id], etiquette: null },
  };
  await api(aiguillageEndpoints.saveAiguillage, {
    as: responsable,
    params,
    ifMatch: 1,
    body: { actif: true, regles: [regle] },
  });
  const id = await aSent();
  const desk = await api(bureauEndpoints.readBureauDossier, { as: agent, params: { ...params, id } });
  expect(desk.body.affecte_a?.id).toBe(agent.id);
  expect(await told(agent)).toEqual([
    expect.stringMatching(/, pour Sacha Petit : la règle « Tout » vous l’a confié\.$/),
  ]);
  expect(await told(sacha)).toEqual([]);
  const { evenements } = (await api(dossierEndpoints.readHistorique, { as: agent, params: { id } })).body;
  expect(
    evenements.filter(({ action }) => action === 'bureau.aiguille').map(({ motif }) => plain(motif ?? '')),
  ).toEqual([
    expect.stringMatching(
      /^Affecté à Jeanne Roux par la règle « Tout »\. C’était le tour de Sacha Petit, qui n’est pas là\.$/,
    ),
  ]);
});

test('a rule whose people are away leaves to nobody what nobody receives', async () => {
  const { agent, sacha, responsable, params, aSent } = await anAbsence({ isReplaced: false });
  await api(aiguillageEndpoints.saveAiguillage, {
    as: responsable,
    params,
    ifMatch: 1,
    body: {
      actif: true,
      regles: [
        {
          id: randomUUID(),
          nom: 'Tout',
          quand: { departements: [], themes: [], campagnes: [], montant_min: null, montant_max: null },
          alors: { personnes: [sacha.id], etiquette: null },
        },
      ],
    },
  });
  const id = await aSent();
  const desk = await api(bureauEndpoints.readBureauDossier, { as: agent, params: { ...params, id } });
  expect(desk.body.affecte_a).toBeNull();
});

test('an opinion given on a question of who is away is told to who receives', async () => {
  const { agent, sacha, autreAgent, cd, params, aSent, told } = await anAbsence();
  const id = await aSent();
  const asked = await api(avisEndpoints.askAvis, {
    as: sacha,
    params: { ...params, id },
    body: { id_service: cd.id, question: 'Et vous ?', sections: ['projets'], avant_le: '2027-02-05' },
  });
  expect(asked.codes).toEqual([]);
  await api(avisEndpoints.answerAvis, {
    as: autreAgent,
    params: { avis: asked.body.id },
    ifMatch: 1,
    body: { sens: 'favorable', texte: '' },
  });
  expect(await told(agent)).toEqual([
    expect.stringMatching(/, pour Sacha Petit : .* a rendu un avis favorable\.$/),
  ]);
  expect(await told(sacha)).toEqual([expect.stringMatching(/: .* a rendu un avis favorable\.$/)]);
});
