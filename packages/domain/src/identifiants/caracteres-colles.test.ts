// What people paste from contacts, chats, word processors, PDFs and letterheads.
import { describe, expect, test } from 'vitest';
import { bic, iban } from './banque.ts';
import { replacedSigns } from './caracteres.ts';
import { courriel } from './courriel.ts';
import { nom, ville } from './noms.ts';
import { rna } from './rna.ts';
import { siren, siret } from './siren-siret.ts';
import { telephone } from './telephone.ts';
import { texte, texteCourt } from './texte-libre.ts';

const formats = { bic, courriel, iban, nom, rna, siren, siret, telephone, texte, texteCourt, ville };

test.each([
  ['Former → agir, ½ journée', 'Former -> agir, 1/2 journée', ['→', '½']],
  ['Paris 20e Arrondissement', 'Paris', []],
  ['Cafe\u0301\u200b', 'Café', []],
])('of « %s » written « %s », these signs are said: %s', (typed, stored, expected) => {
  expect(replacedSigns(typed, stored)).toEqual(expected);
});

describe('a value that is pasted is kept as it was meant', () => {
  test.each<[keyof typeof formats, string, string]>([
    ['courriel', '\u200bjeanne.roux@exemple.fr', 'jeanne.roux@exemple.fr'],
    ['courriel', 'jeanne.roux@exemple.fr\u200e', 'jeanne.roux@exemple.fr'],
    ['courriel', '\u2068Jeanne.Roux@exemple.fr\u2069', 'jeanne.roux@exemple.fr'],
    ['courriel', 'mailto:jeanne.roux@exemple.fr', 'jeanne.roux@exemple.fr'],
    ['courriel', 'E-mail : jeanne.roux@exemple.fr', 'jeanne.roux@exemple.fr'],
    ['courriel', 'Courriel\u00a0: jeanne.roux@exemple.fr', 'jeanne.roux@exemple.fr'],
    ['telephone', '\u202a06 12 34 56 78\u202c', '0612345678'],
    ['telephone', 'Tél. : 04 91 00 00 00', '0491000000'],
    ['telephone', 'Téléphone 04.91.00.00.00', '0491000000'],
    ['telephone', '+33 (0)6 12 34 56 78', '+33612345678'],
    ['telephone', '+33\u00a06\u00a012\u00a034\u00a056\u00a078', '+33612345678'],
    ['iban', 'IBAN FR76 4255 9000 0521 0231 2860 353', 'FR7642559000052102312860353'],
    ['iban', 'IBAN : FR76-4255-9000-0521-0231-2860-353', 'FR7642559000052102312860353'],
    [
      'iban',
      'iban\u00a0: fr76\u202f4255\u202f9000\u202f0521\u202f0231\u202f2860\u202f353',
      'FR7642559000052102312860353',
    ],
    ['bic', 'BIC : CCOPFRPP', 'CCOPFRPP'],
    ['bic', 'Code BIC CCOPFRPP', 'CCOPFRPP'],
    ['siret', 'SIRET 123 456 782 00010', '12345678200010'],
    ['siret', 'N° SIRET : 123 456 782 00010', '12345678200010'],
    ['siret', 'n° de SIRET 123\u00a0456\u00a0782\u00a000010', '12345678200010'],
    ['siren', 'SIREN : 123 456 782', '123456782'],
    ['rna', 'n° RNA : W132000417', 'W132000417'],
    ['rna', 'RNA w132000417\u200b', 'W132000417'],
    ['nom', 'Anne‑Marie', 'Anne-Marie'],
    ['nom', 'Jean\u00adNoël', 'JeanNoël'],
    ['nom', 'd‘Arc', 'd’Arc'],
    ['ville', 'Saint‐Denis', 'Saint-Denis'],
    ['ville', 'Paris 20e Arrondissement', 'Paris'],
    ['texte', 'une demi‑journée', 'une demi-journée'],
    ['texte', '1½ jour, ¾ du temps', '1 1/2 jour, 3/4 du temps'],
    ['texte', '\uf0b7 accueillir\n\uf0b7 former', '• accueillir\n• former'],
    ['texte', '● accueillir ▪ former ✓ suivre', '• accueillir • former • suivre'],
    ['texte', 'club → comité', 'club -> comité'],
    ['texte', '2 × 3 h', '2 x 3 h'],
    ['texte', '≥ 18 ans, ± 5', '>= 18 ans, +/- 5'],
    ['texte', 'une „citation‟, ‹ une autre ›', 'une “citation“, « une autre »'],
    ['texte', 'l´été et l`hiver', 'l’été et l’hiver'],
    ['texte', '− 5 °C ― froid', '- 5 °C — froid'],
    ['texte', 'Bravo\ufe0f\u200d', 'Bravo'],
    ['texteCourt', 'Pré‑inscription ‘jeunes’', 'Pré-inscription ’jeunes’'],
  ])('%s « %s »', (name, pasted, kept) => {
    const format = formats[name];
    expect(format.normalise?.(pasted)).toBe(kept);
    expect(format.check(kept)).toBeNull();
  });
});

describe('what has no equivalent is refused, and named', () => {
  test.each([
    ['bravo 😀', '😀'],
    ['prix $', '$'],
    ['∑ des heures', '∑'],
  ])('« %s »', (text, caracteres) => {
    expect(texte.check(texte.normalise?.(text) ?? '')).toEqual({
      code: 'identifiant.texte',
      params: { caracteres },
    });
  });

  test('two telephone numbers in one field are two numbers', () => {
    const typed = telephone.normalise?.('04 91 00 00 00 / 06 12 34 56 78') ?? '';
    expect(telephone.check(typed)).toEqual({ code: 'identifiant.telephone-double' });
  });
});
