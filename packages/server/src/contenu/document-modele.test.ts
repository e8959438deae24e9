import { documentModeleEndpoints } from '@asso/contract/contenu/document-modele.endpoints';
import { documentEndpoints } from '@asso/contract/document/document.endpoints';
import { expect, it } from 'vitest';
import { compteFeature } from '../compte/feature.ts';
import { aCompte } from '../compte/test/test-comptes.sql.ts';
import { documentFeature } from '../document/feature.ts';
import { listHistory } from '../platform/history/history.sql.ts';
import { anActor } from '../platform/http/test/test-actor.ts';
import { aPortal } from '../platform/http/test/test-app.ts';
import { contenuFeature } from './feature.ts';

const { listDocumentModeles, readDocumentModele, createDocumentModele, deleteDocumentModele } =
  documentModeleEndpoints;
const { downloadDocumentModele } = documentModeleEndpoints;
const { depositDocument, downloadDocument, deleteDocument } = documentEndpoints;
const portal = await aPortal({ features: [compteFeature, documentFeature, contenuFeature] });
const { api, db } = portal;
const person = { prenom: 'Denis', nom: 'Chevalier', roles: ['lca.admin'] };
const admin = anActor({ ...person, id: (await aCompte(db, person)).id });
const volunteer = anActor({ id: (await aCompte(db)).id, roles: ['lca.association'] });

const pdf = (text: string) => `%PDF-1.7\n% ${text}\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n`;
const valeur = { nom: 'Budget prévisionnel', nature: 'BPA', publie: true };

type Sent = { as?: typeof admin; text?: string; nom?: string; remplace?: string };
function deposit(id: string, { as = admin, text = 'un', nom = 'budget.pdf', remplace }: Sent = {}) {
  portal.clock.advance(1);
  const body = new FormData();
  body.append('type', 'BPA');
  body.append('fichier', new Blob([pdf(text)]), nom);
  const query = { id_asso: id, proprietaire: 'document-modele', remplace };
  return api(depositDocument, { as, query, body });
}
const aModele = async (changes = {}) =>
  (await api(createDocumentModele, { as: admin, body: { ...valeur, ...changes } })).body.id;
const listed = async () => (await api(listDocumentModeles)).body.items.map(({ id }) => id);
const textOf = async (id: string, as?: typeof admin) => {
  const { status, bytes } = await api(downloadDocumentModele, { as, params: { id } });
  return status === 200 ? /% (.*)\n1/.exec(bytes.toString())?.[1] : status;
};

it('a template is shown once it has a file, and everybody gets its latest version', async () => {
  const id = await aModele();
  expect(await listed()).not.toContain(id);
  expect(await textOf(id)).toBe(404);
  const first = (await deposit(id)).body;
  expect(await listed()).toContain(id);
  expect((await api(readDocumentModele, { params: { id } })).body).toEqual({
    id,
    valeur,
    version: 1,
    fichier: {
      nom: 'budget.pdf',
      taille: first.taille,
      mime: 'application/pdf',
      depose_le: first.date_chargement,
      url: `/lca/documents-modeles/${id}/fichier`,
    },
    versions: [],
  });
  const second = (await deposit(id, { text: 'deux', nom: 'budget-2027.pdf', remplace: first.uuid })).body;
  expect([await textOf(id), await textOf(id, volunteer)]).toEqual(['deux', 'deux']);
  const { versions } = (await api(readDocumentModele, { as: admin, params: { id } })).body;
  expect(versions).toMatchObject([
    { uuid: second.uuid, nom: 'budget-2027.pdf', par: 'Denis Chevalier', est_servie: true },
    { uuid: first.uuid, nom: 'budget.pdf', par: 'Denis Chevalier', est_servie: false, est_retiree: false },
  ]);
  // Only administrators still read the earlier versions.
  const old = { params: { uuid: first.uuid } };
  expect((await api(downloadDocument, { as: admin, ...old })).status).toBe(200);
  expect((await api(downloadDocument, { as: volunteer, ...old })).status).toBe(404);
  const lines = await listHistory(db, { objet: 'document', id_objet: first.uuid }, { limit: 10 });
  expect(lines.map(({ action, from, to }) => [action, from, to])).toEqual([
    ['remplacer', 'budget.pdf', 'budget-2027.pdf'],
    ['deposer', null, 'budget.pdf'],
  ]);
});

it('a file that is withdrawn is had by nobody, nor what it had replaced; another may come', async () => {
  const id = await aModele();
  const first = (await deposit(id)).body;
  const { uuid } = (await deposit(id, { text: 'deux', remplace: first.uuid })).body;
  const withdraw = (as: typeof admin) => api(deleteDocument, { as, query: { uuid } });
  expect((await withdraw(volunteer)).status).toBe(404);
  expect(await textOf(id)).toBe('deux');
  expect((await withdraw(admin)).status).toBe(200);
  expect(await listed()).not.toContain(id);
  expect((await api(downloadDocumentModele, { params: { id } })).codes).toEqual([
    'contenu.modele-sans-fichier',
  ]);
  const { versions } = (await api(readDocumentModele, { as: admin, params: { id } })).body;
  expect(versions.map(({ est_servie, est_retiree }) => [est_servie, est_retiree])).toEqual([
    [false, true],
    [false, true],
  ]);
  expect((await deposit(id, { text: 'trois' })).status).toBe(201);
  expect([await textOf(id), (await listed()).includes(id)]).toEqual(['trois', true]);
});

it('a template that is not published, or was withdrawn, gives its file to who administers only', async () => {
  const draft = await aModele({ publie: false });
  await deposit(draft);
  expect([await textOf(draft), await textOf(draft, volunteer), await textOf(draft, admin)]).toEqual([
    404,
    404,
    'un',
  ]);
  const gone = await aModele();
  await deposit(gone);
  expect(await textOf(gone)).toBe('un');
  await api(deleteDocumentModele, { as: admin, params: { id: gone } });
  expect([await textOf(gone), await textOf(gone, admin), (await deposit(gone)).status]).toEqual([
    404, 404, 404,
  ]);
});

it.each(['lca.association', 'rds.service', 'rds.admin', 'rds.appli_admin'])(
  'its file is not deposited, replaced nor withdrawn by %s',
  async (role) => {
    const id = await aModele();
    const { uuid } = (await deposit(id)).body;
    const as = anActor({ id: volunteer.id, roles: [role] });
    const answers = [
      await deposit(id, { as }),
      await deposit(id, { as, remplace: uuid }),
      await api(deleteDocument, { as, query: { uuid } }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect(await textOf(id)).toBe('un');
    expect((await deposit(id, { text: 'deux', remplace: uuid })).status).toBe(201);
  },
);

it('a picture is no template; a PDF under the name of a table is kept as a PDF', async () => {
  const id = await aModele();
  expect((await deposit(id, { nom: 'budget.png' })).codes).toEqual(['document.extension']);
  expect(await listed()).not.toContain(id);
  expect((await deposit(id, { nom: 'budget.xlsx' })).body.nom).toBe('budget.pdf');
  expect(await listed()).toContain(id);
});
