import { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import { signatureEndpoints } from '@asso/contract/dossier/signature.endpoints';
import { notificationEndpoints } from '@asso/contract/notification/notification.endpoints';
import { projetEndpoints } from '@asso/contract/subvention/projet.endpoints';
import { transmissionEndpoints } from '@asso/contract/subvention/transmission.endpoints';
import type { Actor } from '@asso/domain/compte/actor';
import { beforeEach, describe, expect, it } from 'vitest';
import { listMailsTo } from '../../association/test/test-associations.sql.ts';
import { coffre } from '../../compte/coffre.ts';
import { confirmSecret, proposeSecret } from '../../compte/second-facteur/second-facteur.ts';
import { codeAt } from '../../compte/second-facteur/totp.ts';
import { aCompte, aMembership } from '../../compte/test/test-comptes.sql.ts';
import { features } from '../../features.ts';
import { aClock } from '../../platform/clock/clock.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { aPortal } from '../../platform/http/test/test-app.ts';
import { readPdf } from '../../platform/pdf/test/test-read-pdf.ts';
import { subventionCalls } from '../../subvention/test/test-calls.ts';
import { aWorld, readDossierRows, today } from '../../subvention/test/test-dossiers.sql.ts';
import { rappelSignatureWorker } from './rappel-signature.job.ts';
import { giveCourriel, leaveAssociation, removeSignataire } from './test/test-signature.sql.ts';

const clock = aClock(today);
const portal = await aPortal({ features, clock });
const { api, db } = portal;
const {
  readSignature,
  askSignature,
  changeSignature,
  readASigner,
  readPagesASigner,
  sendCodeSignature,
  signDossier,
  refuseSignature,
} = signatureEndpoints;

beforeEach(() => clock.set(today));

/**
 * Jeanne prepares a dossier; Ali is its signataire, and his account has the address that the association's file gives.
 */
async function aPrepared() {
  const world = await aWorld(db);
  await world.publish();
  await giveCourriel(db, world.representant, world.emails.ali);
  const calls = subventionCalls(portal, world);
  const ready = await calls.aReady();
  const params = { id: ready.id_fo };
  /** Asks for the signature one second later than before, since two e-mails never leave at the same instant. */
  const ask = (as: Actor = world.jeanne) => {
    clock.advance(1);
    return api(askSignature, { as, params });
  };
  const look = (as: Actor = world.jeanne) => api(readSignature, { as, params });
  const jeton = async () => {
    const mails = await listMailsTo(db, world.emails.ali);
    const found = mails
      .filter(({ objet }) => /signer/i.test(objet))
      .flatMap(({ texte }) => /signer#([\w-]+)/.exec(texte)?.[1] ?? []);
    return found[0] ?? '';
  };
  const open = async (as: Actor = world.ali, body?: object) =>
    api(readASigner, { as, body: body ?? { jeton: await jeton() } });
  const empreinte = async () => (await open()).body.dossier?.empreinte ?? '';
  const sign = async (as: Actor = world.ali, more: object = {}) =>
    api(signDossier, { as, body: { jeton: await jeton(), empreinte: await empreinte(), ...more } });
  return { world, calls, ready, params, ask, look, jeton, open, empreinte, sign };
}

/** Gives the last thing that the inbox of this person says to be of a colleague. */
const newsOf = async (as: Actor) =>
  (await api(notificationEndpoints.readUserNotifications, { as, query: { kinds: [5] } })).body.items[0]
    ?.sentence;

describe('asking for a signature', () => {
  it('sends one link to the account of the person whom the dossier names', async () => {
    const { world, ready, params, ask, look, open } = await aPrepared();
    expect((await look()).body).toMatchObject({
      signataire: { nom: 'Jeanne Roux', fonction: 'trésorière', compte: 'autre', qualite: 'representant' },
      demande: null,
      preuve: null,
    });
    expect((await ask()).body.demande).toMatchObject({ etat: 'demandee', isMoi: false, mot: null });
    expect((await readDossierRows(db, ready.id)).actions).toContain('signature.demande');
    // The dossier was not shared: the person who signs now takes part in it.
    const { body } = await open();
    expect(body).toMatchObject({
      isSignataire: true,
      etat: 'demandee',
      confirmation: 'lien-courriel',
      dossier: { nom: 'Former nos arbitres', lieu: 'Marseille', manques: [], isHorsDates: false },
    });
    expect(body.dossier?.faits.map(({ label }) => label)).toEqual([
      'Aide',
      'Demandé',
      'Quand',
      'Pour qui',
      'Versé sur',
    ]);
    expect((await ask()).problem.code).toBe('dossier.signature-demandee');
    const pages = await api(readPagesASigner, { as: world.ali, params });
    const { bytes } = await api(dossierEndpoints.readPdf, { as: world.ali, params });
    expect(pages.body.pages).toBe((await readPdf(bytes)).pages.length);
    expect((await api(readPagesASigner, { as: world.paul, params })).status).toBe(404);
    const mail = (await listMailsTo(db, world.emails.ali)).find(({ objet }) => objet.startsWith('À signer'));
    expect(mail?.objet).toBe('À signer : Former nos arbitres');
  });

  it('is refused while something is missing, nobody is named, or nobody has the account', async () => {
    const { world, calls, params, ask } = await aPrepared();
    const { body: empty } = await calls.create(world.ali);
    const nobody = await api(askSignature, { as: world.ali, params: { id: empty.id_fo } });
    expect(nobody.problem.code).toBe('dossier.signature-sans-signataire');
    await giveCourriel(db, world.representant, 'personne@exemple.fr');
    expect((await ask()).problem.code).toBe('dossier.signature-non-prouve');
    await giveCourriel(db, world.representant, world.emails.jeanne);
    expect((await ask()).problem.code).toBe('dossier.signature-soi-meme');
    await giveCourriel(db, world.representant, world.emails.ali);
    const { version } = await calls.read(world.jeanne, params.id);
    await api(dossierEndpoints.saveDossier, {
      as: world.jeanne,
      params: { id_fo: params.id },
      ifMatch: version,
      body: { changes: { 'attestation.aides_publiques': { from: 'inferieur', to: null } } },
    });
    expect((await ask()).status).toBe(422);
  });

  it('does not wait for the place nor for the box: who signs gives both', async () => {
    const { world, calls, params, ask, open } = await aPrepared();
    const { version } = await calls.read(world.jeanne, params.id);
    await api(dossierEndpoints.saveDossier, {
      as: world.jeanne,
      params: { id_fo: params.id },
      ifMatch: version,
      body: {
        changes: {
          'attestation.certifie': { from: true, to: false },
          'attestation.lieu': { from: 'Marseille', to: null },
        },
      },
    });
    expect((await ask()).status).toBe(200);
    expect((await open()).body.dossier?.lieu).toBe('Marseille');
  });

  it('is of the association that holds the dossier: others, and a service, are refused', async () => {
    const { world, ask, look } = await aPrepared();
    for (const who of [world.ali, world.paul]) {
      expect((await ask(who)).status).toBe(404);
      expect((await look(who)).status).toBe(404);
    }
    // The dossier is not sent yet: the service that will study it does not read it either.
    expect((await ask(world.agent)).status).toBe(403);
    expect((await look(world.agent)).status).toBe(404);
    expect((await ask()).status).toBe(200);
  });
});

describe('the link', () => {
  it('is of one account: a colleague is told whose it is, anybody else finds nothing', async () => {
    const { world, ask, open, jeton, empreinte, sign } = await aPrepared();
    await ask();
    expect((await open(world.jeanne)).body).toMatchObject({
      isSignataire: false,
      dossier: null,
      nom: 'Jeanne Roux',
    });
    const body = { jeton: await jeton(), empreinte: await empreinte() };
    expect((await api(signDossier, { as: world.jeanne, body })).problem.code).toBe('dossier.signature-autre');
    for (const who of [world.paul, world.agent]) expect((await open(who)).status).toBeGreaterThanOrEqual(403);
    expect((await api(signDossier, { as: world.paul, body })).status).toBe(404);
    const refus = { jeton: await jeton(), mot: 'Non.' };
    expect((await api(refuseSignature, { as: world.jeanne, body: refus })).status).toBe(403);
    expect((await api(sendCodeSignature, { as: world.jeanne, body: { jeton: await jeton() } })).status).toBe(
      403,
    );
    for (const designation of [{ jeton: 'x'.repeat(43) }, { id: world.drajes.id }, {}]) {
      expect((await open(world.ali, designation)).status).toBe(404);
    }
    expect((await sign()).status).toBe(200);
  });

  it('dies after seven days, is sent again by the preparer, and the old one no longer opens', async () => {
    const { world, ask, look, open, jeton, empreinte, params, sign } = await aPrepared();
    await ask();
    const old = { jeton: await jeton(), empreinte: await empreinte() };
    clock.advance(7 * 86_400);
    expect((await open()).body).toMatchObject({ etat: 'expiree', dossier: null });
    expect((await api(signDossier, { as: world.ali, body: old })).problem.code).toBe(
      'dossier.signature-expiree',
    );
    const { demande } = (await look()).body;
    const again = (as: Actor) =>
      api(changeSignature, { as, params: { ...params, action: 'relancer' }, ifMatch: demande?.version ?? 0 });
    expect((await again(world.paul)).status).toBe(404);
    expect((await again(world.jeanne)).body.demande?.etat).toBe('demandee');
    expect((await api(signDossier, { as: world.ali, body: old })).status).toBe(404);
    expect((await sign()).status).toBe(200);
  });

  it('opens nothing to a person who left the association, or who no longer signs', async () => {
    const { world, ask, jeton, empreinte, sign } = await aPrepared();
    await ask();
    const body = { jeton: await jeton(), empreinte: await empreinte() };
    const gone = { ...world.ali, associations: [] };
    expect((await api(signDossier, { as: gone, body })).status).toBe(404);
    await removeSignataire(db, world.representant);
    expect((await api(signDossier, { as: world.ali, body })).problem.code).toBe(
      'dossier.signature-sans-signataire',
    );
    await leaveAssociation(db, world.ali.id);
    expect((await sign(world.jeanne)).status).toBeGreaterThanOrEqual(400);
  });

  it('is sent again to nobody who may not sign any more, nor reminded of, and another one may be asked', async () => {
    const { world, ask, look, params, calls } = await aPrepared();
    await ask();
    const version = (await look()).body.demande?.version ?? 0;
    const sent = async () => (await listMailsTo(db, world.emails.ali)).length;
    const before = await sent();
    await leaveAssociation(db, world.ali.id);
    expect((await look()).body.demande?.etat).toBe('retiree');
    const again = await api(changeSignature, {
      ...{ as: world.jeanne, params: { ...params, action: 'relancer' as const }, ifMatch: version },
    });
    expect(again.problem.code).toBe('dossier.signature-close');
    clock.set('2027-02-06T10:00:00Z');
    const context = { id: 'x', attempt: 1, isLastAttempt: false, signal: new AbortController().signal };
    await rappelSignatureWorker(portal).handler({}, context);
    expect(await sent()).toBe(before);
    await aMembership(db, { id_utilisateur: world.ali.id, id_association: world.id_association });
    expect((await look()).body.demande?.etat).toBe('demandee');
    await leaveAssociation(db, world.ali.id);
    const other = await aCompte(db);
    await aMembership(db, { id_utilisateur: other.id, id_association: world.id_association });
    await giveCourriel(db, world.representant, other.email);
    expect((await ask()).body.demande).toMatchObject({ etat: 'demandee' });
    expect((await listMailsTo(db, other.email)).map(({ objet }) => objet)).toContain(
      'À signer : Former nos arbitres',
    );
    expect((await calls.read(world.jeanne, params.id)).instructions[0]?.etat).toBe('A');
  });

  it('is reminded of once, three days before its end, by day; both links open', async () => {
    const { world, ask, jeton, open } = await aPrepared();
    await ask();
    const first = await jeton();
    const remind = async (at: string) => {
      clock.set(at);
      const context = { id: 'x', attempt: 1, isLastAttempt: false, signal: new AbortController().signal };
      await rappelSignatureWorker(portal).handler({}, context);
      const mails = await listMailsTo(db, world.emails.ali);
      return mails.filter(({ objet }) => objet.startsWith('Rappel, à signer')).length;
    };
    expect(await remind('2027-02-05T10:00:00Z')).toBe(0);
    expect(await remind('2027-02-05T23:30:00Z')).toBe(0);
    expect(await remind('2027-02-06T10:00:00Z')).toBe(1);
    expect(await remind('2027-02-07T10:00:00Z')).toBe(1);
    const second = await jeton();
    expect(second).not.toBe(first);
    for (const link of [first, second]) expect((await open(world.ali, { jeton: link })).status).toBe(200);
  });

  it('is withdrawn by the preparer, and by a transmission without it', async () => {
    const { world, calls, ask, look, open, params } = await aPrepared();
    await ask();
    const { demande } = (await look()).body;
    clock.advance(1);
    const withdrawn = await api(changeSignature, {
      as: world.jeanne,
      params: { ...params, action: 'retirer' },
      ifMatch: demande?.version ?? 0,
    });
    expect(withdrawn.body.demande?.etat).toBe('retiree');
    expect((await open()).body.etat).toBe('retiree');
    expect(await newsOf(world.ali)).toMatch(/ : Jeanne Roux ne vous demande plus de le signer\.$/);
    await ask();
    clock.advance(1);
    await calls.transmit(world.jeanne, params.id);
    expect(await newsOf(world.ali)).toMatch(/ : Jeanne Roux l’a transmis sans votre signature\.$/);
    expect((await look()).body).toMatchObject({ demande: { etat: 'retiree' }, preuve: null });
  });
});

describe('signing', () => {
  it('transmits once, keeps the proof and tells the preparer; a second press answers the same receipt', async () => {
    const { world, ready, ask, jeton, empreinte, look } = await aPrepared();
    await ask();
    const body = { jeton: await jeton(), empreinte: await empreinte() };
    const [first, second] = await Promise.all([
      api(signDossier, { as: world.ali, body }),
      api(signDossier, { as: world.ali, body }),
    ]);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.body.transmis_le).toBe(first.body.transmis_le);
    const rows = await readDossierRows(db, ready.id);
    expect(rows.etats).toEqual(['D']);
    expect(rows.recepisses).toBe(1);
    expect(rows.actions.filter((one) => one === 'signature.signe')).toHaveLength(1);
    for (const who of [world.jeanne, world.agent]) {
      expect((await look(who)).body.preuve).toMatchObject({
        nom: 'Jeanne Roux',
        fonction: 'trésorière',
        qualite: 'representant',
        lieu: 'Marseille',
        confirmation: 'lien-courriel',
        empreinte: body.empreinte,
      });
    }
    // Another service reads nothing of it.
    expect((await look(world.autreAgent)).status).toBe(404);
    const mail = (await listMailsTo(db, world.emails.jeanne)).find(({ objet }) => objet.startsWith('Signé'));
    expect(mail?.texte).toContain('a signé et transmis ce dossier');
    const receipt = await api(transmissionEndpoints.readRecepisse, {
      as: world.ali,
      params: { id: ready.id },
    });
    expect(receipt.status).toBe(200);
  });

  it('signs what was shown, not what somebody wrote meanwhile: the part that changed has another hash', async () => {
    const { world, calls, params, ask, open, jeton } = await aPrepared();
    await ask();
    const shown = (await open()).body.dossier;
    const [projet] = (await calls.read(world.jeanne, params.id)).projets;
    await api(projetEndpoints.saveProjet, {
      as: world.jeanne,
      params: { id_fo: params.id, id: projet?.id ?? '' },
      ifMatch: projet?.version ?? 0,
      body: { changes: { 'beneficiaire.nombre': { from: projet?.corps.beneficiaire?.nombre, to: 99 } } },
    });
    const body = { jeton: await jeton(), empreinte: shown?.empreinte ?? '' };
    expect((await api(signDossier, { as: world.ali, body })).problem.code).toBe('dossier.signature-changee');
    const now = (await open()).body.dossier;
    const changed = now?.parts.filter(
      ({ id, empreinte }) => shown?.parts.find((one) => one.id === id)?.empreinte !== empreinte,
    );
    expect(changed?.map(({ libelle }) => libelle)).toEqual(['le public du projet « Former nos arbitres »']);
    const signed = await api(signDossier, {
      as: world.ali,
      body: { jeton: await jeton(), empreinte: now?.empreinte ?? '' },
    });
    expect(signed.status).toBe(200);
  });

  it('asks a code by e-mail when it is opened without the link, and takes no other', async () => {
    const { world, ask, look, open, empreinte } = await aPrepared();
    await ask();
    const id = (await look()).body.demande?.id ?? '';
    expect((await open(world.ali, { id })).body.confirmation).toBe('code-courriel');
    const sign = async (code?: string) =>
      api(signDossier, { as: world.ali, body: { id, empreinte: await empreinte(), code } });
    expect((await sign()).problem.code).toBe('dossier.signature-code');
    await api(sendCodeSignature, { as: world.ali, body: { id } });
    const code = async () => {
      const mails = await listMailsTo(db, world.emails.ali);
      return mails.flatMap(({ objet }) => /^(\d{6}) : votre code/.exec(objet)?.[1] ?? [])[0] ?? '';
    };
    const good = await code();
    const wrong = good === '000000' ? '000001' : '000000';
    for (let rank = 0; rank < 5; rank += 1)
      expect((await sign(wrong)).problem.code).toBe('dossier.signature-code');
    expect((await sign(good)).problem.code).toBe('dossier.signature-code');
    clock.advance(1);
    await api(sendCodeSignature, { as: world.ali, body: { id } });
    expect((await sign(await code())).status).toBe(200);
    expect((await look()).body.preuve?.confirmation).toBe('code-courriel');
  });

  it('asks the code of the application to an account that has one, link or not', async () => {
    const { world, ask, open, sign, look } = await aPrepared();
    await ask();
    const safe = coffre(portal.config);
    const { secret } = await proposeSecret(db, safe, { id: world.ali.id, email: world.emails.ali });
    const code = () => codeAt(secret, clock.now());
    await inTransaction(db, (trx) =>
      confirmSecret(trx, safe, { id: world.ali.id, code: code(), now: clock.now() }),
    );
    expect((await open()).body.confirmation).toBe('second-facteur');
    clock.advance(30);
    expect((await sign()).problem.code).toBe('dossier.signature-code');
    const wrong = code() === '000000' ? '000001' : '000000';
    expect((await sign(world.ali, { code: wrong })).problem.code).toBe('dossier.signature-code');
    expect((await sign(world.ali, { code: code() })).status).toBe(200);
    expect((await look()).body.preuve?.confirmation).toBe('second-facteur');
  });

  it('is refused once the campaign is closed, and while something is missing', async () => {
    const { ask, open, sign } = await aPrepared();
    clock.set('2027-03-10T12:00:00Z');
    await ask();
    clock.set('2027-03-12T12:00:00Z');
    expect((await open()).body.dossier?.isHorsDates).toBe(true);
    expect((await sign()).problem.code).toBe('subvention.campagne-fermee');
  });
});

describe('asking for a change', () => {
  it('tells the preparer the words, transmits nothing, and another signature may be asked', async () => {
    const { world, ready, ask, jeton, look, open } = await aPrepared();
    await ask();
    const link = await jeton();
    const refuse = (mot: string) => api(refuseSignature, { as: world.ali, body: { jeton: link, mot } });
    expect((await refuse('  ')).problem.code).toBe('dossier.signature-mot');
    expect((await refuse('Il manque la sortie des familles.')).body.etat).toBe('refusee');
    expect((await look()).body.demande).toMatchObject({
      etat: 'refusee',
      mot: 'Il manque la sortie des familles.',
    });
    const mail = (await listMailsTo(db, world.emails.jeanne)).find(({ objet }) =>
      objet.startsWith('Changement'),
    );
    expect(mail?.texte).toContain('Il manque la sortie des familles.');
    expect((await readDossierRows(db, ready.id)).etats).toEqual(['A']);
    expect((await refuse('Encore.')).problem.code).toBe('dossier.signature-close');
    expect((await ask()).status).toBe(200);
    expect((await open()).body.etat).toBe('demandee');
  });
});
