import { describe, expect, it, test } from 'vitest';
import {
  type Changements,
  listeActuelle,
  type Valeur,
  valeursChangees,
} from './changement-referentiel.rules.ts';
import { referentiel, type TypeReferentiel, typesReferentiels } from './referentiels.rules.ts';
import { reglesReferentiels } from './referentiels-ouverts.rows.ts';

const day = '2026-06-15';
const change = (type: TypeReferentiel, changements: Changements, ecrites: readonly Valeur[] = []) =>
  valeursChangees(type, { present: listeActuelle(type, ecrites), changements, day });
const codes = (...given: Parameters<typeof change>) => {
  const result = change(...given);
  return result.ok ? [] : result.problems.map(({ code, field }) => [code, field]);
};
const ajoutee: Valeur = { value: '60-74', label: '60 à 74 ans', source: 'plausible', du: '2026-01-01' };

describe('the lists an administrator changes', () => {
  it('are these, and no other', () => {
    const open = typesReferentiels().filter((type) => reglesReferentiels[type].isOuverte);
    expect(open).toEqual([
      'agrements-types',
      'champs-action-territorial',
      'federations-sportives',
      'fonctions',
      'forme-distrib-alimentaire',
      'genres',
      'motifs-assistance-primaires',
      'motifs-assistance-secondaires',
      'nature-appr-denrees',
      'niveaux-agrements',
      'outils-trace-denrees',
      'statuts-beneficiaires',
      'tranches-age',
      'types-structures-sportives',
    ]);
  });

  test.each(['regions', 'departements', 'types-documents', 'dispositifs'] as const)(
    '%s is not one of them, and says why',
    (type) => {
      const result = change(type, { '13': { label: 'Autrement' } });
      expect(result).toMatchObject({
        ok: false,
        problems: [{ code: 'referentiel.liste-fixe', params: { pourquoi: expect.stringMatching(/\.$/) } }],
      });
    },
  );
});

describe('a change of a list [R7.21]', () => {
  it('leaves the changed value only, with its mark', () => {
    expect(change('tranches-age', { '0-5': { label: '  Moins de  six ans ' } })).toEqual({
      ok: true,
      value: [{ value: '0-5', label: 'Moins de six ans', source: 'plausible' }],
    });
  });

  it('adds a value that the field has not confirmed, and closes another', () => {
    const changements = { '60-74': { label: '60 à 74 ans', du: '2026-09-01' }, '60+': { au: '2026-08-31' } };
    expect(change('tranches-age', changements)).toEqual({
      ok: true,
      value: [
        { value: '60-74', label: '60 à 74 ans', source: 'plausible', du: '2026-09-01' },
        { value: '60+', label: '60 ans et plus', source: 'plausible', au: '2026-08-31' },
      ],
    });
  });

  it('opens again what had ended', () => {
    const ended = { ...ajoutee, au: '2026-02-01' };
    expect(change('tranches-age', { '60-74': { au: null } }, [ended])).toMatchObject({
      ok: true,
      value: [{ au: null }],
    });
  });

  it.each<Changements>([{ '0-5': { label: 'Moins de 6 ans' } }, {}])(
    '%j changes nothing, and is no error',
    (changements) => {
      expect(change('tranches-age', changements)).toEqual({ ok: true, value: [] });
    },
  );

  it('gives a function both its forms', () => {
    const changements = { MED: { label: 'Médiateur', feminin: 'médiatrice', masculin: 'médiateur' } };
    expect(change('fonctions', changements)).toMatchObject({ ok: true, value: [changements.MED] });
  });

  it.each<[string, TypeReferentiel, Changements, [string, string | undefined][]]>([
    ['without a label', 'tranches-age', { '0-5': { label: ' ' } }, [['kernel.obligatoire', 'label']]],
    [
      'with a code that no file keeps',
      'tranches-age',
      { 'à b': { label: 'Autre âge' } },
      [['referentiel.code', 'code']],
    ],
    [
      'with the label of another',
      'tranches-age',
      { X: { label: '6 a 11 ANS' } },
      [['referentiel.libelle-double', 'label']],
    ],
    ['of an official label', 'genres', { M: { label: 'Tous' } }, [['referentiel.libelle-officiel', 'label']]],
    [
      'that ends what rules read',
      'agrements-types',
      { TCA: { au: '2027-01-01' } },
      [['referentiel.valeur-des-regles', 'au']],
    ],
    [
      'that ends in the past',
      'tranches-age',
      { '0-5': { au: '2026-06-14' } },
      [['referentiel.fin-passee', 'au']],
    ],
    [
      'of a beginning that is past',
      'tranches-age',
      { '0-5': { du: '2026-07-01' } },
      [['referentiel.debut-passe', 'du']],
    ],
    [
      'that ends before it begins',
      'tranches-age',
      { X: { label: 'Nouvelle', du: '2026-09-01', au: '2026-08-01' } },
      [['referentiel.fin-avant-debut', 'au']],
    ],
    ['with a day that is none', 'tranches-age', { '0-5': { au: '2026-02-30' } }, [['kernel.format', 'au']]],
    [
      'without its subject',
      'motifs-assistance-secondaires',
      { X1: { label: 'Neuf' } },
      [['kernel.obligatoire', 'parent']],
    ],
    [
      'with a word it has not',
      'tranches-age',
      { '0-5': { feminin: 'x' } },
      [['kernel.champ-inconnu', 'feminin']],
    ],
  ])('is refused %s', (_, type, changements, expected) => {
    expect(codes(type, changements)).toEqual(expected);
  });

  it('keeps one value to choose at least', () => {
    const ended = referentiel('genres').options.map((one) => ({ ...one, au: '2026-06-01' }));
    const [first, ...others] = ended;
    const ecrites = [{ ...first, au: null } as Valeur, ...others];
    const present = listeActuelle('genres', ecrites);
    const closing = { present, changements: { M: { au: '2026-06-15' } }, day: '2026-06-16' };
    expect(valeursChangees('genres', closing)).toMatchObject({ ok: false });
    const later = { ...closing, day: '2026-06-15' };
    expect(valeursChangees('genres', later)).toMatchObject({ ok: true });
  });
});

test('a list is that of the portal in its order, then what was added', () => {
  const renamed: Valeur = { value: '6-11', label: 'De 6 à 11 ans', source: 'plausible' };
  const labels = listeActuelle('tranches-age', [ajoutee, renamed]).map(({ label }) => label);
  expect(labels).toEqual([
    "Toutes tranches d'âge",
    'Moins de 6 ans',
    'De 6 à 11 ans',
    '12 à 17 ans',
    '18 à 25 ans',
    '26 à 59 ans',
    '60 ans et plus',
    '60 à 74 ans',
  ]);
});
