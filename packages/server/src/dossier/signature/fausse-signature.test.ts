// The attack: a treasurer alone makes an account that signs as the president. Each step is done as they would do it.
import { collectionCalls } from '@asso/contract/association/collections.endpoints';
import { signatureEndpoints } from '@asso/contract/dossier/signature.endpoints';
import { transmissionEndpoints } from '@asso/contract/subvention/transmission.endpoints';
import type { Actor } from '@asso/domain/compte/actor';
import { describe, expect, it } from 'vitest';
import { listMailsTo } from '../../association/test/test-associations.sql.ts';
import { aCompte, aMembership } from '../../compte/test/test-comptes.sql.ts';
import { features } from '../../features.ts';
import { aClock } from '../../platform/clock/clock.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { aPortal } from '../../platform/http/test/test-app.ts';
import { subventionCalls } from '../../subvention/test/test-calls.ts';
import { aWorld, today } from '../../subvention/test/test-dossiers.sql.ts';
import { addPartages } from '../partage/partage.sql.ts';
import { giveCourriel, leaveAssociation, readRepresentant } from './test/test-signature.sql.ts';

const clock = aClock(today);
const portal = await aPortal({ features, clock });
const { api, db } = portal;
const { save } = collectionCalls.representants_legaux;
const { askSignature, readSignature, readASigner, signDossier } = signatureEndpoints;

let rank = 0;

/** Karim prepares the dossier; the card names Jeanne Roux, whose own account is Ali's of the world. */
async function aScene(fiche?: 'jeanne', campagne: { signature_exigee?: boolean } = {}) {
  clock.set(today);
  const world = await aWorld(db);
  await world.publish(campagne);
  const ready = await subventionCalls(portal, world).aReady();
  const params = { id: ready.id_fo };
  const karim: Actor = { ...world.jeanne, prenom: 'Karim', nom: 'Benali' };
  const ancienne = `jeanne.roux-${++rank}@exemple.org`;
  await giveCourriel(db, world.representant, fiche ? world.emails.ali : ancienne);
  const puppet = await aCompte(db, { prenom: 'Jeanne', nom: 'Roux' });
  await aMembership(db, { id_utilisateur: puppet.id, id_association: world.id_association, par: karim.id });
  const asPuppet: Actor = { ...world.ali, id: puppet.id, email: puppet.email };
  const change = async (to: string) => {
    const { courriel, version } = await readRepresentant(db, world.representant);
    clock.advance(1);
    return api(save, {
      as: karim,
      query: { id_asso: world.siret, id: world.representant },
      ifMatch: version,
      body: { changes: { courriel: { from: courriel, to } } },
    });
  };
  const ask = () => {
    clock.advance(1);
    return api(askSignature, { as: karim, params });
  };
  const share = ({ id }: Actor) =>
    inTransaction(db, (trx) =>
      addPartages(trx, { id_dossier: ready.id, ids: [id], by: karim.id, at: clock.now() }),
    );
  const transmit = async (as: Actor) => {
    const { version } = await subventionCalls(portal, world).read(karim, ready.id_fo);
    const asked = { as, params: { id_fo: ready.id_fo }, body: {}, ifMatch: version };
    return api(transmissionEndpoints.transmitDossier, asked);
  };
  return { world, params, karim, puppet, asPuppet, ancienne, change, ask, share, transmit };
}

describe('a treasurer alone', () => {
  it('gets no signature from an account that they invited under the name of the president', async () => {
    const { world, ask } = await aScene();
    // Ali's account bears the name too, so it is taken away: the puppet is then the only one of this name.
    await leaveAssociation(db, world.ali.id);
    expect((await ask()).problem.code).toBe('dossier.signature-non-prouve');
  });

  it('gets none by writing the address of that account on her card: her own address is asked first', async () => {
    const { puppet, ancienne, change, ask } = await aScene();
    expect((await change(puppet.email)).status).toBe(200);
    expect((await ask()).problem.code).toBe('dossier.signature-adresse-recente');
    // Emptying the field, or changing twice, replaces the same address.
    await change('tresorier@exemple.org');
    await change(puppet.email);
    expect((await ask()).problem.code).toBe('dossier.signature-adresse-recente');
    const mails = await listMailsTo(db, ancienne);
    expect(mails.some(({ objet }) => objet === 'Votre adresse de signataire a été changée')).toBe(true);
  });

  it('gets none by that account transmitting the dossier: the receipt says that nobody signed', async () => {
    const { params, puppet, asPuppet, change, share, transmit } = await aScene();
    await change(puppet.email);
    await share(asPuppet);
    const sent = await transmit(asPuppet);
    expect(sent.body).toMatchObject({ preuve: null, isNonSigne: true });
    expect((await api(readSignature, { as: asPuppet, params })).body).toMatchObject({
      preuve: null,
      envoi: { isNonSigne: true },
    });
  });

  it('signs nothing by transmitting in her place: the receipt names who sent, and says that nobody signed', async () => {
    const { world, params, karim, transmit } = await aScene('jeanne');
    const said = { transmis_par: 'Karim Benali', preuve: null, isNonSigne: true };
    expect((await transmit(karim)).body).toMatchObject(said);
    const { body } = await api(readSignature, { as: world.agent, params });
    expect(body).toMatchObject({ preuve: null, envoi: { par: 'Karim Benali', isNonSigne: true } });
  });

  it('sends nothing without her where the edition requires her signature: she signs by sending it', async () => {
    const { world, karim, share, transmit } = await aScene('jeanne', { signature_exigee: true });
    expect((await transmit(karim)).problem.code).toBe('dossier.signature-exigee');
    await share(world.ali);
    const sent = await transmit(world.ali);
    expect(sent.body).toMatchObject({ isNonSigne: false, preuve: { compte: { id: world.ali.id } } });
  });
});

describe('the president herself', () => {
  it('signs with the account that has the address of her card, and the proof names it', async () => {
    const { world, params, ask } = await aScene('jeanne');
    expect((await ask()).body.demande?.etat).toBe('demandee');
    const mails = await listMailsTo(db, world.emails.ali);
    const jeton = mails.flatMap(({ texte }) => /signer#([\w-]+)/.exec(texte)?.[1] ?? [])[0] ?? '';
    const { body } = await api(readASigner, { as: world.ali, body: { jeton } });
    const signed = await api(signDossier, {
      as: world.ali,
      body: { jeton, empreinte: body.dossier?.empreinte ?? '' },
    });
    expect(signed.status).toBe(200);
    const { preuve, envoi } = (await api(readSignature, { as: world.agent, params })).body;
    expect(envoi?.isNonSigne).toBe(false);
    expect(preuve?.compte).toMatchObject({
      id: world.ali.id,
      courriel: world.emails.ali,
      lien: expect.stringContaining('ce compte a l’adresse de sa fiche'),
    });
  });

  it('signs with a new address once her old one has confirmed it', async () => {
    const { world, ancienne, change, ask } = await aScene();
    await change(world.emails.ali);
    expect((await ask()).problem.code).toBe('dossier.signature-adresse-recente');
    const [mail] = await listMailsTo(db, ancienne);
    const chemin = /\/adresse-signataire\/[\w-]+/.exec(mail?.texte ?? '')?.[0] ?? '';
    const headers = { origin: portal.config.publicUrl.origin };
    expect((await portal.inject({ method: 'POST', url: chemin, headers })).statusCode).toBe(200);
    expect((await ask()).body.demande?.etat).toBe('demandee');
  });
});
