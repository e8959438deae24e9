import { mailboxEndpoints } from '@asso/contract/kernel/mailbox.endpoints';
import { dossierSubventionEndpoints } from '@asso/contract/subvention/dossier-subvention.endpoints';
import type { Actor } from '@asso/domain/compte/actor';
import type { EtatInstruction } from '@asso/domain/dossier/instruction.states';
import { expect, test } from 'vitest';
import { features } from '../features.ts';
import { aClock } from '../platform/clock/clock.ts';
import { aPortal } from '../platform/http/test/test-app.ts';
import { allMails } from '../platform/mail/test/test-mails.sql.ts';
import { aRib, closeSubvention, markEtats, today } from '../subvention/test/test-dossiers.sql.ts';
import { aGranted, versement } from './test/test-paiements.ts';

const portal = await aPortal({ features, clock: aClock(today) });

/** Creates a granted dossier whose association has a second account. */
async function aGrantedWithTwo() {
  const granted = await aGranted(portal);
  const { world, calls, id_fo, latest } = granted;
  const other = await aRib(portal.db, world);
  const change = async (as: Actor = world.jeanne, id_rib = other.id) =>
    portal.api(dossierSubventionEndpoints.saveRib, {
      as,
      params: { id_fo },
      ifMatch: (await calls.read(world.jeanne, id_fo)).version,
      body: { id_rib },
    });
  const compte = async () => ((await latest()).compte ?? '').replaceAll(/[\u00a0\u202f]/g, ' ');
  return { ...granted, other, change, compte };
}

const first = /0353/;
const second = /0181/;

test('a payment that is asked, then treated, follows the account of its dossier [R4.24]', async () => {
  const { ask, change, compte, latest, move, other, world, facts } = await aGrantedWithTwo();
  await ask(1200);
  expect(await compte()).toMatch(first);
  const { version } = await latest();
  expect((await change()).status).toBe(200);
  expect(await compte()).toMatch(second);
  expect(await compte()).toMatch(/^Ira sur le compte .*, celui du dossier\.$/);
  expect((await latest()).version).toBe(version + 1);
  await move('take');
  await change(world.jeanne, world.rib);
  expect(await compte()).toMatch(first);
  expect((await change(world.agent, other.id)).status).toBe(200);
  expect(await compte()).toMatch(second);
  const [fact] = (await facts(world.agent)).filter(({ action }) => action === 'dossier.rib');
  expect(fact?.motif).toMatch(/0181 au lieu de .*0353/);
  expect(fact?.motif).toContain('1 versement pas encore en paiement ira sur le nouveau compte.');
});

test('the account that the dossier has already is no change: no version, no fact, nobody told', async () => {
  const { calls, change, facts, id_fo, world } = await aGrantedWithTwo();
  const seen = async () => ({
    version: (await calls.read(world.jeanne, id_fo)).version,
    faits: (await facts(world.agent)).filter(({ action }) => action === 'dossier.rib').length,
    courriels: (await allMails(portal.db)).length,
  });
  const before = await seen();
  expect((await change(world.jeanne, world.rib)).status).toBe(200);
  expect(await seen()).toEqual(before);
});

test('the managers who do not follow the dossier are told which account its money goes to, and no stranger is', async () => {
  const { ask, change, world, id_fo } = await aGrantedWithTwo();
  await ask(1200);
  await change();
  await portal.runJobs();
  const told = async (to: string) =>
    (await portal.api(mailboxEndpoints.listMails, { query: { to } })).body.filter(({ subject }) =>
      subject.startsWith('RIB changé'),
    );
  const [toAli, ...others] = await told(world.emails.ali);
  expect(others).toEqual([]);
  const said = (text = '') => text.replaceAll(/[\u00a0\u202f]/g, ' ');
  expect(said(toAli?.subject)).toBe('RIB changé : …0181 au lieu de …0353, Les Voisins de la rue Haute');
  expect(said(toAli?.text)).toContain(`a changé le RIB du dossier ${id_fo}.`);
  expect(said(toAli?.text)).toContain('1 versement pas encore en paiement ira sur le nouveau compte.');
  expect(toAli?.text).toContain(`/informations-administratives/${world.siret}/ribs`);
  expect([await told(world.emails.jeanne), await told(world.emails.paul)]).toEqual([[], []]);
});

