import { describe, expect, it } from 'vitest';
import { checkNote, type NoteKind, notesOnPage } from './note-page.rules.ts';

const note = (titre: string, kind: NoteKind, ...routes: string[]) => ({ titre, kind, routes });
const titres = (notes: readonly { titre: string }[]) => notes.map(({ titre }) => titre);

describe('the notes of a page', () => {
  const notes = [
    note('partout', 'info', '*'),
    note('dossiers', 'attention', '/dossiers', '/user/dashboard'),
    note('panne', 'alerte', '/dossiers'),
  ];

  it.each([
    ['/dossiers', ['panne', 'dossiers']],
    ['/user/dashboard', ['dossiers', 'partout']],
    ['/faq', ['partout']],
  ])('of %s are two at most, the most pressing first [R2.7]', (path, shown) => {
    expect(titres(notesOnPage(notes, path))).toEqual(shown);
  });

  it('give their place to the next one when one is put away [R2.7]', () => {
    const left = notes.filter(({ titre }) => titre !== 'panne');
    expect(titres(notesOnPage(left, '/dossiers'))).toEqual(['dossiers', 'partout']);
  });
});

describe('a note', () => {
  const [debut, fin] = ['2027-03-14T07:00:00Z', '2027-03-14T09:00:00Z'];

  it.each([
    { routes: ['*'], debut: null, fin: null },
    { routes: ['/associations/:idSiret?/subvention-demande/:idDossier'], debut, fin },
    { routes: ['/dossiers'], debut, fin: null },
    { routes: ['/dossiers'], debut: null, fin },
  ])('may be written for %j', (draft) => {
    expect(checkNote(draft)).toEqual({ ok: true, value: draft });
  });

  it('names pages of the portal only', () => {
    expect(checkNote({ routes: ['/dossiers', '/ailleurs'], debut: null, fin: null })).toEqual({
      ok: false,
      problems: [{ code: 'contenu.note-page-inconnue', field: 'routes', params: { page: '/ailleurs' } }],
    });
  });

  it.each([debut, '2027-03-14T06:59:59Z'])('does not end at %s when it begins at 07:00', (end) => {
    expect(checkNote({ routes: ['*'], debut, fin: end })).toEqual({
      ok: false,
      problems: [{ code: 'contenu.note-fin-avant-debut', field: 'fin' }],
    });
  });
});
