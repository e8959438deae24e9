import { attenduEndpoints } from '@asso/contract/catalogue/attendu.endpoints';
import type { Actor } from '@asso/domain/compte/actor';
import { describe, expect, it, test } from 'vitest';
import { anAdministrateur } from '../compte/test/test-administrateurs.ts';
import { features } from '../features.ts';
import { aClock } from '../platform/clock/clock.ts';
import { aPortal } from '../platform/http/test/test-app.ts';
import { aWorld, today } from '../subvention/test/test-dossiers.sql.ts';

const portal = await aPortal({ features, clock: aClock(today) });
const { api, db } = portal;

const anAdmin = (changes: Partial<Actor> = {}) => anAdministrateur(db, changes);
const national = await anAdmin();
const appli = await anAdmin({ role: 'rds.appli_admin' });
const local = await anAdmin({ territoire: '13' });
const ailleurs = await anAdmin({ territoire: '30' });
const world = await aWorld(db);

let rank = 0;
const aChamp = (changes: object = {}) => ({
  label: 'Nombre de repas',
  code: `repas_${++rank}`,
  bloc: 'custom-bloc',
  kind: 'int',
  requiredAt: 'transmission',
  crf: 'modifiable',
  when: [{ id: 'c1', scope: 'association', key: 'activites.domaine', operator: 'eq', value: 'Sport' }],
  ...changes,
});
const aPiece = (changes: object = {}) => ({
  label: 'Programme',
  code: `PROG-${++rank}`,
  nature: 'DEV',
  obligatoire: true,
  ...changes,
});

/** The two resources, on which the same tests are run. */
const resources = [
  {
    name: 'champs-attendus',
    make: aChamp,
    list: attenduEndpoints.listChampsAttendus,
    read: attenduEndpoints.readChampAttendu,
    create: attenduEndpoints.createChampAttendu,
    update: attenduEndpoints.updateChampAttendu,
    remove: attenduEndpoints.deleteChampAttendu,
  },
  {
    name: 'documents-attendus',
    make: aPiece,
    list: attenduEndpoints.listDocumentsAttendus,
    read: attenduEndpoints.readDocumentAttendu,
    create: attenduEndpoints.createDocumentAttendu,
    update: attenduEndpoints.updateDocumentAttendu,
    remove: attenduEndpoints.deleteDocumentAttendu,
  },
] as const;

