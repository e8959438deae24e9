import { describe, expect, it } from 'vitest';
import {
  findStructureCec,
  isInPerimetre,
  type PerimetreCec,
  perimetreCec,
  type RepresentantCec,
  siretOrSiege,
} from './valideur.rules.ts';

const siege = '66307152000014';
const base = '66307152000022';
const ecole = '66307152000030';
const email = 'helene@asso.example';

const aRepresentant = (about: Partial<RepresentantCec> = {}): RepresentantCec => ({
  id_siret: null,
  courriel: email,
  valideur_cec: true,
  deleted: false,
  ...about,
});
const autre = (id_siret: string | null) => aRepresentant({ courriel: 'autre@asso.example', id_siret });
const structure = { siege, id_siret: null as string | null, passe_ferme: false };

describe('who validates', () => {
  it.each<[string, Partial<RepresentantCec>, boolean]>([
    ['a representative who validates, with that address', {}, true],
    ['the address in capitals, with spaces', { courriel: ' Helene@ASSO.example ' }, true],
    ['one who was removed', { deleted: true }, false],
    ['one who does not validate', { valideur_cec: false }, false],
    ['another address', { courriel: 'helene@asso.example.org' }, false],
    ['no address', { courriel: null }, false],
  ])('%s [R6.29]', (_, about, expected) => {
    const found = perimetreCec({ email, representants: [aRepresentant(about)], structure });
    expect(found !== null).toBe(expected);
  });

  it('not while what was written before is closed to this person [R6.29]', () => {
    const closed = { ...structure, passe_ferme: true };
    expect(perimetreCec({ email, representants: [aRepresentant()], structure: closed })).toBeNull();
  });
});

describe('what a valideur sees', () => {
  const places = [null, siege, base, ecole].map((etab) => siretOrSiege(etab, siege));
  const seen = (perimetre: PerimetreCec | null) =>
    places.map((place) => perimetre !== null && isInPerimetre(perimetre, place));

  it.each<[string, RepresentantCec[], boolean[]]>([
    ['alone: all of it', [aRepresentant()], [true, true, true, true]],
    ['with another of the head office', [aRepresentant(), autre(null)], [true, true, true, true]],
    ['not a place that has its own', [aRepresentant(), autre(base)], [true, true, false, true]],
    [
      'a place of which they are one too',
      [aRepresentant(), aRepresentant({ id_siret: base }), autre(base)],
      [true, true, true, true],
    ],
    [
      'named for a place, the head office having its own',
      [aRepresentant({ id_siret: base }), autre(null)],
      [false, false, true, true],
    ],
    [
      'named for the seat by its SIRET',
      [aRepresentant({ id_siret: siege }), autre(ecole)],
      [true, true, true, false],
    ],
    [
      'a place whose own was removed is nobody’s',
      [aRepresentant(), { ...autre(base), deleted: true }],
      [true, true, true, true],
    ],
  ])('from the head office, %s [R6.31]', (_, representants, expected) => {
    expect(seen(perimetreCec({ email, representants, structure }))).toEqual(expected);
  });

  it.each<[string, RepresentantCec[], boolean[]]>([
    ['named there', [aRepresentant({ id_siret: base })], [false, false, true, false]],
    ['named for the whole', [aRepresentant(), autre(base)], [false, false, true, false]],
    ['named elsewhere', [aRepresentant({ id_siret: ecole })], [false, false, false, false]],
    ['not named', [autre(base)], [false, false, false, false]],
  ])('from an establishment, %s: its SIRET alone [R6.32]', (_, representants, expected) => {
    const there = { ...structure, id_siret: base };
    expect(seen(perimetreCec({ email, representants, structure: there }))).toEqual(expected);
  });

  it('an association without a seat has one place', () => {
    const sansSiege = { siege: null, id_siret: null, passe_ferme: false };
    const perimetre = perimetreCec({ email, representants: [aRepresentant()], structure: sansSiege });
    expect(perimetre && isInPerimetre(perimetre, siretOrSiege(null, null))).toBe(true);
  });
});

describe('for whom a person looks', () => {
  const id_association = 'a';
  const of = (...sirets: (string | null)[]) => ({
    role: 'lca.association',
    associations: sirets.map((id_siret) => ({ id_association, id_siret, fonction: 'PRE' })),
  });
  const admin = { role: 'lca.admin', associations: [] };

  it.each<[string, ReturnType<typeof of>, string | undefined, string | null | undefined]>([
    ['the head office, when they manage it', of(base, null), undefined, null],
    ['their establishment, when it is all they manage', of(base), undefined, base],
    ['their own by its SIRET', of(base), base, base],
    ['any of it, from the head office', of(null), ecole, ecole],
    ['the seat by its SIRET', of(null), siege, null],
    ['the seat, named in their membership', of(siege), undefined, null],
    ['not the seat from an establishment', of(base), siege, undefined],
    ['not another establishment', of(base), ecole, undefined],
    ['nothing of an association that is not theirs', of(), undefined, undefined],
    ['any of it, for an administrator', admin, undefined, null],
  ])('%s [R6.32]', (_, actor, asked, expected) => {
    expect(findStructureCec(actor, { id_association, siege }, asked)?.id_siret).toBe(expected);
  });
});
