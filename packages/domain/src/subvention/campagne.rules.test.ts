import { describe, expect, it } from 'vitest';
import { isOutsideDates } from '../dossier/dossier.rules.ts';
import { readCampagne } from './campagne.schema.ts';
import { cleUnicite, creationProblems } from './creation.rules.ts';
import { aCampagne } from './test/test-dossier-complet.ts';

describe('publishing a campaign version', () => {
  it('accepts what holds together', () => {
    expect(readCampagne(aCampagne()).ok).toBe(true);
  });

  it('says where it is open, what it helps and who may ask, or nothing of it', () => {
    const said = {
      territoires: ['13', '2A', '974', 'R93'],
      themes: ['Sport'],
      publics: ['jep', 'employeuses'],
    };
    expect(readCampagne({ ...aCampagne(), ...said })).toMatchObject({ ok: true, value: said });
  });

  it('says how old a document may be and where its model is, or nothing of it', () => {
    const [rapport] = aCampagne().documents_attendus;
    const publish = (more: object) =>
      readCampagne({ ...aCampagne(), documents_attendus: [{ ...rapport, ...more }] });
    const said = { validite_mois: 6, modele: 'https://exemple.fr/modele.odt' };
    expect(publish(said)).toMatchObject({ ok: true, value: { documents_attendus: [said] } });
    expect(publish({})).toMatchObject({ ok: true });
    for (const wrong of [{ validite_mois: 0 }, { validite_mois: 121 }, { modele: 'javascript:alert(1)' }]) {
      expect(publish(wrong)).toMatchObject({ ok: false });
    }
    const crf = { documents: [{ ...rapport, validite_mois: 6 }] };
    expect(readCampagne({ ...aCampagne(), crf })).toMatchObject({ ok: false });
  });

  it('refuses a custom code that changes its kind from a version to the next', () => {
    const before = aCampagne().champs_personnalises;
    const champs_personnalises = { 'custom-bloc': { nombre_sessions: { kind: 'bool', label: 'Sessions' } } };
    expect(readCampagne({ ...aCampagne(), champs_personnalises }, [before])).toMatchObject({ ok: false });
    expect(readCampagne({ ...aCampagne(), champs_personnalises }, [])).toMatchObject({ ok: true });
  });

  it.each([
    { what: 'no type', changes: { sous_dispositifs: [] } },
    { what: 'no service', changes: { instructeurs: [] } },
    { what: 'an unknown name', changes: { couleur: 'bleu' } },
    { what: 'a line of 74 that does not exist', changes: { compte_financeur: '74-10' } },
    { what: 'a territory that does not exist', changes: { territoires: ['13', 'Marseille'] } },
    { what: 'a theme of its own', changes: { themes: ['Cirque'] } },
    { what: 'a public of its own', changes: { publics: ['riches'] } },
    { what: 'an empty list of publics', changes: { publics: [] } },
  ])('refuses $what', ({ changes }) => {
    expect(readCampagne({ ...aCampagne(), ...changes })).toMatchObject({ ok: false });
  });
});

describe('beginning a request', () => {
  const begin = (changes: object = {}) =>
    creationProblems({
      campagne: aCampagne(),
      campagne_exercice: 2027,
      id_sous_type_dispositif: 'FDB',
      exercice: 2027,
      regime: 'loi1901',
      now: new Date('2027-02-01T12:00:00Z'),
      ...changes,
    }).map((problem) => problem.code);

  it.each([
    ['2027-02-01T12:00:00Z', {}, []],
    ['2026-01-01T12:00:00Z', {}, [true]],
    ['2028-01-01T12:00:00Z', {}, [true]],
    ['2027-02-01T12:00:00Z', { id_sous_type_dispositif: 'inconnu' }, [false]],
  ])('at %s with %j, the dates of the campaign refuse it: %j', (now, changes, expected) => {
    const codes = begin({ now: new Date(now), ...changes });
    expect(codes.map((code) => isOutsideDates({ code }))).toEqual(expected);
  });

  it('needs a known type, the exercise of the campaign and an open campaign', () => {
    expect(begin()).toEqual([]);
    expect(begin({ id_sous_type_dispositif: 'inconnu' })).toEqual(['subvention.sous-dispositif-inconnu']);
    expect(begin({ exercice: 2026 })).toEqual(['subvention.exercice-impossible']);
    expect(begin({ now: new Date('2027-04-01T00:00:00Z') })).toEqual(['subvention.campagne-fermee']);
  });

  it('does not offer the territorial-share types to loi1901 and alsaceMoselle associations [R5.59, R5.60]', () => {
    const [sous] = aCampagne().sous_dispositifs;
    const sous_dispositifs = sous ? [{ ...sous, interdit_regimes: ['loi1901', 'alsaceMoselle'] }] : [];
    const campagne = aCampagne({ sous_dispositifs });
    expect(begin({ campagne })).toEqual(['subvention.sous-dispositif-interdit']);
    expect(begin({ campagne, regime: 'alsaceMoselle' })).toEqual(['subvention.sous-dispositif-interdit']);
    expect(begin({ campagne, regime: 'collectivite' })).toEqual([]);
  });

  it('is one per subvention, sub-scheme, exercise, siret and user [R5.62]', () => {
    const key = { code: 'FDVA', sous: 'FDB', exercice: 2027, siret: '1', user: 'u' };
    const others = [{ code: 'X' }, { sous: 'X' }, { exercice: 2028 }, { siret: '2' }, { user: 'v' }];
    const keys = [key, ...others.map((one) => ({ ...key, ...one }))].map(cleUnicite);
    expect(new Set(keys).size).toBe(6);
  });
});
