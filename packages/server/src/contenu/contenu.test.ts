import { questionEndpoints, urlEndpoints } from '@asso/contract/contenu/contenu.endpoints';
import { documentModeleEndpoints } from '@asso/contract/contenu/document-modele.endpoints';
import { describe, expect, it } from 'vitest';
import { compteFeature } from '../compte/feature.ts';
import { aCompte } from '../compte/test/test-comptes.sql.ts';
import { listHistory } from '../platform/history/history.sql.ts';
import { anActor } from '../platform/http/test/test-actor.ts';
import { aPortal } from '../platform/http/test/test-app.ts';
import { contenuFeature } from './feature.ts';

const portal = await aPortal({ features: [compteFeature, contenuFeature] });
const { api, db } = portal;
const admin = anActor({ id: (await aCompte(db, { roles: ['lca.admin'] })).id, roles: ['lca.admin'] });

/** The three kinds of contents have the same calls, so the same tests. */
const sortes = [
  {
    nom: 'a question',
    list: questionEndpoints.listQuestions,
    read: questionEndpoints.readQuestion,
    create: questionEndpoints.createQuestion,
    update: questionEndpoints.updateQuestion,
    remove: questionEndpoints.deleteQuestion,
    valeur: {
      question: 'Quand serai-je payé ?',
      reponse: 'Après la décision.',
      motif: 'SUB',
      rang: 2,
      publie: true,
    },
    champ: 'question',
  },
  {
    nom: 'a link',
    list: urlEndpoints.listUrls,
    read: urlEndpoints.readUrl,
    create: urlEndpoints.createUrl,
    update: urlEndpoints.updateUrl,
    remove: urlEndpoints.deleteUrl,
    valeur: { label: 'Guide', url: 'https://exemple.fr/guide', rang: 2, publie: true },
    champ: 'label',
  },
  {
    nom: 'a template of document',
    list: documentModeleEndpoints.listDocumentModeles,
    read: documentModeleEndpoints.readDocumentModele,
    create: documentModeleEndpoints.createDocumentModele,
    update: documentModeleEndpoints.updateDocumentModele,
    remove: documentModeleEndpoints.deleteDocumentModele,
    valeur: { nom: 'Pouvoir', nature: 'POU', url: 'https://exemple.fr/pouvoir.pdf', rang: 2, publie: true },
    champ: 'nom',
  },
] as const;

