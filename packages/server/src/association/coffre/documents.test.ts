import { associationEndpoints } from '@asso/contract/association/association.endpoints';
import { documentEndpoints as endpoints } from '@asso/contract/document/document.endpoints';
import type { Actor } from '@asso/domain/compte/actor';
import { describe, expect, it } from 'vitest';
import { ownersOfDocuments } from '../../document/document-owners.ts';
import { documentFeature } from '../../document/feature.ts';
import { writeDocument } from '../../document/test/test-page-dessinee.sql.ts';
import { listHistory } from '../../platform/history/history.sql.ts';
import { aPortal } from '../../platform/http/test/test-app.ts';
import { associationFeature } from '../feature.ts';
import { anAssociation, aPerson } from '../test/test-associations.sql.ts';

const features = [documentFeature, associationFeature];
const portal = await aPortal({ features });
const { db } = portal;
const association = await anAssociation(db);
const { id: id_asso, annexe } = association;
const jeanne = await aPerson(db, { membre: { id_association: id_asso } });

const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');
type Sent = {
  nom?: string;
  content?: Buffer | string;
  fields?: Record<string, string>;
  as?: Actor;
  to?: string;
  cle?: string;
};

const blobOf = (content: Buffer | string) =>
  new Blob([typeof content === 'string' ? content : new Uint8Array(content)]);

async function deposit({
  nom = 'Statuts été.pdf',
  content = pdf,
  fields = { type: 'STC' },
  as = jeanne,
  to = id_asso,
  cle,
}: Sent = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('fichier', blobOf(content), nom);
  return portal.api(endpoints.depositDocument, {
    as,
    query: { id_asso: to },
    body: form,
    idempotencyKey: cle,
  });
}
const download = (uuid: string, as: Actor = jeanne) =>
  portal.api(endpoints.downloadDocument, { as, params: { uuid } });

describe('a document that was removed', () => {
  it('and that no dossier names is read by nobody, its depositor included', async () => {
    const { uuid } = (await deposit()).body;
    const camille = await aPerson(db, { membre: { id_association: id_asso } });
    const admin = await aPerson(db, { roles: ['lca.admin'], role: 'lca.admin' });
    expect((await download(uuid, camille)).status).toBe(200);
    const removed = await portal.api(endpoints.deleteDocument, { as: jeanne, query: { id_asso, uuid } });
    expect(removed.status).toBe(200);
    for (const as of [jeanne, camille, admin]) {
      expect((await download(uuid, as)).status).toBe(404);
      expect((await portal.api(endpoints.readAnalyse, { as, params: { uuid } })).status).toBe(404);
    }
  });
});

describe('a document that is there', () => {
  const save = (uuid: string, body: Record<string, unknown>, { as = jeanne, ifMatch = 1 } = {}) =>
    portal.api(endpoints.saveDocument, { as, query: { id_asso, uuid }, body, ifMatch });
  const fields = { type: 'RAR', annee_validite: '2024', commentaire: 'Exercice 2024' };

  it('has its year and its comment mended, and expires with its year', async () => {
    const { uuid, version } = (await deposit({ fields })).body;
    const saved = await save(uuid, { annee_validite: 2025 }, { ifMatch: version });
    expect([saved.status, saved.body]).toMatchObject([
      200,
      { annee_validite: 2025, commentaire: 'Exercice 2024', expire_le: '2027-12-31', version: version + 1 },
    ]);
    expect((await save(uuid, { commentaire: '' }, { ifMatch: version + 1 })).body.commentaire).toBeNull();
    const [last] = await listHistory(db, { objet: 'document', id_objet: uuid }, { limit: 5 });
    expect(last).toMatchObject({ action: 'modifier', id_utilisateur: jeanne.id });
  });

  it('keeps what comes with its file, and is told of a year that is none [R7.10]', async () => {
    const { uuid, version: ifMatch } = (await deposit({ fields })).body;
    const typed = await save(uuid, { type: 'STC' }, { ifMatch });
    expect([typed.codes, typed.problem.field]).toEqual([['kernel.champ-non-modifiable'], 'type']);
    expect((await save(uuid, { type: 'RAR' }, { ifMatch })).status).toBe(200);
    expect((await save(uuid, { couleur: 'bleu' }, { ifMatch })).codes).toEqual(['kernel.champ-inconnu']);
    const year = await save(uuid, { annee_validite: 1789 }, { ifMatch });
    expect([year.codes, year.problem.field]).toEqual([['kernel.trop-petit'], 'annee_validite']);
    expect((await save(uuid, { annee_validite: 2025 }, { ifMatch: ifMatch + 3 })).codes).toEqual([
      'kernel.conflit',
    ]);
  });

  it('is mended by nobody else, nor once it is gone', async () => {
    const { uuid, version: ifMatch } = (await deposit({ fields })).body;
    const stranger = await aPerson(db);
    expect((await save(uuid, { commentaire: 'A' }, { as: stranger, ifMatch })).status).toBe(404);
    await portal.api(endpoints.deleteDocument, { as: jeanne, query: { id_asso, uuid } });
    expect((await save(uuid, { commentaire: 'A' }, { ifMatch: ifMatch + 1 })).status).toBe(404);
    expect((await save('zzz', { commentaire: 'A' })).status).toBe(404);
  });
});

