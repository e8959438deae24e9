import { journalEndpoints } from '@asso/contract/contenu/journal.endpoints';
import { beforeAll, describe, expect, it } from 'vitest';
import { insertDefinition } from '../agrement/definition.sql.ts';
import { anAssociation } from '../association/test/test-associations.sql.ts';
import { compteFeature } from '../compte/feature.ts';
import { aCompte, aService } from '../compte/test/test-comptes.sql.ts';
import { insertDemande } from '../demande-siret/demande-siret.sql.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { writeHistory } from '../platform/history/history.sql.ts';
import { anActor } from '../platform/http/test/test-actor.ts';
import { aPortal } from '../platform/http/test/test-app.ts';
import { serviceFeature } from '../service/feature.ts';
import { contenuFeature } from './feature.ts';

const { listActes, exportActes } = journalEndpoints;
const { api, db } = await aPortal({ features: [compteFeature, serviceFeature, contenuFeature] });
const id = (n: number) => `00000000-0000-4000-8000-00000000000${n}`;
const lca = anActor({ id: id(1), prenom: 'Denis', nom: 'Lévêque', roles: ['lca.admin'] });
const national = anActor({ id: id(2), prenom: 'Alice', nom: 'Perrin', roles: ['rds.admin'] });
const local = anActor({ id: id(3), roles: ['rds.admin'], territoire: 'R93' });
const appli = anActor({ id: id(4), roles: ['rds.appli_admin'] });
const volunteer = anActor({ id: id(5), roles: ['lca.association'] });
const osiris = anActor({ id: id(6), nom: 'Osiris', roles: ['osiris.appli_admin'] });
const [ici, ailleurs] = [
  await aService(db, { nom: 'DRAJES du journal' }),
  await aService(db, { code_territoire: '67' }),
];

const acts = [
  { by: volunteer, objet: 'dossier', id_objet: 'd1', action: 'transmettre', at: '2027-03-01T10:00:00Z' },
  {
    by: lca,
    objet: 'question',
    id_objet: 'q1',
    action: 'modifier',
    to: 'Quand serai-je payé ?',
    at: '2027-03-10T10:00:00Z',
  },
  {
    by: national,
    objet: 'service',
    id_objet: ici.id,
    action: 'verrouiller',
    to: 'DRAJES Sud',
    at: '2027-03-10T22:59:59Z',
  },
  {
    by: national,
    objet: 'service',
    id_objet: ailleurs.id,
    action: 'creer',
    to: 'DRAJES Est',
    at: '2027-03-10T23:00:00Z',
  },
  {
    by: osiris,
    objet: 'programme-osiris',
    id_objet: 'P219',
    action: 'programme.creer',
    at: '2027-03-11T10:00:00Z',
  },
  {
    by: local,
    objet: 'subvention',
    id_objet: 's1',
    action: 'supprimer',
    why: 'Doublon',
    at: '2027-03-12T10:00:00Z',
  },
];

beforeAll(() =>
  inTransaction(db, async (trx) => {
    for (const { at, ...act } of acts) await writeHistory(trx, { ...act, at: new Date(at) });
  }),
);

const actions = async (as = lca, query: object = {}) =>
  (await api(listActes, { as, query })).body.items.map(({ action }) => action);

