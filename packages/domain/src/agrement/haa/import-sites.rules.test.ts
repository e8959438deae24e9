import { describe, expect, it } from 'vitest';
import { parseHoraires, sayHeuresOuverture } from './horaires.rules.ts';
import { lignesSitesMax, parseSites } from './import-sites.rules.ts';
import type { Connus } from './ligne-site.rules.ts';
import { siteFields } from './site.fields.ts';

const connus: Connus = {
  sirets: ['90000000100017', '90000000100025', 'NC1234567001'],
  siege: '90000000100017',
  reseau: [{ id: 'm1', nom: 'Membre Fictif', id_rna: 'W139000001' }],
  sites: [
    {
      id: 's1',
      nom: 'Épicerie Nord',
      nature_activite: ['EPI'],
      horaire_ouverture: [{ id: 'h1', jour: 'LU', de: '09h00', a: '10h00' }],
      periode_fermeture: 'en août',
    },
  ],
  activites: siteFields.nature_activite.options,
};
const entete = 'Nom;Lieu;SIRET;Membre;Activités;Itinérant;Voie;Code postal;Commune;Horaires';
const lue = (ligne: string, given = connus) => {
  const read = parseSites(`${entete}\n${ligne}`, given);
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
      note: null,
      lu: {
        ok: true,
        value: {
          kind: 'nouveau',
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
    ['of a RIDET as it is written', 'A;;RIDET 1 234 567.001;;EPI;;rue A;13001;Marseille;', []],
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

  it.each<[string, string, string[] | 'refusée']>([
    ['colis', 'COL', ['COL']],
    ['Epicerie solidaire', 'EPI', ['EPI']],
    ['Distribution de colis et maraudes', 'COL MAR', ['COL', 'MAR']],
    ['Repas sur place', 'REP', ['REP']],
    ['Repas', 'two labels have this word', 'refusée'],
    ['Vêtements', 'none has it', 'refusée'],
    ['aide alimentaire', 'these words tell nothing', 'refusée'],
  ])('reads the activity « %s » (%s)', (text, _, expected) => {
    const lu = lue(`A;;;;${text};;rue A;13001;Marseille;`)?.lu;
    expect(lu?.ok ? lu.value.site.nature_activite : 'refusée').toEqual(expected);
  });

  it('says which word was taken for which activity, and what to write for one that is not known', () => {
    const read = lue('A;;;;colis;;rue A;13001;Marseille;');
    expect(read?.note).toBe('«\u00a0colis\u00a0» est lu «\u00a0Colis ou paniers\u00a0».');
    const choixOf = (text: string) => {
      const lu = lue(`A;;;;${text};;rue A;13001;Marseille;`)?.lu;
      return lu && !lu.ok ? lu.problems[0]?.params?.choix : null;
    };
    expect(choixOf('Repas')).toBe('Repas servis sur place, Repas à emporter');
    expect(choixOf('Vêtements')).toBe(connus.activites.map(({ label }) => label).join(', '));
  });

  it('of a known site changes its activities, hours and closings, and only what it says', () => {
    const ligne = 'Épicerie Nord;;;;Épicerie sociale ou solidaire;;rue B;13001;Marseille;ma 9h-12h';
    expect(lue(ligne)).toMatchObject({
      lu: {
        ok: true,
        value: {
          kind: 'change',
          id: 's1',
          site: { horaire_ouverture: [{ id: 'h1', jour: 'MA', de: '09h00', a: '12h00' }] },
        },
      },
      note: 'Horaires d’ouverture\u00a0: mardi 9h-12h, au lieu de lundi 9h-10h.',
    });
    expect(codes('Épicerie Nord;;;;EPI;;;;;le matin')).toEqual(['haa.import-horaires horaires']);
  });

  it('that is there already changes nothing; twice in the file is told', () => {
    expect(lue(' épicerie nord;;;;EPI;;rue A;13001;Marseille;')?.lu).toBeNull();
    const ligne = 'A;;;;EPI;;rue A;13001;Marseille;';
    const twice = parseSites(`${entete}\n${ligne}\n${ligne}`, connus);
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
  expect(parseSites(texte, connus)).toMatchObject({ ok: false, problems: [{ code }] });
});

it.each([
  ['ma 9h-12h, je 14h-17h30', 'mardi 9h-12h, jeudi 14h-17h30'],
  ['Dimanche 8:05 à 23h59', 'dimanche 8h05-23h59'],
  ['je 18h-21h, lu 9h-10h', 'lundi 9h-10h, jeudi 18h-21h'],
  ['lu 0h-1h', 'lundi 0h-1h'],
  ['', ''],
  ['lun. et jeu. 14h à 17h30', 'lundi 14h-17h30, jeudi 14h-17h30'],
  ['lun, jeu 14h-17h', 'lundi 14h-17h, jeudi 14h-17h'],
  ['du mercredi au vendredi de 9h à 12h', 'mercredi 9h-12h, jeudi 9h-12h, vendredi 9h-12h'],
  ['sam-lun 9 heures - 10h', 'lundi 9h-10h, samedi 9h-10h, dimanche 9h-10h'],
  ['Les mardis 9h-12h et 14h-17h', 'mardi 9h-12h, mardi 14h-17h'],
  ['ma 9h-12h\nme 9h-10h / je 8h-9h', 'mardi 9h-12h, mercredi 9h-10h, jeudi 8h-9h'],
])('hours « %s » are read and said « %s »', (text, said) => {
  const read = parseHoraires(text);
  expect(read && sayHeuresOuverture(read)).toBe(said);
});

it.each([
  'Mercredi matin',
  '9h-12h',
  'ma 9h-12h, je',
  'mardi 9h 12h',
  'ma 9h-12h !',
  'mardi',
  'mardi 9h',
  'xx 9h-10h',
  'ma 9-12',
  'ma 25h-26h',
  'm 9h-10h',
])('« %s » is no hours', (text) => {
  expect(parseHoraires(text)).toBeNull();
});

it('a cell is no longer than what anybody writes in it, and is not read before that is known', () => {
  const horaires = 'lu 9h-12h,'.repeat(45_000);
  expect(codes(`x;;;;COL;;;13001;Marseille;${horaires}`)).toEqual(['haa.import-cellule-longue horaires']);
});

it('a site has no more hours than its form takes', () => {
  const { max } = siteFields.horaire_ouverture;
  const hours = (n: number) =>
    Array.from({ length: n }, (_, at) => `lu ${at % 24}h-${at % 24}h59`).join(', ');
  expect(parseHoraires(hours(max))).toHaveLength(max);
  expect(parseHoraires(hours(max + 1))).toBeNull();
});

it('a list that an association keeps already is read under its own headers; what lacks is named as on the page', () => {
  const read = parseSites(
    'Nom du point,Activité,Adresse,CP,Ville\nHalle,colis,12 quai Neuf,13002,Marseille',
    connus,
  );
  expect(read).toMatchObject({
    value: [{ nom: 'Halle', lieu: '12 quai Neuf, 13002 Marseille', lu: { ok: true } }],
  });
  const lacking = parseSites('Nom du point;Ville\nHalle;Marseille', connus);
  expect(lacking).toMatchObject({
    problems: [{ params: { colonnes: '«\u00a0Activités\u00a0», «\u00a0Code postal\u00a0»' } }],
  });
});

it('the own name of a column comes before the names that people give it', () => {
  const read = parseSites(
    'Nom;Adresse;Voie;Activités;CP;Ville\nHalle;au fond;quai Neuf;COL;13002;Marseille',
    connus,
  );
  expect(read).toMatchObject({ value: [{ lieu: 'quai Neuf, 13002 Marseille' }] });
});