describe('depositing a file', () => {
  it('keeps it, says what it is, and gives it back as an attachment', async () => {
    const { status, body } = await deposit({
      fields: { type: 'CPT', annee_validite: '2025', commentaire: 'Bilan' },
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      nom: 'Statuts été.pdf',
      type: 'CPT',
      lib_type: expect.any(String),
      annee_validite: 2025,
      commentaire: 'Bilan',
      mime: 'application/pdf',
      taille: pdf.length,
      origine: 'association',
      etat_analyse: 'non_analyse',
      lib_etat_analyse: 'Non analysé',
      url: `/api/lca/documents/${body.uuid}`,
    });
    const file = await download(body.uuid);
    expect(file.bytes).toEqual(pdf);
    expect(file.headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'content-disposition': expect.stringMatching(/^attachment;/),
    });
    const [line] = await listHistory(db, { objet: 'document', id_objet: body.uuid }, { limit: 5 });
    expect(line).toMatchObject({ action: 'deposer', id_utilisateur: jeanne.id });
  });

  it('reads what is said of the file after the file too', async () => {
    const form = new FormData();
    form.append('fichier', new Blob([pdf]), 'a.pdf');
    form.append('type', 'STC');
    const reply = await portal.api(endpoints.depositDocument, { as: jeanne, query: { id_asso }, body: form });
    expect(reply.body.type).toBe('STC');
  });

  it.each([
    ['a forbidden extension [R5.46]', { nom: 'virus.EXE' }, 400, 'document.extension'],
    ['a hidden one', { nom: 'photo.pdf.php' }, 400, 'document.extension'],
    [
      'a text, that nobody said to be taken [R5.46]',
      { nom: 'notes.txt', content: 'sept' },
      400,
      'document.extension',
    ],
    ['no extension', { nom: 'statuts' }, 400, 'document.extension'],
    ['content that contradicts its name', { content: 'MZ\u0000 this is a program' }, 400, 'document.contenu'],
    [
      'a page named as a document',
      { nom: 'a.doc', content: '<html><script>1</script>' },
      400,
      'document.contenu',
    ],
    ['an empty file', { content: '' }, 400, 'document.vide'],
    [
      'more than 15 MB [R9.1]',
      { content: Buffer.concat([pdf, Buffer.alloc(15_728_640)]) },
      413,
      'kernel.trop-volumineux',
    ],
    ['no type', { fields: {} }, 400, 'kernel.obligatoire'],
    ['an unknown type', { fields: { type: 'ZZZ' } }, 400, 'kernel.requete-invalide'],
    ['an unknown field', { fields: { type: 'STC', etat_analyse: 'sur' } }, 400, 'kernel.champ-inconnu'],
    [
      'an establishment of nobody',
      { fields: { type: 'RIB', id_siret: '12345678900011' } },
      400,
      'association.etablissement-inconnu',
    ],
  ] as [string, Sent, number, string][])('refuses %s', async (_, sent, status, code) => {
    expect(await deposit(sent)).toMatchObject({ status, codes: [code] });
  });

  it('takes exactly 15 MB [R5.45]', async () => {
    const content = Buffer.concat([pdf, Buffer.alloc(15_728_640 - pdf.length)]);
    expect((await deposit({ content })).status).toBe(201);
  });

  it.each([
    ['e\u0301te\u0301 2026.pdf', 'été 2026.pdf'],
    ['../../etc/passwd.pdf', 'passwd.pdf'],
    ['C:\\Mes documents\\bilan.pdf', 'bilan.pdf'],
    ['fdp\u202egnp.PDF', 'fdpgnp.PDF'],
    ['CON.pdf', '_CON.pdf'],
    ['statuts.pdf. ', 'statuts.pdf'],
    ['photo.php.pdf', 'photo.php.pdf'],
    [`${'é'.repeat(200)}.pdf`, `${'é'.repeat(98)}.pdf`],
  ])('keeps a file called %j as %j', async (nom, expected) => {
    const { body, status } = await deposit({ nom });
    expect([status, body.nom]).toEqual([201, expected]);
    const { headers } = await download(body.uuid);
    expect(headers['content-disposition']).toContain(`filename*=UTF-8''${encodeURIComponent(expected)}`);
  });

  it.each(['', '../../..', '...'])('takes a file called %j for none', async (nom) => {
    expect((await deposit({ nom })).codes).toEqual(['document.absent']);
  });

  it('is one document however often it is sent with its key', async () => {
    const listed = async () => {
      const { body } = await portal.api(associationEndpoints.listDocuments, {
        as: jeanne,
        query: { id_asso },
      });
      return body.items.length;
    };
    const before = await listed();
    const sent = () => deposit({ nom: 'relance.pdf', cle: 'depot-relance-1' });
    const [first, second] = await Promise.all([sent(), sent()]);
    const third = await sent();
    expect([first, second, third].map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set([first, second, third].map(({ body }) => body.uuid)).size).toBe(1);
    expect(await listed()).toBe(before + 1);
    expect((await deposit({ nom: 'relance.pdf', cle: 'depot-relance-2' })).body.uuid).not.toBe(
      first.body.uuid,
    );
  });

  it('may be tried again with the key of a refusal', async () => {
    const cle = 'depot-refuse-1';
    expect((await deposit({ content: '', cle })).codes).toEqual(['document.vide']);
    expect((await deposit({ cle })).status).toBe(201);
  });

  it('refuses two files, and none', async () => {
    const two = new FormData();
    two.append('type', 'STC');
    two.append('a', new Blob([pdf]), 'a.pdf');
    two.append('b', new Blob([pdf]), 'b.pdf');
    const none = new FormData();
    none.append('type', 'STC');
    const send = (body: FormData) =>
      portal.api(endpoints.depositDocument, { as: jeanne, query: { id_asso }, body });
    expect((await send(two)).codes).toEqual(['document.un-seul']);
    expect((await send(none)).codes).toEqual(['document.absent']);
  });
});