describe('the journal', () => {
  it('tells who did what, when, on what, the latest first', async () => {
    const { items, total } = (await api(listActes, { as: lca })).body;
    expect(total).toBe(5);
    expect(items[4]).toEqual({
      id: expect.any(String),
      jusqu_a: null,
      defait: false,
      le: '2027-03-10T10:00:00.000Z',
      par: 'Denis Lévêque',
      role: 'lca.admin',
      action: 'modifier',
      nom_objet: null,
      chemin: null,
      section: null,
      objet: 'question',
      id_objet: 'q1',
      de: null,
      vers: 'Quand serai-je payé ?',
      motif: null,
      valeurs: [],
      suite: null,
    });
  });

  it.each<[string, typeof lca, string[]]>([
    [
      'the portal reads all that administrators did, those of Osiris too',
      lca,
      ['supprimer', 'programme.creer', 'creer', 'verrouiller', 'modifier'],
    ],
    ['the services read theirs', national, ['supprimer', 'creer', 'verrouiller']],
    ['the application reads the same', appli, ['supprimer', 'creer', 'verrouiller']],
    ['a territory reads its services and its own acts', local, ['supprimer', 'verrouiller']],
  ])('is read by whom it concerns: who administers %s', async (_, as, expected) => {
    expect(await actions(as)).toEqual(expected);
  });

  it.each<[object, string[]]>([
    [{ q: 'leveque' }, ['modifier']],
    [{ q: 'drajes est' }, ['creer']],
    [{ q: 'doublon' }, ['supprimer']],
    [{ q: '%' }, []],
    [{ objet: 'service' }, ['creer', 'verrouiller']],
    [{ objet: 'service', id_objet: ici.id }, ['verrouiller']],
    [{ au: '2027-03-10' }, ['verrouiller', 'modifier']],
    [{ du: '2027-03-11', au: '2027-03-11' }, ['programme.creer', 'creer']],
    [{ objet: 'programme-osiris' }, ['programme.creer']],
    [{ du: '2027-03-12' }, ['supprimer']],
  ])('keeps what %j asks, in days of Paris', async (query, expected) => {
    expect(await actions(lca, query)).toEqual(expected);
  });

  it('has a word for every kind of thing: an act on another fails in every test', async () => {
    const act = { id_objet: 'x', by: lca, at: new Date('2027-03-13T10:00:00Z'), action: 'creer' };
    const write = (objet: string) => inTransaction(db, (trx) => writeHistory(trx, { ...act, objet }));
    await expect(write('chose-sans-nom')).rejects.toThrow('« chose-sans-nom » has no word');
  });

  it('folds acts alike in a row, on any page and in both directions, and gives them one by one', async () => {
    const by = anActor({ id: id(7), prenom: 'Rémi', nom: 'Dufour', roles: ['lca.admin'] });
    const write = (n: number, action: string) =>
      inTransaction(db, (trx) =>
        writeHistory(trx, {
          ...{ objet: 'compte', id_objet: `c${n}`, by, action },
          at: new Date(Date.parse('2027-04-01T10:00:00Z') + n * 60_000),
        }),
      );
    await write(0, 'supprimer');
    for (let n = 1; n <= 214; n++) await write(n, 'creer');
    await write(215, 'modifier');
    await write(216, 'modifier');
    const asked = { q: 'Dufour', plie: 'true', limit: 2 };
    const read = async (query: object) =>
      (await api(listActes, { as: lca, query: { ...asked, ...query } })).body;
    const first = await read({});
    expect([first.total, first.items.map(({ action, suite }) => [action, suite?.n])]).toEqual([
      217,
      [
        ['modifier', undefined],
        ['modifier', undefined],
      ],
    ]);
    const second = await read({ cursor: first.next });
    expect(second.items.map(({ action, suite }) => [action, suite?.n])).toEqual([
      ['creer', 214],
      ['supprimer', undefined],
    ]);
    const [run] = second.items;
    expect([run?.le, run?.suite?.depuis]).toEqual(['2027-04-01T13:34:00.000Z', '2027-04-01T10:01:00.000Z']);
    const back = await read({ cursor: second.previous });
    expect(back.items.map(({ action }) => action)).toEqual(['modifier', 'modifier']);
    const { body } = await api(listActes, { as: lca, query: { entre: run?.suite?.entre, limit: 50 } });
    expect([body.total, body.items[0]?.id_objet, body.items[0]?.suite]).toEqual([214, 'c214', null]);
    // The acts of other people stay out of reach, whatever the range asked for.
    const portee = await api(listActes, { as: national, query: { entre: run?.suite?.entre } });
    expect(portee.body.items).toEqual([]);
  });

  it('goes page after page', async () => {
    const asked = { au: '2027-03-12', limit: 4 };
    const { next } = (await api(listActes, { as: lca, query: asked })).body;
    expect(await actions(lca, { ...asked, cursor: next })).toEqual(['modifier']);
  });

  it.each(['lca.association', 'rds.user', 'rds.service', 'osiris.appli_admin'])(
    'is closed to %s',
    async (role) => {
      expect((await api(listActes, { as: anActor({ roles: [role] }) })).status).toBe(403);
      expect((await api(listActes)).status).toBe(401);
    },
  );
});

