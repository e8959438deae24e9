import { describe, expect, it } from 'vitest';
import { heuresRead, heuresSaid } from './horaires.rules.ts';
import { type Connus, lignesSitesMax, lireSites } from './import-sites.rules.ts';
import { siteFields } from './site.fields.ts';

const connus: Connus = {
  sirets: ['90000000100017', '90000000100025'],
  siege: '90000000100017',
  reseau: [{ id: 'm1', nom: 'Membre Fictif', id_rna: 'W139000001' }],
  noms: ['Épicerie Nord'],
  activites: siteFields.nature_activite.options,
};
const entete = 'Nom;Lieu;SIRET;Membre;Activités;Itinérant;Voie;Code postal;Commune;Horaires';
const lue = (ligne: string, given = connus) => {
  const read = lireSites(`${entete}\n${ligne}`, given);
  if (!read.ok) throw new Error(read.problems[0]?.code);
  return read.value[0];
};
const codes = (ligne: string) => {
  const lu = lue(ligne)?.lu;
  return lu && !lu.ok ? lu.problems.map(({ code, field }) => `${code} ${field}`) : [];
};

describe('a line of the table', () => {
  it('is a whole site', () => {
    expect(
      lue('Halle;établissement;900 000 001 00025;;Maraude | COL;non;quai Neuf;13002;Marseille;ma 9h-12h'),
    ).toEqual({
      numero: 2,
      nom: 'Halle',
      lieu: 'quai Neuf, 13002 Marseille',
      lu: {
        ok: true,
        value: {
          site: {
            nom: 'Halle',
            type_membre: 'etablissement',
            membre_siret_id: '90000000100025',
            nature_activite: ['MAR', 'COL'],
            itinerant: false,
            horaire_ouverture: [{ id: 'h1', jour: 'MA', de: '09h00', a: '12h00' }],
            periode_fermeture: null,
          },
          adresse: { cplt: null, num_voie: null, voie: 'quai Neuf', cp: '13002', commune: 'Marseille' },
        },
      },
    });
  });

  it.each<[string, string, string[]]>([
    ['of the seat when it says no establishment', 'A;;;;EPI;;rue A;13001;Marseille;', []],
    ['of a member by its name', 'A;membre;;membre  fictif;EPI;;rue A;13001;Marseille;', []],
    ['of a member by its RNA', 'A;;;w139000001;EPI;;rue A;13001;Marseille;', []],
    ['a label with a comma', 'A;;;;Petits-déjeuners, collations;;rue A;13001;Marseille;', []],
    ['codes with commas', 'A;;;;epi, col;;rue A;13001;Marseille;', []],
    ['that goes round', 'Camion;;;;Maraude;oui;;;;', []],
    ['an unknown member', 'A;membre;;Autre;EPI;;rue A;13001;Marseille;', ['haa.import-membre membre']],
    ['an unknown place', 'A;mairie;;;EPI;;rue A;13001;Marseille;', ['haa.import-lieu lieu']],
    [
      'an unknown establishment',
      'A;;11111111111111;;EPI;;rue A;13001;Marseille;',
      ['haa.import-etablissement siret'],
    ],
    ['an unknown activity', 'A;;;;Brocante;;rue A;13001;Marseille;', ['haa.import-activite activites']],
    ['no activity', 'A;;;;;;rue A;13001;Marseille;', ['kernel.case-a-cocher nature_activite']],
    ['neither yes nor no', 'A;;;;EPI;peut-être;rue A;13001;Marseille;', ['haa.import-oui-non itinerant']],
    ['no postcode [R5.136]', 'A;;;;EPI;;rue A;;Marseille;', ['haa.code-postal-manquant adresse.cp']],
    ['a wrong postcode', 'A;;;;EPI;;rue A;1301;Marseille;', ['referentiel.code-postal adresse.cp']],
    ['no name', ';;;;EPI;;rue A;13001;Marseille;', ['kernel.a-renseigner nom']],
    ['hours nobody reads', 'A;;;;EPI;;rue A;13001;Marseille;le matin', ['haa.import-horaires horaires']],
    [
      'hours that end before they begin',
      'A;;;;EPI;;rue A;13001;Marseille;ma 12h-9h',
      ['haa.horaires-inverses horaire_ouverture.h1.a'],
    ],
    [
      'two things at once',
      'A;;;;Brocante;;rue A;;Marseille;',
      ['haa.import-activite activites', 'haa.code-postal-manquant adresse.cp'],
    ],
  ])('%s', (_, ligne, expected) => {
    expect(codes(ligne)).toEqual(expected);
  });

  it('that is there already changes nothing; twice in the file is told', () => {
    expect(lue(' épicerie nord;;;;EPI;;rue A;13001;Marseille;')?.lu).toBeNull();
    const ligne = 'A;;;;EPI;;rue A;13001;Marseille;';
    const twice = lireSites(`${entete}\n${ligne}\n${ligne}`, connus);
    expect(twice.ok && twice.value.map(({ lu }) => lu?.ok)).toEqual([true, false]);
    expect(twice).toMatchObject({
      value: [{}, { numero: 3, lu: { problems: [{ code: 'haa.import-double', params: { n: 2 } }] } }],
    });
  });
});

it.each([
  ['', 'haa.fichier-sans-ligne'],
  [entete, 'haa.fichier-sans-ligne'],
  ['nom;commune\nA;Marseille', 'haa.colonnes-manquantes'],
  [`${entete}\n${'A;;;;EPI;;rue A;13001;Marseille;\n'.repeat(lignesSitesMax + 1)}`, 'haa.trop-de-lignes'],
  ['\n'.repeat(499_000), 'haa.trop-de-lignes'],
])('a file that cannot be read is refused: %#', (texte, code) => {
  expect(lireSites(texte, connus)).toMatchObject({ ok: false, problems: [{ code }] });
});

it.each([
  ['ma 9h-12h, je 14h-17h30', 'mardi 9h-12h, jeudi 14h-17h30'],
  ['Dimanche 8:05 à 23h59', 'dimanche 8h05-23h59'],
  ['je 18h-21h, lu 9h-10h', 'lundi 9h-10h, jeudi 18h-21h'],
  ['lu 0h-1h', 'lundi 0h-1h'],
  ['', ''],
])('hours « %s » are read and said « %s »', (text, said) => {
  const read = heuresRead(text);
  expect(read && heuresSaid(read)).toBe(said);
});

it.each(['mardi', 'mardi 9h', 'xx 9h-10h', 'ma 9-12', 'ma 25h-26h', 'm 9h-10h'])(
  '« %s » is no hours',
  (text) => {
    expect(heuresRead(text)).toBeNull();
  },
);

it('a cell is no longer than what anybody writes in it, and is not read before that is known', () => {
  const horaires = 'lu 9h-12h,'.repeat(45_000);
  expect(codes(`x;;;;COL;;;13001;Marseille;${horaires}`)).toEqual(['haa.import-cellule-longue horaires']);
});

it('a site has no more hours than its form takes', () => {
  const { max } = siteFields.horaire_ouverture;
  const hours = (n: number) =>
    Array.from({ length: n }, (_, at) => `lu ${at % 24}h-${at % 24}h59`).join(', ');
  expect(heuresRead(hours(max))).toHaveLength(max);
  expect(heuresRead(hours(max + 1))).toBeNull();
});
