import { copieDonneesEndpoints } from '@asso/contract/compte/copie-donnees.endpoints';
import { documentEndpoints } from '@asso/contract/document/document.endpoints';
import { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import { messageEndpoints } from '@asso/contract/dossier/message.endpoints';
import { notificationEndpoints } from '@asso/contract/notification/notification.endpoints';
import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import { motDePasse } from '../compte/test/test-comptes.sql.ts';
import { sweep } from '../document/sweep.job.ts';
import { features } from '../features.ts';
import { aClock } from '../platform/clock/clock.ts';
import { aPortal } from '../platform/http/test/test-app.ts';
import { dossierCreation, subventionCalls } from '../subvention/test/test-calls.ts';
import { aWorld, today } from '../subvention/test/test-dossiers.sql.ts';
import { eraseCopies } from './conservation.ts';
import { countCopies, leaveAssociations, readEmails } from './test/test-copie.sql.ts';

const { askCopie, readCopie, downloadCopie } = copieDonneesEndpoints;
const clock = aClock(today);
const portal = await aPortal({ features, clock });
const { db, api } = portal;
const world = await aWorld(db);
const emails = await readEmails(db, [world.jeanne.id, world.ali.id]);
const jeanne = { ...world.jeanne, email: emails.get(world.jeanne.id) ?? '' };
const ali = { ...world.ali, email: emails.get(world.ali.id) ?? '', prenom: 'Ali', nom: 'Benali' };
const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');

const ask = (as: typeof jeanne, password: string | undefined = motDePasse) =>
  api(askCopie, { as, body: { password } });
const filesOf = async (as: typeof jeanne) =>
  unzipSync(new Uint8Array((await api(downloadCopie, { as })).bytes));

beforeAll(async () => {
  await world.publish();
  const calls = subventionCalls(portal, world);
  const { id_fo } = await calls.aReady();
  await calls.transmit(jeanne, id_fo);
  await api(dossierEndpoints.createDossier, { as: ali, body: dossierCreation(world) });
  const params = { id: id_fo };
  await api(messageEndpoints.sendMessage, { as: jeanne, params, body: { message: 'Mes mots <à moi>.' } });
  for (const [as, nom] of [
    [jeanne, 'mon-rapport.pdf'],
    [ali, 'rapport-d-ali.pdf'],
  ] as const) {
    const form = new FormData();
    form.append('type', 'RAR');
    form.append('fichier', new Blob([new Uint8Array(pdf)]), nom);
    const query = { id_asso: world.id_association, proprietaire: 'association' };
    await api(documentEndpoints.depositDocument, { as, query, body: form } as never);
  }
});

describe('the copy of one’s data', () => {
  it('is asked with the password again, and by somebody who is signed in', async () => {
    expect((await ask(jeanne, '')).codes).toEqual(['compte.mot-de-passe-requis']);
    expect((await ask(jeanne, 'Autre-Chose-4-Fois!')).codes).toEqual(['compte.mot-de-passe-faux']);
    expect((await api(askCopie, { body: { password: motDePasse } })).status).toBe(401);
    expect((await api(readCopie, { as: jeanne })).body).toEqual({ copie: null });
    expect((await api(downloadCopie, { as: jeanne })).codes).toEqual(['compte.copie-absente']);
  });

  it('is made apart, told, and holds what is theirs and nothing of anybody else', async () => {
    const { status, body } = await ask(jeanne);
    expect([status, body]).toMatchObject([202, { etat: 'en_cours' }]);
    // Asked again while it is being made, the same copy is answered.
    expect((await ask(jeanne)).body).toEqual(body);
    await portal.runJobs();
    expect((await api(readCopie, { as: jeanne })).body.copie).toMatchObject({
      etat: 'prete',
      expire_le: '2027-02-08T12:00:00.000Z',
    });
    const { items } = (await api(notificationEndpoints.readUserNotifications, { as: jeanne })).body;
    expect(items.map(({ sentence }) => sentence)).toContain(
      'Copie de vos données : prête, à télécharger avant le 08/02/2027.',
    );

    const files = await filesOf(jeanne);
    expect(Object.keys(files).toSorted()).toEqual([
      'donnees.json',
      'fichiers/001-mon-rapport.pdf',
      'resume.html',
    ]);
    expect(Buffer.from(files['fichiers/001-mon-rapport.pdf'] ?? [])).toEqual(pdf);
    const text = strFromU8(files['donnees.json'] ?? new Uint8Array());
    expect(JSON.parse(text)).toMatchObject({
      compte: [{ prenom: 'Jeanne', nom: 'Roux', courriel: jeanne.email }],
      associations: [{ association: 'Les Voisins de la rue Haute', etat: 'active' }],
      messages: [{ texte: 'Mes mots <à moi>.' }],
    });
    expect(JSON.parse(text).dossiers).toHaveLength(1);
    expect(text).not.toContain('rapport-d-ali');
    const html = strFromU8(files['resume.html'] ?? new Uint8Array());
    expect(html).toContain('Mes mots &#60;à moi&#62;.');
    expect(html).toContain('<dt>prénom</dt><dd>Jeanne</dd>');
    expect(html).toContain('transmis au service instructeur');
    // Acts bear the number of their dossier, which bears the name of its project; no code of software is left.
    const { dossiers, actes } = JSON.parse(text);
    expect(actes).toContainEqual(
      expect.objectContaining({ action: 'dossier.create', numero: dossiers[0].numero }),
    );
    expect(dossiers[0].projet).toBe('Former nos arbitres');
    expect(html).toContain('Dossier commencé');
    expect(html).not.toMatch(/lca\.association|dossier\.create|instruction\.transmit|\{"/);
    for (const kept of [text, html]) {
      expect(kept).not.toContain(ali.email);
      expect(kept).not.toContain(world.emails.agent);
      expect(kept).not.toMatch(/argon2|mot_de_passe/);
    }
  });

  it('is read by its person only', async () => {
    expect((await api(readCopie, { as: ali })).body).toEqual({ copie: null });
    expect((await api(downloadCopie, { as: ali })).codes).toEqual(['compte.copie-absente']);
    expect((await api(downloadCopie)).status).toBe(401);
  });

  it('leaves a file to the association that was left since, and says so', async () => {
    await leaveAssociations(db, ali.id);
    await ask(ali);
    await portal.runJobs();
    const files = await filesOf(ali);
    expect(Object.keys(files).toSorted()).toEqual(['donnees.json', 'resume.html']);
    expect(JSON.parse(strFromU8(files['donnees.json'] ?? new Uint8Array())).fichiers).toEqual([
      {
        nom: 'rapport-d-ali.pdf',
        chemin: null,
        pourquoi: 'reste à l’association : vous n’y avez plus accès',
      },
    ]);
  });

  it('is kept seven days, the sweep leaving it alone until then', async () => {
    clock.set('2027-02-08T11:59:59Z');
    await eraseCopies(portal);
    await sweep(portal);
    expect(Object.keys(await filesOf(jeanne))).toContain('donnees.json');
    clock.set('2027-02-08T12:00:00Z');
    expect((await api(readCopie, { as: jeanne })).body).toEqual({ copie: null });
    expect((await api(downloadCopie, { as: jeanne })).codes).toEqual(['compte.copie-absente']);
    expect(await countCopies(db)).toBe(2);
    await eraseCopies(portal);
    expect(await countCopies(db)).toBe(0);
  });
});
