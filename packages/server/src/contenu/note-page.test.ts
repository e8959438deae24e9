import { notePageEndpoints } from '@asso/contract/contenu/note-page.endpoints';
import { beforeEach, describe, expect, it } from 'vitest';
import { compteFeature } from '../compte/feature.ts';
import { aCompte } from '../compte/test/test-comptes.sql.ts';
import { listHistory } from '../platform/history/history.sql.ts';
import { anActor } from '../platform/http/test/test-actor.ts';
import { aPortal } from '../platform/http/test/test-app.ts';
import { contenuFeature } from './feature.ts';
import { notesAbove, notesForEverybody } from './note-page.handlers.ts';

const { listNotes, readNote, createNote, updateNote, deleteNote, hideNote } = notePageEndpoints;
const portal = await aPortal({ features: [compteFeature, contenuFeature] });
const { api, clock, db } = portal;

const admin = anActor({ id: '00000000-0000-4000-8000-000000000009', roles: ['lca.admin'] });
const aPerson = async () => anActor({ id: (await aCompte(db)).id });
const content = {
  titre: 'Maintenance dimanche.',
  texte: 'Vos réponses enregistrées ne risquent rien.',
  kind: 'attention' as const,
  routes: ['/dossiers'],
  debut: null as string | null,
  fin: null as string | null,
};
const aNote = async (changes: Partial<typeof content> = {}) =>
  (await api(createNote, { as: admin, body: { ...content, ...changes } })).body;
const shown = async (request: Parameters<typeof api<typeof listNotes>>[1] = {}) =>
  (await api(listNotes, request)).body.items.map(({ id }) => id);

beforeEach(async () => {
  for (const id of await shown({ as: admin, query: { toutes: 'oui' } }))
    await api(deleteNote, { as: admin, params: { id } });
});

describe('a note of the pages', () => {
  it('is read by everybody, signed in or not [R2.7]', async () => {
    const note = await aNote();
    expect((await api(listNotes)).body).toEqual({
      items: [{ ...content, id: note.id, version: 1, masquee: false }],
      total: 1,
      totalExact: true,
      next: null,
      previous: null,
    });
    expect((await api(readNote, { params: { id: note.id } })).body).toEqual(note);
  });

  it('is written in the page itself, for its first drawing, while it is shown [R2.7]', async () => {
    const note = await aNote();
    await aNote({ debut: '2099-01-01T00:00:00Z' });
    expect(await notesForEverybody(portal)).toEqual([note]);
  });

  it('stands above the pages that the server writes for everybody too, as text', async () => {
    const page = async () => (await portal.inject({ url: '/licences' })).body;
    expect(await page()).not.toContain('Maintenance');
    const { id } = await aNote({ routes: ['*'], titre: 'Maintenance <dimanche>.' });
    await aNote({ routes: ['/faq'], titre: 'Une autre page.' });
    expect(await page()).toContain('Maintenance &#60;dimanche&#62;.');
    expect(await page()).not.toContain('Une autre page.');
    await api(deleteNote, { as: admin, params: { id } });
    expect(await page()).not.toContain('Maintenance');
  });

  it('of the catalogue stands above each of its aids', async () => {
    await aNote({ routes: ['/repertoire-des-subventions'] });
    const titres = async (chemin: string) => (await notesAbove(portal, chemin)).map(({ titre }) => titre);
    expect(await titres('/repertoire-des-subventions/FDVA/formation')).toEqual([content.titre]);
    expect(await titres('/licences')).toEqual([]);
  });

  it('is found by its page, with those of all pages [R2.7]', async () => {
    const [dossiers, all, faq] = [
      await aNote(),
      await aNote({ routes: ['*'] }),
      await aNote({ routes: ['/faq'] }),
    ];
    expect((await shown({ query: { route: '/dossiers' } })).toSorted()).toEqual(
      [dossiers.id, all.id].toSorted(),
    );
    expect(await shown({ query: { route: '/faq' } })).toContain(faq.id);
  });

  it.each([
    ['a second before it begins', '2027-03-14T06:59:59Z', 0],
    ['when it begins', '2027-03-14T07:00:00Z', 1],
    ['a second before its end', '2027-03-14T08:59:59Z', 1],
    ['at its end', '2027-03-14T09:00:00Z', 0],
  ])('%s is shown or not', async (_, at, count) => {
    const { id } = await aNote({ debut: '2027-03-14T07:00:00Z', fin: '2027-03-14T09:00:00Z' });
    clock.set(at);
    expect(await shown()).toHaveLength(count);
    expect((await api(readNote, { params: { id } })).status).toBe(count ? 200 : 404);
    // Administrators see all the notes when they ask for them.
    expect(await shown({ as: admin, query: { toutes: 'oui' } })).toHaveLength(1);
    expect(await shown({ as: anActor(), query: { toutes: 'oui' } })).toHaveLength(count);
    expect((await api(readNote, { as: admin, params: { id } })).status).toBe(200);
  });

  it('gives its pages one after the other', async () => {
    for (const titre of ['un', 'deux', 'trois']) {
      await aNote({ titre });
      clock.advance(1);
    }
    const first = (await api(listNotes, { query: { limit: 2 } })).body;
    expect(first.items.map(({ titre }) => titre)).toEqual(['trois', 'deux']);
    const second = (await api(listNotes, { query: { limit: 2, cursor: first.next ?? '' } })).body;
    expect(second.items.map(({ titre }) => titre)).toEqual(['un']);
    expect(second.next).toBeNull();
  });
});

