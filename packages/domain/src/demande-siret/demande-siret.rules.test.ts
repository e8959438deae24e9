import { describe, expect, it } from 'vitest';
import { formats } from '../identifiants/formats.ts';
import { isLineId } from '../kernel/changes.ts';
import type { DemandeSiret } from './demande-siret.fields.ts';
import {
  adresseReprise,
  defaultAdresse,
  siretAttribue,
  siretAttribueProblems,
} from './demande-siret.rules.ts';
import { transmissionSiretProblems } from './demande-siret.steps.ts';
import { documentsSiret, piecesSiret } from './documents-siret.rows.ts';
import { aDemande, aDemandeComplete } from './test/test-demande-complete.ts';

const blockersOf = (demande: DemandeSiret) =>
  transmissionSiretProblems(aDemandeComplete({ demande })).map(({ code, field }) => `${code} ${field}`);

const withSiege = (parts: Record<string, string | null>): DemandeSiret => {
  const demande = aDemande();
  const { coordonnees } = demande;
  return {
    ...demande,
    coordonnees: { ...coordonnees, adresse_siege: { ...coordonnees?.adresse_siege, ...parts } },
  };
};

it('a request with nothing missing may be sent', () => {
  expect(transmissionSiretProblems(aDemandeComplete())).toEqual([]);
});

it.each([
  ['2026-11-28', []],
  ['2026-11-29', ['demande-siret.creation-a-venir identite.dateCreation']],
  ['2030-02-03', ['demande-siret.creation-a-venir identite.dateCreation']],
  ['03/02/2030', ['kernel.format identite.dateCreation']],
])('an association created on %s: %j', (dateCreation, expected) => {
  const demande = aDemande();
  expect(blockersOf({ ...demande, identite: { ...demande.identite, dateCreation } })).toEqual(expected);
});

