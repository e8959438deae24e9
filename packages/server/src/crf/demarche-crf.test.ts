import { journalEndpoints } from '@asso/contract/contenu/journal.endpoints';
import { crfEndpoints } from '@asso/contract/crf/crf.endpoints';
import { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import { missingCrfEndpoints } from '@asso/contract/dossier/missing-crf.endpoints';
import { bureauEndpoints } from '@asso/contract/instruction/bureau.endpoints';
import { mailboxEndpoints } from '@asso/contract/kernel/mailbox.endpoints';
import { notificationEndpoints } from '@asso/contract/notification/notification.endpoints';
import { tableauDeBordEndpoints } from '@asso/contract/subvention/tableau-de-bord.endpoints';
import type { Actor } from '@asso/domain/compte/actor';
import { describe, expect, it } from 'vitest';
import { features } from '../features.ts';
import { aClock } from '../platform/clock/clock.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { writeHistory } from '../platform/history/history.sql.ts';
import { anActor } from '../platform/http/test/test-actor.ts';
import { aPortal } from '../platform/http/test/test-app.ts';
import { findNodes, readPdf, structureFaults } from '../platform/pdf/test/test-read-pdf.ts';
import { leaveYears, today } from '../subvention/test/test-dossiers.sql.ts';
import { aGrant } from './test/test-crf.ts';

const portal = await aPortal({ features, clock: aClock(today) });

const told = async (as: Actor) =>
  (await portal.api(notificationEndpoints.readUserNotifications, { as })).body.items
    .filter(({ kind }) => kind === 8)
    .map(({ sentence }) => sentence.replaceAll(/[\u00a0\u202f]/g, ' '));

describe('sending a report', () => {
  it('is apart from its dossier, which stays as it is [R4.31]', async () => {
    const { world, id_fo, open, fill, transmitOne, readOne } = await aGrant(portal);
    const filled = await fill((await open(world.jeanne, id_fo)).body);
    expect([filled.description.id_etat, filled.blockers]).toEqual([2, []]);
    const sent = await transmitOne(world.jeanne, filled);
    expect([sent.status, sent.body.description.id_etat, sent.body.rights.edit]).toEqual([200, 4, false]);
    const [dossier] = (await portal.api(dossierEndpoints.listDossiers, { as: world.jeanne, query: {} })).body
      .items;
    expect(dossier?.instructions[0]?.etat).toBe('9');
    expect((await readOne(world.agent, filled)).decisions).toEqual(['receive', 'sendBack']);
  });

  it('waits to be read: the dossier is not finished before, and the desk says so with the act, before anybody tries', async () => {
    const { world, id_fo, aSent, move } = await aGrant(portal);
    const params = { id: id_fo, service: world.drajes.id };
    const desk = async () =>
      (await portal.api(bureauEndpoints.readBureauDossier, { as: world.agent, params })).body.empechements;
    expect((await desk()).map(({ action, code }) => [action, code])).toEqual([
      ['finish', 'crf.comptes-rendus-attendus'],
    ]);
    const sent = await aSent(id_fo);
    expect((await move(id_fo, 'finish')).codes).toEqual(['crf.comptes-rendus-a-lire']);
    expect(await desk()).toEqual([
      expect.objectContaining({
        action: 'finish',
        raison: 'Le dossier n’est pas terminé : le compte rendu 2027 attend votre lecture.',
        params: { exercice: '2027', crf: sent.id },
      }),
    ]);
  });

  it('has one effect, retried or sent twice at once', async () => {
    const { world, id_fo, open, fill, transmitOne } = await aGrant(portal);
    const filled = await fill((await open(world.jeanne, id_fo)).body);
    const key = `envoi-${filled.id}`;
    const first = await transmitOne(world.jeanne, filled, { key, ifMatch: filled.version });
    const again = await transmitOne(world.jeanne, filled, { key, ifMatch: filled.version });
    expect([first.status, again.status, again.body.transmis_le]).toEqual([200, 200, first.body.transmis_le]);
    const other = await transmitOne(world.jeanne, filled, { ifMatch: filled.version });
    expect([other.status, other.codes]).toEqual([409, ['crf.mouvement-impossible']]);
    expect(await told(world.agent)).toEqual([
      `Compte rendu financier 2027 (dossier ${id_fo}) : transmis au service instructeur.`,
    ]);
  });

  it('says all that is missing, and moves nothing', async () => {
    const { world, id_fo, open, transmitOne, readOne } = await aGrant(portal);
    const { body } = await open(world.jeanne, id_fo);
    const refused = await transmitOne(world.jeanne, body);
    expect(refused.status).toBe(422);
    expect(refused.codes).toContain('kernel.a-renseigner');
    expect((await readOne(world.jeanne, body)).description.id_etat).toBe(1);
  });

  it('wants the version that was read', async () => {
    const { world, id_fo, open, fill, transmitOne } = await aGrant(portal);
    const filled = await fill((await open(world.jeanne, id_fo)).body);
    const stale = await transmitOne(world.jeanne, filled, { ifMatch: filled.version - 1 });
    expect([stale.status, stale.codes]).toEqual([409, ['kernel.conflit']]);
  });
});

describe('what the service makes of it', () => {
  it('sends it back with what to correct, and the association sends it again', async () => {
    const { world, id_fo, aSent, decide, readOne, save, transmitOne } = await aGrant(portal);
    const crf = await aSent(id_fo);
    const mute = await decide(world.agent, crf, { action: 'sendBack', motif: '  ' });
    expect([mute.status, mute.codes]).toEqual([400, ['crf.motif-obligatoire']]);
    const motif = 'Précisez les achats.';
    const back = await decide(world.agent, crf, { action: 'sendBack', motif });
    expect(back.body.updatedBy.type).toBe('rds');
    expect([back.body.description.id_etat, back.body.motif]).toEqual([3, motif]);
    expect(await told(world.jeanne)).toContain(
      `Compte rendu financier 2027 (dossier ${id_fo}) : renvoyé à l’association.`,
    );
    await portal.runJobs();
    const mails = (await portal.api(mailboxEndpoints.listMails, { query: {} })).body;
    expect(mails.find(({ text }) => text.includes(motif))?.subject).toMatch(/^Compte rendu à corriger/);
    const open = await readOne(world.jeanne, crf);
    expect([open.rights.edit, open.pieces.map(({ code }) => code)]).toEqual([true, ['CRF']]);
    await save(world.jeanne, open, {
      'donnees.observations': { from: null, to: 'Détail des achats joint.' },
    });
    const sent = await transmitOne(world.jeanne, open);
    expect([sent.body.description.id_etat, sent.body.motif]).toEqual([4, null]);
    expect(sent.body.historique.map(({ fait, motif: why }) => [fait, why])).toEqual([
      ['Compte rendu transmis', null],
      ['Compte rendu renvoyé pour correction', motif],
      ['Compte rendu transmis', null],
      ['Compte rendu commencé', null],
    ]);
  });

  it('receives it; the dossier finishes once all of them are received', async () => {
    const { world, id_fo, aSent, decide, move } = await aGrant(portal);
    await leaveYears(portal.db, id_fo, { exercice: 2027, exercice_fin: 2028 });
    const first = await aSent(id_fo);
    const received = await decide(world.agent, first, { action: 'receive' });
    expect([received.body.description.id_etat, received.body.recu_le !== null]).toEqual([5, true]);
    expect((await decide(world.agent, first, { action: 'receive' })).codes).toEqual([
      'crf.mouvement-impossible',
    ]);
    const refused = await move(id_fo, 'finish');
    expect([refused.status, refused.codes, refused.bytes.toString()]).toEqual([
      409,
      ['crf.comptes-rendus-attendus'],
      expect.stringContaining('2028'),
    ]);
    await leaveYears(portal.db, id_fo, { exercice: 2027, exercice_fin: 2027 });
    expect((await move(id_fo, 'finish')).body.instructions[0]?.etat).toBe('10');
  });
});

describe('what the lists say of it', () => {
  it('is what the person still has to do, until it is with the service', async () => {
    const { world, id_fo, open, fill, transmitOne } = await aGrant(portal);
    const tasks = async () => {
      const { aFaire, enCours } = (
        await portal.api(tableauDeBordEndpoints.tableauDeBord, { as: world.jeanne })
      ).body;
      return [aFaire.map(({ crf }) => crf), enCours.map(({ phrase }) => phrase)];
    };
    // A report due in more than two months is only a date to come; later it becomes a thing to do.
    expect(await tasks()).toEqual([[], ['Versé. Compte rendu à rendre avant le 30/06/2028.']]);
    await portal.clock.set('2028-05-15T10:00:00Z');
    expect(await tasks()).toEqual([[{ exercice: 2027, id: null, isRenvoye: false }], []]);
    const filled = await fill((await open(world.jeanne, id_fo)).body);
    expect(await tasks()).toEqual([[{ exercice: 2027, id: filled.id, isRenvoye: false }], []]);
    await transmitOne(world.jeanne, filled);
    expect(await tasks()).toEqual([[], ['Chez le service : il a vos comptes rendus.']]);
    await portal.clock.set(today);
  });

  it('is named by its year and its dossier in the journal of the administration', async () => {
    const { world, id_fo, open } = await aGrant(portal);
    const { id } = (await open(world.jeanne, id_fo)).body;
    const lca = anActor({ roles: ['lca.admin'] });
    const act = { objet: 'crf', id_objet: id, by: lca, at: portal.clock.now(), action: 'modifier' };
    await inTransaction(portal.db, (trx) => writeHistory(trx, act));
    const { items } = (await portal.api(journalEndpoints.listActes, { as: lca, query: { id_objet: id } }))
      .body;
    expect(items.map(({ nom_objet }) => nom_objet)).toEqual([`2027, dossier ${id_fo}`]);
  });

  it('is a thing to do as soon as the service sends it back, however far its deadline', async () => {
    const { world, id_fo, aSent, decide } = await aGrant(portal);
    const crf = await aSent(id_fo);
    await decide(world.agent, crf, { action: 'sendBack', motif: 'Précisez les achats.' });
    const home = await portal.api(tableauDeBordEndpoints.tableauDeBord, { as: world.jeanne });
    expect(home.body.aFaire.map((one) => one.crf)).toEqual([{ exercice: 2027, id: crf.id, isRenvoye: true }]);
    expect(home.body.enCours).toEqual([]);
  });

  it('filters the dossiers by the state of their reports, begun or not', async () => {
    const { world, id_fo, open, aSent } = await aGrant(portal);
    const found = async (etatsCRF: string[]) =>
      (
        await portal.api(dossierEndpoints.listDossiers, { as: world.agent, query: { etatsCRF } })
      ).body.items.map((one) => one.id_fo);
    expect(await found(['1'])).toEqual([id_fo]);
    expect(await found(['2', '4'])).toEqual([]);
    await open(world.jeanne, id_fo);
    expect(await found(['1'])).toEqual([id_fo]);
    await aSent(id_fo);
    expect([await found(['4']), await found(['1', '5'])]).toEqual([[id_fo], []]);
  });

  it('keeps no new request waiting once it is sent', async () => {
    const { world, id_fo, open, fill, transmitOne } = await aGrant(portal);
    await portal.clock.set('2028-07-02T10:00:00Z');
    const owed = async () =>
      (await portal.api(missingCrfEndpoints.listMissingCrf, { as: world.jeanne, query: {} })).body.items.map(
        ({ exercice, isEnRetard }) => [exercice, isEnRetard],
      );
    expect(await owed()).toEqual([[2027, true]]);
    const filled = await fill((await open(world.jeanne, id_fo)).body);
    expect([filled.isEnRetard, await owed()]).toEqual([true, [[2027, true]]]);
    await transmitOne(world.jeanne, filled);
    expect(await owed()).toEqual([]);
    await portal.clock.set(today);
  });
});

describe('the report on paper', () => {
  it('is a tagged PDF for both sides and the members, planned beside realised', async () => {
    const { world, id_fo, aSent } = await aGrant(portal);
    const crf = await aSent(id_fo);
    const ask = (as: Actor) =>
      portal.api(crfEndpoints.readCrfPdf, { as, params: { id: id_fo, crf: crf.id } });
    const { status, bytes } = await ask(world.jeanne);
    expect(status).toBe(200);
    const pdf = await readPdf(bytes);
    expect(structureFaults(pdf, bytes)).toEqual([]);
    const rows = findNodes(pdf, 'TR').map((row) =>
      row.children.map(({ text }) => text.replaceAll(/[\u00a0\u202f]/g, ' ')).join(' | '),
    );
    expect(rows).toContain('60 – Achats | 3 000 € | 3 000 € | 0 € | 100 %');
    const text = pdf.pages
      .map(({ readText }) => readText)
      .join(' ')
      .replaceAll(/\s+/g, ' ');
    expect(text).toContain('Subvention accordée 1 800 €, utilisée 1 800 €.');
    expect((await ask(world.ali)).status).toBe(200);
    expect((await ask(world.agent)).status).toBe(200);
    expect((await ask(world.paul)).status).toBe(404);
    expect((await ask(world.autreAgent)).status).toBe(404);
  });
});