describe.each(sortes)('$nom', ({ list, read, create, update, remove, valeur, champ }) => {
  const call = api as unknown as (row: unknown, request?: object) => Promise<Awaited<ReturnType<typeof api>>>;
  const write = (changes: object = {}, as = admin) => call(create, { as, body: { ...valeur, ...changes } });
  const listed = async (request: object = {}) =>
    ((await call(list, request)).body as { items: { id: string }[] }).items.map(({ id }) => id);

  it('is read by everybody once it is published, in its rank', async () => {
    const second = (await write()).body as { id: string };
    const first = (await write({ rang: 1 })).body as { id: string };
    const draft = (await write({ publie: false })).body as { id: string };
    expect(await listed()).toEqual([first.id, second.id]);
    expect(await listed({ query: { toutes: 'oui' } })).toEqual([first.id, second.id]);
    expect((await listed({ as: admin, query: { toutes: 'oui' } })).toSorted()).toEqual(
      [first.id, second.id, draft.id].toSorted(),
    );
    const page = (await call(list, { query: { limit: 1 } })).body as { next: string };
    expect(await listed({ query: { limit: 1, cursor: page.next } })).toEqual([second.id]);
    expect((await call(read, { params: { id: second.id } })).body).toMatchObject({ valeur, version: 1 });
    const params = { id: draft.id };
    expect((await call(read, { params })).status).toBe(404);
    expect((await call(read, { as: anActor(), params })).status).toBe(404);
    expect((await call(read, { as: admin, params })).status).toBe(200);
  });

  it('is changed field by field in the version that was read, then withdrawn; each act is kept', async () => {
    const { id } = (await write()).body as { id: string };
    const change = (to: string, ifMatch?: number) =>
      call(update, {
        as: admin,
        params: { id },
        ifMatch,
        body: { changes: { [champ]: { from: (valeur as Record<string, unknown>)[champ], to } } },
      });
    expect((await change('Autrement')).status).toBe(428);
    expect((await change('Autrement', 1)).body).toMatchObject({
      valeur: { ...valeur, [champ]: 'Autrement' },
      version: 2,
    });
    expect(await change('Encore', 1)).toMatchObject({ status: 409, codes: ['kernel.conflit'] });
    expect((await change('', 2)).status).toBe(409);
    const drop = () => call(remove, { as: admin, params: { id } });
    expect([(await drop()).status, (await drop()).status]).toEqual([200, 404]);
    expect((await call(read, { as: admin, params: { id } })).status).toBe(404);
    const objet = { a: 'question', b: 'url', c: 'document-modele' }[
      champ === 'question' ? 'a' : champ === 'label' ? 'b' : 'c'
    ] as string;
    const lines = await listHistory(db, { objet, id_objet: id }, { limit: 10 });
    expect(lines.map(({ action, to }) => [action, to])).toEqual([
      ['supprimer', null],
      ['modifier', 'Autrement'],
      ['creer', (valeur as Record<string, unknown>)[champ]],
    ]);
  });

  it('is changed by name too, and keeps its version when nothing changes', async () => {
    const { id } = (await write()).body as { id: string };
    const change = (body: object, ifMatch: number) =>
      call(update, { as: admin, params: { id }, ifMatch, body });
    expect((await change({ [champ]: 'Autrement' }, 1)).body).toMatchObject({
      valeur: { ...valeur, [champ]: 'Autrement' },
      version: 2,
    });
    expect((await change({ [champ]: 'Autrement' }, 2)).body).toMatchObject({ version: 2 });
    expect(await change({ [champ]: 'Encore' }, 1)).toMatchObject({ status: 409, codes: ['kernel.conflit'] });
    expect((await change({ couleur: 'vert' }, 2)).codes).toEqual(['kernel.champ-inconnu']);
  });

  it('is refused with a hole, or with a name that is not one of its own', async () => {
    expect((await write({ [champ]: '' })).codes).toEqual(['kernel.obligatoire']);
    expect((await write({ couleur: 'vert' })).codes).toEqual(['kernel.champ-inconnu']);
  });

  it.each(['lca.association', 'rds.service', 'rds.admin', 'rds.appli_admin', 'osiris.appli_admin'])(
    'is not written by %s',
    async (role) => {
      const { id } = (await write()).body as { id: string };
      const as = anActor({ roles: [role] });
      const body = { changes: { [champ]: { from: null, to: 'x' } } };
      const answers = [
        await write({}, as),
        await call(update, { as, params: { id }, ifMatch: 1, body }),
        await call(remove, { as, params: { id } }),
      ];
      expect(answers.map(({ status }) => status)).toEqual([403, 403, 403]);
      expect((await call(create, { body: valeur })).status).toBe(401);
    },
  );
});

describe('a question sent whole', () => {
  const { createQuestion, replaceQuestion, readQuestion } = questionEndpoints;
  const { valeur } = sortes[0];

  it('takes the place of the one that was read, and of no other', async () => {
    const { id } = (await api(createQuestion, { as: admin, body: { ...valeur } })).body;
    const body = { ...valeur, reponse: 'Dans le mois.', mots: 'versement' };
    const replace = (ifMatch: number) => api(replaceQuestion, { as: admin, params: { id }, body, ifMatch });
    expect((await replace(1)).body).toEqual({ id, version: 2, valeur: body });
    expect(await replace(1)).toMatchObject({ status: 409, codes: ['kernel.conflit'] });
    expect((await api(readQuestion, { params: { id } })).body.valeur.reponse).toBe('Dans le mois.');
    const as = anActor();
    expect((await api(replaceQuestion, { as, params: { id }, body, ifMatch: 2 })).status).toBe(403);
  });
});