it('says which service an act was on, by its name', async () => {
  const reply = await api(listActes, {
    as: national,
    query: { objet: 'service', id_objet: ici.id, limit: 5 },
  });
  expect(reply.body.items.map(({ nom_objet }) => nom_objet)).toEqual(['DRAJES du journal']);
});

it.each(['compte', 'utilisateur'])('says whose %s an act was on, by their name', async (objet) => {
  const { id: id_objet } = await aCompte(db, { prenom: 'Inès', nom: 'Moreau' });
  const act = { objet, id_objet, by: lca, at: new Date('2027-03-14T10:00:00Z'), action: 'modifier' };
  await inTransaction(db, (trx) => writeHistory(trx, act));
  const { items } = (await api(listActes, { as: lca, query: { objet, id_objet } })).body;
  expect(items.map(({ nom_objet }) => nom_objet)).toEqual(['Inès Moreau']);
});

describe('the object of an act is named, where it still stands', () => {
  const at = new Date('2027-03-15T10:00:00Z');
  const nameOf = async (objet: string, id_objet: string) => {
    await inTransaction(db, (trx) => writeHistory(trx, { objet, id_objet, by: lca, at, action: 'modifier' }));
    const { items } = (await api(listActes, { as: lca, query: { objet, id_objet } })).body;
    return items.map(({ nom_objet }) => nom_objet);
  };

  it('an accreditation', async () => {
    const id_definition = await inTransaction(db, (trx) =>
      insertDefinition(
        trx,
        {
          ...{ code: 'JEP-DU-JOURNAL', type_agrement: 'JEP', id_service: ici.id },
          ...{ libelle: 'Jeunesse', niveau: null, campagne_exercice: 2027 },
        },
        { brouillon: {}, at, by: null },
      ),
    );
    expect(await nameOf('definition-agrement', id_definition ?? '')).toEqual(['Jeunesse (JEP-DU-JOURNAL)']);
  });

  it('a request for a SIRET', async () => {
    const { id: id_association } = await anAssociation(db, { nom: 'Les Pions' });
    const { id: by } = await aCompte(db);
    const demande = await inTransaction(db, (trx) =>
      insertDemande(trx, { id_association, corps: {}, by, at }),
    );
    expect(await nameOf('demande-siret', demande ?? '')).toEqual([
      expect.stringMatching(/^27-\d+ \(Les Pions\)$/),
    ]);
  });

  it.each(['demande-siret', 'crf', 'definition-agrement'])(
    '%s that is no more has no name',
    async (objet) => {
      expect(await nameOf(objet, id(9))).toEqual([null]);
    },
  );
});

it.each<[object, number]>([
  [{ fait: 'retraits', du: '2027-03-01', au: '2027-03-12' }, 1],
  [{ fait: 'sans-enregistrements', du: '2027-03-01', au: '2027-03-12' }, 5],
  [{ fait: 'publications', du: '2027-03-01', au: '2027-03-12' }, 0],
])('keeps one family of acts: %j', async (query, n) => {
  expect(await actions(lca, query)).toHaveLength(n);
});

it('leads to what the act was on', async () => {
  const { id: id_objet } = await anAssociation(db, { nom: 'Les Tamaris' });
  const act = {
    objet: 'association',
    id_objet,
    by: lca,
    at: new Date('2027-03-16T10:00:00Z'),
    action: 'modifier',
  };
  await inTransaction(db, (trx) => writeHistory(trx, act));
  const { items } = (await api(listActes, { as: lca, query: { objet: 'association', id_objet } })).body;
  expect(items).toMatchObject([
    { nom_objet: 'Les Tamaris', chemin: expect.stringMatching(/^\/informations-administratives\/\d+$/) },
  ]);
});

it('is exported as it is shown, and the export is in it', async () => {
  const file = await api(exportActes, { as: local, query: { objet: 'subvention' } });
  const [head, ...lines] = file.bytes.toString().trim().split('\r\n');
  expect(head).toContain('Quand;Qui;A fait;Sur;Nom;Champ;Avant;Après;Motif');
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('Doublon');
  expect((await api(exportActes, { as: volunteer })).status).toBe(403);
  expect(await actions(local, { objet: 'export' })).toEqual(['journal.exporter']);
});