describe('the address of a request', () => {
  const at = 'coordonnees.adresse_siege';
  const long = 'kernel.trop-long';
  it.each([
    [
      'code_insee',
      'R5.19',
      [
        [null, 'kernel.a-renseigner'],
        ['1', 'kernel.trop-court'],
        ['12', null],
        ['13211', null],
        ['132111', long],
      ],
    ],
    [
      'num_voie',
      'R5.21',
      [
        ['123456789', null],
        ['1234567890', long],
      ],
    ],
    [
      'repet_voie',
      'R5.22',
      [
        ['B', null],
        ['BB', 'kernel.longueur-exacte'],
        [null, null],
      ],
    ],
    [
      'type_voie',
      'R5.23',
      [
        ['ALLE', null],
        ['ALLEE', long],
      ],
    ],
    [
      'voie',
      'R5.24',
      [
        ['x'.repeat(32), null],
        ['x'.repeat(33), long],
      ],
    ],
    [
      'cplt_1',
      'R5.25',
      [
        ['x'.repeat(38), null],
        ['x'.repeat(39), long],
      ],
    ],
    [
      'bp',
      'R5.26',
      [
        ['x'.repeat(9), null],
        ['x'.repeat(10), long],
      ],
    ],
    [
      'cp',
      'R5.27',
      [
        [null, 'kernel.a-renseigner'],
        ['13011', null],
        ['1301', 'referentiel.code-postal'],
      ],
    ],
    [
      'commune',
      'R5.28',
      [
        [null, 'kernel.a-renseigner'],
        ['x'.repeat(32), null],
        ['x'.repeat(33), long],
      ],
    ],
    [
      'cedex',
      'R5.29',
      [
        ['x'.repeat(32), null],
        ['x'.repeat(33), long],
      ],
    ],
  ] as const)('holds %s to its length [%s]', (name, _rule, cases) => {
    for (const [value, code] of cases) {
      const found = blockersOf(withSiege({ [name]: value })).filter((one) => one.endsWith(`.${name}`));
      expect([value, found]).toEqual([value, code ? [`${code} ${at}.${name}`] : []]);
    }
  });

  it('accepts a postcode of nine characters abroad, and no more [R5.27]', () => {
    const abroad = (cp: string): DemandeSiret => {
      const demande = aDemande();
      const adresse_gestion = { pays: 'BELGIQUE', cp, commune: 'Liège', code_insee: '99131' };
      return {
        ...demande,
        coordonnees: { ...demande.coordonnees, courrier_ailleurs: true, adresse_gestion },
      };
    };
    expect(blockersOf(abroad('123456789'))).toEqual([]);
    expect(blockersOf(abroad('1234567890'))).toEqual(['kernel.trop-long coordonnees.adresse_gestion.cp']);
  });

  it.each([
    [38, []],
    [39, ['kernel.trop-long coordonnees.adresse_gestion.pays']],
  ])('has a country of %d characters, or not [R5.20]', (length, expected) => {
    const demande = aDemande();
    const adresse_gestion = { ...demande.coordonnees?.adresse_siege, pays: 'x'.repeat(length) };
    const coordonnees = { ...demande.coordonnees, courrier_ailleurs: true, adresse_gestion };
    expect(blockersOf({ ...demande, coordonnees })).toEqual(expected);
  });

  it.each([
    [undefined, 'FRANCE'],
    [null, 'FRANCE'],
    ['', 'FRANCE'],
    ['BELGIQUE', 'BELGIQUE'],
  ])('of the country %j is in %s [R3.9] [M006]', (pays, expected) => {
    expect(defaultAdresse({ pays }).pays).toBe(expected);
  });

  it.each([
    ['AV', 'JEAN JAURÈS', 'AV', 'JEAN JAURÈS'],
    ['AVENUE', 'JEAN JAURÈS', 'AV', 'JEAN JAURÈS'],
    ['Grande Rue', 'DU BOURG', 'GR', 'DU BOURG'],
    ['VENELLE', 'DES ARTS', null, 'VENELLE DES ARTS'],
    [null, 'DES ARTS', undefined, 'DES ARTS'],
  ])('taken from a register, of %j %j is %j %j [R5.23]', (type_voie, voie, type, name) => {
    const taken = adresseReprise({ type_voie, voie, cplt_2: 'Bâtiment B', cp: '13011' });
    expect([taken.type_voie ?? type, taken.voie, taken.cp, taken.pays]).toEqual([
      type,
      name,
      '13011',
      'FRANCE',
    ]);
    expect(taken).not.toHaveProperty('cplt_2');
  });

  it('of the seat is in France', () => {
    expect(blockersOf(withSiege({ pays: 'BELGIQUE' }))).toEqual([`demande-siret.siege-etranger ${at}.pays`]);
  });

  it('for letters is asked only where they go elsewhere', () => {
    const demande = aDemande();
    const elsewhere = { ...demande, coordonnees: { ...demande.coordonnees, courrier_ailleurs: true } };
    expect(blockersOf(elsewhere)).toEqual([
      'kernel.a-renseigner coordonnees.adresse_gestion.cp',
      'kernel.a-renseigner coordonnees.adresse_gestion.commune',
      'kernel.a-renseigner coordonnees.adresse_gestion.code_insee',
    ]);
  });
});

describe('the seat', () => {
  const withInfo = (info_siege: NonNullable<DemandeSiret['coordonnees']>['info_siege']): DemandeSiret => {
    const demande = aDemande();
    return { ...demande, coordonnees: { ...demande.coordonnees, info_siege } };
  };

  it('at a company needs its name', () => {
    expect(blockersOf(withInfo({ domicile_entreprise: true }))).toEqual([
      'kernel.a-renseigner coordonnees.info_siege.domiciliataire_nom',
    ]);
    expect(blockersOf(withInfo({ domicile_entreprise: true, domiciliataire_nom: 'La Ruche' }))).toEqual([]);
  });

  it('is not both at a company and at the representative’s', () => {
    const both = { domicile_entreprise: true, domiciliataire_nom: 'La Ruche', domicile_provisoire_rl: true };
    expect(blockersOf(withInfo(both))).toEqual([
      'demande-siret.siege-double coordonnees.info_siege.domicile_provisoire_rl',
    ]);
    expect(blockersOf(withInfo({ domicile_entreprise: false, domicile_provisoire_rl: true }))).toEqual([]);
  });
});