describe.each(resources)('$name', ({ make, list, read, create, update, remove }) => {
  const made = async (as: Actor) => (await api(create, { as, body: make() })).body;

  test.each([
    ['the national administrator', national],
    ['the administrator of the application', appli],
    ['a local administrator', local],
  ])('%s adds, reads, changes and takes away', async (_, as) => {
    const created = await api(create, { as, body: make() });
    expect(created.status).toBe(201);
    const params = { id: created.body.id };
    expect((await api(read, { as, params })).body).toMatchObject({
      version: 1,
      rights: { read: true, edit: true },
    });
    const { label } = created.body;
    const changes = { label: { from: label, to: 'Autre libellé' } };
    const changed = await api(update, { as, params, body: { changes }, ifMatch: 1 });
    expect(changed.body).toMatchObject({ label: 'Autre libellé', version: 2 });
    const { items } = (await api(list, { as, query: { q: created.body.code } })).body;
    expect(items.map((one) => one.label)).toEqual(['Autre libellé']);
    expect((await api(remove, { as, params })).status).toBe(200);
    expect((await api(read, { as, params })).status).toBe(404);
  });

  test('what the nation keeps is read by a local administrator, and not written', async () => {
    const { id, code } = await made(national);
    const at = { as: local, params: { id } };
    expect((await api(read, at)).body).toMatchObject({ code, territoire: null, rights: { edit: false } });
    const body = { changes: { label: { to: 'x' } } };
    const answers = [await api(update, { ...at, body, ifMatch: 1 }), await api(remove, at)];
    expect(answers.map(({ status, problem }) => [status, problem.code])).toEqual([
      [403, 'catalogue.modele-national'],
      [403, 'catalogue.modele-national'],
    ]);
  });

  test('what another territory keeps does not exist', async () => {
    const { id, code } = await made(local);
    for (const key of [id, code]) {
      const at = { as: ailleurs, params: { id: key } };
      const body = { changes: { label: { to: 'x' } } };
      const answers = [
        await api(read, at),
        await api(update, { ...at, body, ifMatch: 1 }),
        await api(remove, at),
      ];
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    }
    expect((await api(list, { as: ailleurs, query: { q: code } })).body.items).toEqual([]);
    expect((await api(read, { as: local, params: { id } })).status).toBe(200);
  });

  test('associations, services and instructors are refused each call', async () => {
    const { id } = await made(national);
    const params = { id };
    const lca = await anAdmin({ role: 'lca.admin' });
    for (const as of [world.jeanne, world.agent, lca]) {
      const answers = [
        await api(list, { as }),
        await api(read, { as, params }),
        await api(create, { as, body: make() }),
        await api(update, { as, params, body: { changes: {} }, ifMatch: 1 }),
        await api(remove, { as, params }),
      ];
      expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
    }
  });

  it('is kept whole or not at all, each thing that is wrong at its field', async () => {
    const refused = await api(create, { as: national, body: make({ label: null, code: 'Mal écrit' }) });
    expect(refused.problem.problems.map(({ code, field }) => [code, field])).toEqual([
      ['kernel.a-renseigner', 'label'],
      ['catalogue.code-mal-ecrit', 'code'],
    ]);
    const unknown = await api(create, { as: national, body: make({ couleur: 'bleu' }) });
    expect(unknown.problem).toMatchObject({ code: 'kernel.champ-inconnu', field: 'couleur' });
  });

  it('has its code alone, and says who changed it meanwhile', async () => {
    const first = await made(national);
    const second = await made(national);
    const taken = await api(create, { as: national, body: make({ code: first.code }) });
    expect([taken.status, taken.problem.field]).toEqual([400, 'code']);
    const rename = { code: { from: second.code, to: first.code } };
    const at = { as: national, params: { id: second.id }, ifMatch: 1 };
    expect((await api(update, { ...at, body: { changes: rename } })).problem.code).toBe(
      'catalogue.modele-code-pris',
    );
    const change = (as: Actor, to: string) =>
      api(update, { ...at, as, body: { changes: { label: { from: second.label, to } } } });
    expect((await change(appli, 'Le premier')).status).toBe(200);
    expect((await change(national, 'Le second')).problem).toMatchObject({
      code: 'kernel.conflit',
      conflicts: { label: 'Le premier' },
      par: expect.any(String),
    });
  });
});

test('a field says its part, its type and its asks, by name [R3.5]', async () => {
  const { body } = await api(attenduEndpoints.createChampAttendu, { as: national, body: aChamp() });
  expect(body).toMatchObject({
    part: 'custom-bloc',
    type: 'int',
    asks: [{ scope: 'association', key: 'activites.domaine', operator: 'eq', value: 'Sport' }],
  });
});

test('a document is replaced whole by who knows its last version', async () => {
  const without = aPiece();
  const body = { ...without, aide: 'Tel que voté.' };
  const { id } = (await api(attenduEndpoints.createDocumentAttendu, { as: national, body })).body;
  const at = { as: national, params: { id }, body: without };
  const replaced = await api(attenduEndpoints.replaceDocumentAttendu, { ...at, ifMatch: 1 });
  expect(replaced.body).toMatchObject({ version: 2, nature: 'DEV' });
  expect(replaced.body.valeur.aide ?? null).toBeNull();
  const late = await api(attenduEndpoints.replaceDocumentAttendu, { ...at, ifMatch: 1 });
  expect([late.status, late.problem.code]).toEqual([409, 'kernel.conflit']);
  const elsewhere = await api(attenduEndpoints.replaceDocumentAttendu, { ...at, as: local, ifMatch: 2 });
  expect(elsewhere.status).toBe(403);
});