describe('whose files', () => {
  it('answers the same 404 for a missing file and for somebody else’s', async () => {
    const { body } = await deposit();
    const other = await anAssociation(db);
    const stranger = await aPerson(db, { membre: { id_association: other.id } });
    for (const uuid of [body.uuid, '00000000-0000-4000-8000-0000000000ff', 'rien']) {
      expect((await download(uuid, stranger)).status).toBe(404);
    }
    expect((await deposit({ as: stranger })).status).toBe(404);
    const remove = await portal.api(endpoints.deleteDocument, { as: stranger, query: { uuid: body.uuid } });
    expect(remove.status).toBe(404);
  });

  it('lets a secondary manager deposit and read for their establishment only [R6.23]', async () => {
    const lea = await aPerson(db, { membre: { id_association: id_asso, id_siret: annexe } });
    const own = await deposit({ as: lea });
    expect(own.body.id_siret).toBe(annexe);
    expect((await download(own.body.uuid, lea)).status).toBe(200);
    const seat = await deposit();
    expect((await download(seat.body.uuid, lea)).status).toBe(404);
    const { body } = await portal.api(associationEndpoints.listDocuments, { as: lea, query: { id_asso } });
    expect(body.items.map(({ uuid }) => uuid)).toEqual([own.body.uuid]);
  });

  it('closes to a newcomer what earlier managers deposited', async () => {
    const { body } = await deposit();
    portal.clock.advance(60);
    const newcomer = await aPerson(db, {
      membre: { id_association: id_asso, ferme_avant: portal.clock.now() },
    });
    expect((await download(body.uuid, newcomer)).status).toBe(404);
    const listed = await portal.api(associationEndpoints.listDocuments, { as: newcomer, query: { id_asso } });
    expect(listed.body.items).toEqual([]);
  });

  it('opens to a service that reads the association the documents of registers only', async () => {
    const { body } = await deposit();
    const agent = await aPerson(db, { roles: ['rds.admin'], role: 'rds.admin' });
    const listed = async (as: Actor) => {
      const { body } = await portal.api(associationEndpoints.listDocuments, { as, query: { id_asso } });
      return body.items.map(({ uuid }) => uuid);
    };
    expect([(await download(body.uuid)).status, (await download(body.uuid, agent)).status]).toEqual([
      200, 404,
    ]);
    expect(await listed(jeanne)).toContain(body.uuid);
    expect(await listed(agent)).toEqual([]);
    await writeDocument(db, body.uuid, { origine: 'RNA' });
    expect((await download(body.uuid, agent)).status).toBe(200);
    expect(await listed(agent)).toEqual([body.uuid]);
  });

  it('opens a file to who reads what it is joined to', async () => {
    const { body } = await deposit();
    const agent = await aPerson(db, { roles: ['rds.user'] });
    expect((await download(body.uuid, agent)).status).toBe(404);
    ownersOfDocuments.addReader(
      async (_, { actor, document }) => actor.id === agent.id && document.id === body.uuid,
    );
    expect((await download(body.uuid, agent)).status).toBe(200);
  });

  it('marks a file as removed, lists it no more, and gives it no more', async () => {
    const { body } = await deposit();
    const remove = () => portal.api(endpoints.deleteDocument, { as: jeanne, query: { uuid: body.uuid } });
    expect((await remove()).body).toEqual({ uuid: body.uuid, deleted: true });
    expect((await remove()).status).toBe(404);
    const { body: list } = await portal.api(associationEndpoints.listDocuments, {
      as: jeanne,
      query: { id_asso },
    });
    expect(list.items.map(({ uuid }) => uuid)).not.toContain(body.uuid);
    expect((await download(body.uuid)).status).toBe(404);
  });
});
