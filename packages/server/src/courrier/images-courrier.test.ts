import { courrierEndpoints } from '@asso/contract/courrier/courrier.endpoints';
import { modeleCourrierEndpoints } from '@asso/contract/courrier/modele-courrier.endpoints';
import { documentEndpoints } from '@asso/contract/document/document.endpoints';
import { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import { expect, test } from 'vitest';
import { anAdministrateur } from '../compte/test/test-administrateurs.ts';
import { features } from '../features.ts';
import { aClock } from '../platform/clock/clock.ts';
import { aPortal } from '../platform/http/test/test-app.ts';
import { pictureSize } from '../platform/lecture/picture-size.ts';
import { findNodes, readPdf } from '../platform/pdf/test/test-read-pdf.ts';
import { setContact } from '../service/test/test-services.sql.ts';
import { subventionCalls } from '../subvention/test/test-calls.ts';
import { aWorld, markEtats, today } from '../subvention/test/test-dossiers.sql.ts';
import { aPicture, giveImage } from './test/test-images.ts';
import { aPublished, asServiceAccount } from './test/test-modeles.ts';

const { previewCourriers, listCourriers, readCourrierPdf, readDonneesCourrier } = courrierEndpoints;
const { readImagesLettre } = modeleCourrierEndpoints;
const { downloadDocument, deleteDocument } = documentEndpoints;

const portal = await aPortal({ features, clock: aClock(today) });
const { api, db } = portal;

const adresse = { num_voie: '66', voie: 'rue Haute', cp: '13006', commune: 'MARSEILLE' };
const contact = { adresse, telephone: '+33465710000', email: 'drajes@exemple.fr' };
const signs = (id: string, signataire?: string) =>
  setContact(db, id, { ...contact, ...(signataire && { signataire, qualite_signataire: 'La directrice' }) });

/** A dossier under study before a service whose letters Anne Martin signs. */
async function aService() {
  const world = await aWorld(db);
  await world.publish();
  const id_service = world.drajes.id;
  await signs(id_service, 'Anne Martin');
  const calls = subventionCalls(portal, world);
  const { id_fo } = await calls.aReady();
  await markEtats(db, id_fo, '2');
  const account = asServiceAccount(world.agent);
  const params = { id: id_fo, service: id_service };
  const shown = async () => {
    const { body } = await api(readDonneesCourrier, { as: world.agent, params });
    return { logo: body.service.logo, signature: body.signataire.image };
  };
  return { world, calls, id_service, id_fo, account, params, shown };
}

async function granted({ world, calls, id_fo, params }: Awaited<ReturnType<typeof aService>>) {
  const version = await aPublished(portal, { agent: world.agent, id_service: params.service });
  const { projets, version: ifMatch } = await calls.read(world.agent, id_fo);
  const montants = projets.map(({ id }) => ({ id_projet: id, annee: 2027, montant_accorde: 1500 }));
  const preview = await api(previewCourriers, {
    as: world.agent,
    params,
    body: { action: 'grant', montants, versions: [version] },
  });
  await api(dossierEndpoints.moveInstruction, {
    as: world.agent,
    params: { ...params, action: 'grant' },
    ifMatch,
    body: { montants, courriers: [version] },
  });
  const [made] = (await api(listCourriers, { as: world.jeanne, params: { id: id_fo } })).body;
  const figures = async () => {
    const asked = { id: id_fo, courrier: made?.id ?? '' };
    const { bytes } = await api(readCourrierPdf, { as: world.jeanne, params: asked });
    return findNodes(await readPdf(bytes), 'Figure').map(({ alt }) => alt);
  };
  return { preview: preview.body.courriers[0], figures };
}

test('the account of the service gives a logo and a signature: the letter shows them, in words too', async () => {
  const given = await aService();
  const { world, id_service, account } = given;
  const logo = await giveImage(portal, account, { genre: 'logo', id_service, bytes: aPicture(2400, 600) });
  const jpeg = { bytes: aPicture(400, 200, 'jpeg'), nom: 'signature.jpg' };
  const signature = await giveImage(portal, account, { genre: 'signature', id_service, ...jpeg });
  expect([logo.status, signature.status]).toEqual([201, 201]);
  const images = await api(readImagesLettre, { as: world.agent, query: { id_service } });
  expect(images.body).toMatchObject({
    signataire: 'Anne Martin',
    logo: { uuid: logo.body.uuid, est_montree: true },
    signature: { uuid: signature.body.uuid, est_montree: true },
    rights: { write: false },
  });
  // What is kept was drawn again, no larger than a letter needs.
  const kept = await api(downloadDocument, { as: world.agent, params: { uuid: logo.body.uuid } });
  expect(pictureSize(kept.bytes)).toEqual({ largeur: 900, hauteur: 225 });
  const { preview, figures } = await granted(given);
  expect(preview).toMatchObject({
    lieu_et_jour: 'Marseille, le 1er\u00a0février\u00a02027',
    expediteur: { logo: logo.body.uuid },
    signataire: { nom: 'Anne Martin', image: signature.body.uuid },
  });
  const name = preview?.expediteur.nom;
  expect(await figures()).toEqual([`Logo de ${name}`, 'Signature d’Anne Martin']);
});

test('a letter already made keeps its pictures; once withdrawn, the next ones leave no empty place', async () => {
  const given = await aService();
  const { id_service, account, shown } = given;
  const first = await giveImage(portal, account, { genre: 'logo', id_service });
  portal.clock.advance(1);
  const second = await giveImage(portal, account, {
    ...{ genre: 'logo', id_service, bytes: aPicture(90, 90), remplace: first.body.uuid },
  });
  expect(await shown()).toEqual({ logo: second.body.uuid, signature: null });
  const { figures } = await granted(given);
  expect((await api(deleteDocument, { as: account, query: { uuid: second.body.uuid } })).status).toBe(200);
  expect(await shown()).toEqual({ logo: null, signature: null });
  expect(await figures()).toHaveLength(1);
});

test('a signature is of one person: another signatory does not sign with it', async () => {
  const { id_service, account, shown } = await aService();
  const anne = (await giveImage(portal, account, { genre: 'signature', id_service })).body.uuid;
  expect((await shown()).signature).toBe(anne);
  await signs(id_service, 'Paul Girard');
  expect((await shown()).signature).toBeNull();
  portal.clock.advance(1);
  const paul = (await giveImage(portal, account, { genre: 'signature', id_service })).body.uuid;
  expect((await shown()).signature).toBe(paul);
  await signs(id_service, 'Anne Martin');
  expect((await shown()).signature).toBe(anne);
});

test('a service that did not say who signs gives no signature, and may give its logo', async () => {
  const world = await aWorld(db);
  const account = asServiceAccount(world.agent);
  const id_service = world.drajes.id;
  const refused = await giveImage(portal, account, { genre: 'signature', id_service });
  expect([refused.status, refused.codes]).toEqual([422, ['courrier.signataire-absent']]);
  expect((await giveImage(portal, account, { genre: 'logo', id_service })).status).toBe(201);
});

test('what is no picture is refused: a drawing that may run, a disguised text, a cut file', async () => {
  const { id_service, account, shown } = await aService();
  const give = async (bytes: Uint8Array | string, nom: string) =>
    (await giveImage(portal, account, { genre: 'logo', id_service, bytes, nom })).codes;
  expect(await give('<svg xmlns="http://www.w3.org/2000/svg"/>', 'logo.svg')).toEqual(['document.extension']);
  expect(await give('%PDF-1.7', 'logo.pdf')).toEqual(['document.extension']);
  expect(await give('du texte', 'logo.png')).toEqual(['document.contenu']);
  expect(await give(aPicture(300, 90).slice(0, 60), 'logo.png')).toEqual(['document.contenu']);
  expect((await shown()).logo).toBeNull();
  expect(await give(aPicture(300, 90), 'logo.png')).toEqual([]);
  expect((await shown()).logo).not.toBeNull();
});

test('who administers the services changes the logo of one, of their territory only, and never sees a signature', async () => {
  const { id_service, account } = await aService();
  const { uuid } = (await giveImage(portal, account, { genre: 'signature', id_service })).body;
  const appli = await anAdministrateur(db, { role: 'rds.appli_admin' });
  const ailleurs = await anAdministrateur(db, { role: 'rds.appli_admin', territoire: '2A' });
  const query = { id_service };
  portal.clock.advance(1);
  const given = await giveImage(portal, appli, { genre: 'logo', id_service });
  expect(given.status).toBe(201);
  const read = await api(readImagesLettre, { as: appli, query });
  expect(read.body).toMatchObject({
    logo: { uuid: given.body.uuid, est_montree: true },
    signature: null,
    rights: { write: false, logo: true },
  });
  expect((await giveImage(portal, appli, { genre: 'signature', id_service })).status).toBe(404);
  expect((await api(downloadDocument, { as: appli, params: { uuid } })).status).toBe(404);
  expect((await api(downloadDocument, { as: account, params: { uuid } })).status).toBe(200);
  expect((await giveImage(portal, ailleurs, { genre: 'logo', id_service })).status).toBe(404);
  expect((await api(readImagesLettre, { as: ailleurs, query })).codes).toEqual(['courrier.service-inconnu']);
  expect((await api(deleteDocument, { as: appli, query: { uuid: given.body.uuid } })).status).toBe(200);
});

test('who decides for the service sees its pictures and changes none; others know nothing of them', async () => {
  const { world, id_service, account } = await aService();
  const { uuid } = (await giveImage(portal, account, { genre: 'logo', id_service })).body;
  const statuses = async (as: typeof account) => [
    (await api(downloadDocument, { as, params: { uuid } })).status,
    (await giveImage(portal, as, { genre: 'logo', id_service })).status,
    (await api(deleteDocument, { as, query: { uuid } })).status,
  ];
  expect(await statuses(world.agent)).toEqual([200, 403, 403]);
  expect(await statuses(world.autreAgent)).toEqual([404, 404, 404]);
  expect(await statuses(asServiceAccount(world.autreAgent))).toEqual([404, 404, 404]);
  expect(await statuses(world.jeanne)).toEqual([404, 404, 404]);
  const elsewhere = await api(readImagesLettre, { as: world.autreAgent, query: { id_service } });
  expect(elsewhere.codes).toEqual(['courrier.service-inconnu']);
  portal.clock.advance(1);
  expect(await statuses(account)).toEqual([200, 201, 200]);
});
