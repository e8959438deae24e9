import { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import { signatureEndpoints } from '@asso/contract/dossier/signature.endpoints';
import type { Actor } from '@asso/domain/compte/actor';
import { beforeEach, describe, expect, test } from 'vitest';
import { listMailsTo } from '../association/test/test-associations.sql.ts';
import { rappelSignatureWorker } from '../dossier/signature/rappel-signature.job.ts';
import { giveCourriel } from '../dossier/signature/test/test-signature.sql.ts';
import { features } from '../features.ts';
import { aClock } from '../platform/clock/clock.ts';
import { aPortal } from '../platform/http/test/test-app.ts';
import { readPdf } from '../platform/pdf/test/test-read-pdf.ts';
import { readDossierRows, today } from '../subvention/test/test-dossiers.sql.ts';
import { agrementCalls, anAgrementWorld } from './test/test-agrements.ts';

const clock = aClock(today);
const portal = await aPortal({ features, clock });
const { api, db } = portal;

beforeEach(() => clock.set(today));

/** Jeanne prepares an agrément dossier; its signataire has the address of Ali's account. */
async function aPrepared() {
  const world = await anAgrementWorld(db);
  await giveCourriel(db, world.representant, world.emails.ali);
  const calls = agrementCalls(portal, world);
  const { id_fo } = await calls.aReady();
  const params = { id: id_fo };
  const ask = (as: Actor = world.jeanne) => api(signatureEndpoints.askSignature, { as, params });
  const look = (as: Actor = world.jeanne) => api(signatureEndpoints.readSignature, { as, params });
  const jeton = async () => {
    const mails = await listMailsTo(db, world.emails.ali);
    return mails.flatMap(({ texte }) => /signer#([\w-]+)/.exec(texte)?.[1] ?? [])[0] ?? '';
  };
  const open = async (as: Actor = world.ali) =>
    api(signatureEndpoints.readASigner, { as, body: { jeton: await jeton() } });
  let empreinte = '';
  /** Signs what is shown now, or was shown last when nothing is shown any more. */
  const sign = async (as: Actor = world.ali, more: object = {}) => {
    empreinte = (await open()).body.dossier?.empreinte ?? empreinte;
    return api(signatureEndpoints.signDossier, { as, body: { jeton: await jeton(), empreinte, ...more } });
  };
  return { world, calls, id_fo, params, ask, look, open, sign };
}

describe('the signature of an agrément dossier', () => {
  test('is asked by a link, which shows what is certified', async () => {
    const { world, ask, look, open, params } = await aPrepared();
    expect((await look()).body.signataire).toMatchObject({ nom: 'Jeanne Roux', compte: 'autre' });
    expect((await ask()).body.demande).toMatchObject({ etat: 'demandee', isMoi: false });
    const { body } = await open();
    expect(body).toMatchObject({ genre: 'agrement', isSignataire: true, confirmation: 'lien-courriel' });
    expect(body.dossier).toMatchObject({ lieu: 'Marseille', manques: [], isHorsDates: false });
    expect(body.dossier?.faits.map(({ label }) => label)).toEqual(['Agrément', 'Pour', 'Pièces']);
    expect(body.dossier?.clauses).toHaveLength(4);
    expect(body.dossier?.attestation).toContain(
      'L’association a souscrit au contrat d’engagement républicain (décret n° 2021-1947).',
    );
    const pages = await api(signatureEndpoints.readPagesASigner, { as: world.ali, params });
    const { bytes } = await api(dossierEndpoints.readPdf, { as: world.ali, params });
    expect(pages.body.pages).toBe((await readPdf(bytes)).pages.length);
  });

  test('transmits it once, keeps the proof, and tells what comes next', async () => {
    const { world, calls, id_fo, ask, look, sign } = await aPrepared();
    await ask();
    const signed = await sign();
    expect(signed.body).toMatchObject({ id_fo, transmis_le: '2027-02-01T12:00:00.000Z' });
    expect(signed.body.suites.join(' ')).toContain('l’agrément accordé est inscrit');
    const again = await sign();
    expect(again.body).toEqual(signed.body);
    const { body } = await calls.read(id_fo);
    expect(body.instructions[0]?.etat).toBe('D');
    const { actions } = await readDossierRows(db, body.id);
    expect(actions.filter((action) => action === 'instruction.transmit')).toHaveLength(1);
    expect(actions).toContain('signature.signe');
    for (const as of [world.jeanne, world.agent])
      expect((await look(as)).body.preuve).toMatchObject({ nom: 'Jeanne Roux', lieu: 'Marseille' });
    expect((await look(world.agent)).body.demande).toBeNull();
  });

  test('is refused to anybody else, and when an answer changed since it was shown', async () => {
    const { world, calls, id_fo, ask, open, sign } = await aPrepared();
    await ask();
    expect((await sign(world.jeanne)).problem.code).toBe('dossier.signature-autre');
    expect((await sign(world.paul)).status).toBe(404);
    const shown = (await open()).body.dossier;
    await calls.save(id_fo, { customs: { projet_educatif: 'Jouer, et apprendre à arbitrer.' } });
    const late = await sign(world.ali, { empreinte: shown?.empreinte });
    expect(late.problem.code).toBe('dossier.signature-changee');
    const changed = (await open()).body.dossier?.parts.filter(
      ({ id, empreinte }) => shown?.parts.find((one) => one.id === id)?.empreinte !== empreinte,
    );
    expect(changed?.map(({ libelle }) => libelle)).toEqual(['les questions de cet agrément']);
    expect((await sign()).status).toBe(200);
  });

  test('waits for what is missing, and ends when the dossier is transmitted without it', async () => {
    const { world, calls, id_fo, ask, look, open, sign } = await aPrepared();
    await calls.join(id_fo, null);
    expect((await ask()).status).toBe(422);
    await calls.join(id_fo);
    expect((await ask()).status).toBe(200);
    await calls.transmit(id_fo);
    expect((await look()).body).toMatchObject({ demande: { etat: 'retiree' }, preuve: null });
    expect((await open()).body).toMatchObject({ etat: 'retiree', dossier: null });
    const closed = await sign(world.ali, { empreinte: 'of what was shown before' });
    expect(closed.problem.code).toBe('dossier.signature-close');
  });

  test('is reminded once, in the time zone of the agrément', async () => {
    const { world, ask } = await aPrepared();
    await ask();
    const sent = async () =>
      (await listMailsTo(db, world.emails.ali)).filter(({ objet }) => objet.startsWith('Rappel, à signer'));
    clock.set('2027-02-05T12:30:00Z');
    const context = { id: 'x', attempt: 1, isLastAttempt: false, signal: new AbortController().signal };
    for (const _ of ['first', 'second']) await rappelSignatureWorker(portal).handler({}, context);
    expect(await sent()).toHaveLength(1);
  });
});