describe('a note that a person puts away', () => {
  it('stays away for them alone, until it has another version [R2.7]', async () => {
    const [me, other] = [await aPerson(), await aPerson()];
    const { id, version } = await aNote();
    await api(hideNote, { as: me, params: { id }, body: { version } });
    const seenBy = async (as?: typeof me) => (await api(listNotes, { as })).body.items[0]?.masquee;
    expect([await seenBy(me), await seenBy(other), await seenBy()]).toEqual([true, false, false]);

    const same = { as: admin, params: { id }, body: { titre: content.titre }, ifMatch: version };
    expect((await api(updateNote, same)).body.version).toBe(version);
    await api(updateNote, { as: admin, params: { id }, body: { titre: 'Reportée.' }, ifMatch: version });
    expect(await seenBy(me)).toBe(false);
    await api(hideNote, { as: me, params: { id }, body: { version: 2 } });
    expect(await seenBy(me)).toBe(true);
  });

  it('cannot be put away by nobody, nor when it is not there', async () => {
    const { id } = await aNote();
    expect((await api(hideNote, { params: { id }, body: { version: 1 } })).status).toBe(401);
    await api(deleteNote, { as: admin, params: { id } });
    const gone = await api(hideNote, { as: await aPerson(), params: { id }, body: { version: 1 } });
    expect(gone.status).toBe(404);
  });

  it('is put away in a version that may be', async () => {
    const { id } = await aNote();
    const body = { version: 2 ** 31 };
    expect((await api(hideNote, { as: await aPerson(), params: { id }, body })).status).toBe(400);
  });
});

describe('writing a note', () => {
  it.each(['lca.association', 'rds.service', 'rds.admin', 'rds.appli_admin', 'osiris.appli_admin'])(
    'is not for %s',
    async (role) => {
      const { id } = await aNote();
      const as = anActor({ roles: [role] });
      const answers = [
        await api(createNote, { as, body: content }),
        await api(updateNote, { as, params: { id }, body: { titre: 'x' }, ifMatch: 1 }),
        await api(deleteNote, { as, params: { id } }),
      ];
      expect(answers.map(({ status }) => status)).toEqual([403, 403, 403]);
    },
  );

  it('is refused for a page that does not exist, and dates the wrong way round', async () => {
    const body = {
      ...content,
      routes: ['/ailleurs'],
      debut: '2027-03-14T09:00:00Z',
      fin: '2027-03-14T07:00:00Z',
    };
    const { status, codes } = await api(createNote, { as: admin, body });
    expect([status, codes]).toEqual([400, ['contenu.note-page-inconnue', 'contenu.note-fin-avant-debut']]);
    const { id } = await aNote({ fin: '2027-03-14T07:00:00Z' });
    const changed = await api(updateNote, {
      as: admin,
      params: { id },
      body: { debut: '2027-03-14T07:00:00Z' },
      ifMatch: 1,
    });
    expect(changed.codes).toEqual(['contenu.note-fin-avant-debut']);
  });

  it('changes the version that was read, and no other', async () => {
    const { id } = await aNote();
    const change = (ifMatch?: number) =>
      api(updateNote, { as: admin, params: { id }, body: { texte: 'De 8h00 à 10h00.' }, ifMatch });
    expect((await change()).status).toBe(428);
    expect((await change(1)).body).toMatchObject({ ...content, texte: 'De 8h00 à 10h00.', version: 2 });
    expect(await change(1)).toMatchObject({ status: 409, codes: ['kernel.conflit'] });
  });

  it('withdraws it once, and leaves a trace of each act', async () => {
    const { id } = await aNote();
    await api(updateNote, { as: admin, params: { id }, body: { titre: 'Reportée.' }, ifMatch: 1 });
    const remove = () => api(deleteNote, { as: admin, params: { id } });
    expect([(await remove()).status, (await remove()).status]).toEqual([200, 404]);
    expect((await api(readNote, { as: admin, params: { id } })).status).toBe(404);
    const lines = await listHistory(db, { objet: 'note', id_objet: id }, { limit: 10 });
    expect(lines.map(({ action, from, to }) => [action, from, to])).toEqual([
      ['retirer', null, null],
      ['modifier', 'Maintenance dimanche.', 'Reportée.'],
      ['écrire', null, 'Maintenance dimanche.'],
    ]);
  });
});