test('a service does not put in payment an account that changed since it looked', async () => {
  const { ask, change, latest, move } = await aGrantedWithTwo();
  await ask(1200);
  await move('take');
  const { version } = await latest();
  await change();
  const late = await move('order', {}, { ifMatch: version });
  expect([late.status, late.problem.par, late.problem.problems[0]?.params?.quoi]).toEqual([
    409,
    expect.stringMatching(/\S \S/),
    expect.stringMatching(/^le RIB de ce versement \(acompte de 1\s200\s€\)$/),
  ]);
  expect((await move('order')).status).toBe(200);
});

test('put in payment, then paid, it keeps the account it was made with, and both sides read it', async () => {
  const { ask, change, list, move, world, facts, compte } = await aGrantedWithTwo();
  await ask(1200);
  await move('take');
  await move('order');
  expect(await compte()).toMatch(/^Part sur le compte .*0353\.$/);
  expect((await change()).status).toBe(200);
  for (const as of [world.jeanne, world.agent]) {
    const [paiement] = (await list(as)).body.items;
    expect(paiement?.iban_masque).toMatch(first);
    expect(paiement?.compte).toMatch(/0353.*le RIB du dossier a changé après la mise en paiement/);
    const [fact] = (await facts(as)).filter(({ action }) => action === 'dossier.rib');
    expect(fact?.motif).toContain('1 versement déjà en paiement part sur l’ancien compte.');
  }
  await portal.runJobs();
  const { body: mails } = await portal.api(mailboxEndpoints.listMails, {
    query: { to: world.emails.jeanne },
  });
  expect(mails.map(({ subject }) => subject).join()).not.toContain('RIB');
  const byService = await change(world.agent, world.rib);
  expect(byService.status).toBe(200);
  await portal.runJobs();
  const told = await portal.api(mailboxEndpoints.listMails, { query: { to: world.emails.jeanne } });
  expect(told.body.filter(({ text }) => text.includes('part sur l’ancien compte'))).toHaveLength(1);
  await change();
  await move('pay', versement);
  expect(await compte()).toMatch(/^Versé sur le compte .*0353, le RIB d’alors\.$/);
  await ask(100);
  expect(await compte()).toMatch(second);
});

test.each<[EtatInstruction, number]>([
  ['A', 200],
  ['C', 403],
  ['D', 403],
  ['2', 200],
  ['6', 200],
  ['7', 200],
  ['8', 200],
  ['9', 403],
  ['10', 403],
  ['11', 403],
  ['12', 403],
])('the account of a dossier in %s is changed: %d [R4.24]', async (etat, status) => {
  const { change, id_fo } = await aGrantedWithTwo();
  await markEtats(portal.db, id_fo, etat);
  expect((await change()).status).toBe(status);
});

test('sent back, it is changed by the association alone, once the subvention is inactive [R4.25]', async () => {
  const { change, id_fo, world } = await aGrantedWithTwo();
  await markEtats(portal.db, id_fo, 'C');
  await closeSubvention(portal.db, world.code);
  expect((await change(world.agent)).status).toBe(403);
  expect((await change()).status).toBe(200);
});

test('neither another service, nor a stranger, nor an account that is not theirs', async () => {
  const { change, world } = await aGrantedWithTwo();
  const stranger = await aGrantedWithTwo();
  expect((await change(world.autreAgent)).status).toBe(404);
  expect((await change(stranger.world.jeanne)).status).toBe(404);
  const refused = await change(world.jeanne, stranger.other.id);
  expect([refused.status, refused.codes]).toEqual([422, ['subvention.rib-invalide']]);
  expect((await change()).status).toBe(200);
});