test('a question is written with the names it is read with [C027]', async () => {
  const { createChampAttendu, updateChampAttendu } = attenduEndpoints;
  const asks = [{ scope: 'association', key: 'activites.domaine', operator: 'eq', value: 'Sport' }];
  const body = {
    code: `repas_${++rank}`,
    label: 'Nombre de repas',
    part: 'custom-bloc',
    type: 'int',
    asks,
    valeur: { requiredAt: 'transmission', crf: 'modifiable' },
  };
  const made = await api(createChampAttendu, { as: national, body });
  expect([made.status, made.body]).toMatchObject([201, { part: 'custom-bloc', type: 'int', asks }]);
  const { id: _, territoire: _territoire, version: _version, rights: _rights, ...read } = made.body;
  const copy = await api(createChampAttendu, { as: national, body: { ...read, code: `repas_${++rank}` } });
  expect([copy.status, copy.body.asks]).toEqual([201, asks]);
  const changes = { part: { from: 'custom-bloc', to: 'dossier-bloc' } };
  const params = { id: copy.body.id };
  const changed = await api(updateChampAttendu, { as: national, params, body: { changes }, ifMatch: 1 });
  expect([changed.status, changed.body.part]).toEqual([200, 'dossier-bloc']);
});

test('a document is replaced by itself as it was read, and by nothing that the portal alone says', async () => {
  const { createDocumentAttendu, replaceDocumentAttendu } = attenduEndpoints;
  const { body } = await api(createDocumentAttendu, { as: national, body: aPiece() });
  const put = (sent: object, ifMatch: number) =>
    api(replaceDocumentAttendu, { as: national, params: { id: body.id }, body: sent as never, ifMatch });
  const again = await put(body, 1);
  expect([again.status, again.body.label]).toEqual([200, body.label]);
  const { problem } = await put({ ...again.body, territoire: '13' }, again.body.version);
  expect([problem.code, problem.field]).toEqual(['kernel.champ-non-modifiable', 'territoire']);
});

describe('a change of the library', () => {
  const { createChampAttendu, updateChampAttendu } = attenduEndpoints;
  const made = async () => (await api(createChampAttendu, { as: national, body: aChamp() })).body;
  const change = (id: string, body: object, ifMatch = 1) =>
    api(updateChampAttendu, { as: national, params: { id }, body: { ...body }, ifMatch });

  it('takes what was read, with what changes in it [C027]', async () => {
    const read = await made();
    const saved = await change(read.id, { ...read, label: 'Repas servis', part: 'dossier-bloc' });
    expect([saved.status, saved.body]).toMatchObject([
      200,
      { label: 'Repas servis', part: 'dossier-bloc', asks: read.asks, version: 2 },
    ]);
    const alone = await change(read.id, { type: 'euros' }, 2);
    expect(alone.body).toMatchObject({ label: 'Repas servis', type: 'euros', version: 3 });
    expect((await change(read.id, { ...read, territoire: '13' })).codes).toContain(
      'kernel.champ-non-modifiable',
    );
    expect((await change(read.id, { label: 'Trop tard' }, 1)).codes).toEqual(['kernel.conflit']);
  });

  it('keeps the conditions sent back as they were read, and replaces them by any others', async () => {
    const when = ['Sport', 'Culture'].map((value) => {
      const condition = { scope: 'association', key: 'activites.domaine', operator: 'eq', value };
      return { id: crypto.randomUUID(), ...condition };
    });
    const { body: read } = await api(createChampAttendu, { as: national, body: aChamp({ when }) });
    const saved = await change(read.id, { ...read, label: 'Repas servis' });
    expect([saved.status, saved.body.asks]).toEqual([200, read.asks]);
    const [, second] = read.asks;
    const fewer = await change(read.id, { asks: [second] }, 2);
    expect([fewer.status, fewer.body.asks]).toEqual([200, [second]]);
    expect((await change(read.id, { asks: read.asks }, 2)).codes).toEqual(['kernel.conflit']);
    expect((await change(read.id, { asks: ['x'] }, 3)).status).toBe(403);
    expect((await change(read.id, { asks: [] }, 3)).body.asks).toEqual([]);
  });

  it('that changes nothing leaves the version', async () => {
    const { id, label } = await made();
    const same = [
      await change(id, { label }),
      await change(id, { changes: { label: { from: label, to: label } } }),
    ];
    expect(same.map(({ status, body }) => [status, body.version])).toEqual([
      [200, 1],
      [200, 1],
    ]);
  });
});