it.each([
  ['types_employeur', 'kernel.case-a-cocher'],
  ['permanence', 'kernel.a-renseigner'],
  ['objet', 'kernel.a-renseigner'],
  ['id_objet_social1', 'kernel.a-renseigner'],
] as const)('the activity says %s', (name, code) => {
  const demande = aDemande();
  expect(blockersOf({ ...demande, activites: { ...demande.activites, [name]: null } })).toEqual([
    `${code} activites.${name}`,
  ]);
});

it.each([
  ['a name', { nom: null }, 'nom'],
  ['a number of the RNA', { id_rna: null }, 'id_rna'],
  ['a day of creation', { dateCreation: null }, 'dateCreation'],
  ['a legal form', { id_forme_juridique: null }, 'id_forme_juridique'],
])('the identity has %s', (_said, changes, name) => {
  const demande = aDemande();
  expect(blockersOf({ ...demande, identite: { ...demande.identite, ...changes } })).toEqual([
    `kernel.a-renseigner identite.${name}`,
  ]);
});

describe('the documents', () => {
  it('are the receipt, the statutes and the list of those who lead, each required [R9.44]', () => {
    expect(documentsSiret).toEqual(['REC', 'STC', 'LDC']);
    expect(piecesSiret.map(({ label, obligatoire }) => [label, obligatoire])).toEqual([
      ['Récépissé de déclaration', true],
      ['Statuts', true],
      ['Liste des dirigeants', true],
    ]);
    for (const code of documentsSiret) {
      const pieces = aDemandeComplete().pieces.filter((one) => one.code !== code);
      expect(transmissionSiretProblems(aDemandeComplete({ pieces }))).toMatchObject([
        { code: 'dossier.piece-manquante', field: `documents.${code}` },
      ]);
    }
  });

  it('are none that was found to hold a virus', () => {
    const pieces = aDemandeComplete().pieces.map((one) => ({ ...one, etat_analyse: 'refuse' }));
    expect(transmissionSiretProblems(aDemandeComplete({ pieces })).map(({ code }) => code)).toEqual(
      documentsSiret.map(() => 'dossier.document-refuse'),
    );
  });
});

it.each([null, false])('is certified before it is sent: %s', (attestation) => {
  expect(blockersOf({ ...aDemande(), attestation })).toEqual(['kernel.case-a-cocher attestation']);
});

describe('the number that answers it', () => {
  it.each([
    ['12345678200010', []],
    ['123 456 782 00010', []],
    ['35600000009075', []],
    ['12345678200011', ['demande-siret.siret-inexact']],
    ['1234567820001', ['demande-siret.siret-manquant']],
    ['123456782000101', ['demande-siret.siret-manquant']],
    ['1234567820001A', ['demande-siret.siret-manquant']],
    ['', ['demande-siret.siret-manquant']],
    [null, ['demande-siret.siret-manquant']],
  ])('%j is refused for %j', (siret, codes) => {
    expect(siretAttribueProblems(siret).map(({ code }) => code)).toEqual(codes);
  });

  it('is kept without spaces', () => {
    expect(siretAttribue(' 123 456 782 00010 ')).toBe('12345678200010');
  });
});

it('its own number is two numbers separated by a dash [R3.8]', () => {
  const refused = ['27000012', '27-', '-000012', '27-00A012', '27-000012-1', ''];
  expect(formats.idFo.check('27-000012')).toBeNull();
  expect(refused.filter((text) => formats.idFo.check(text) === null)).toEqual([]);
  expect(isLineId('27-000012')).toBe(true);
});
