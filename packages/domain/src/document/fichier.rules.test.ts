import { describe, expect, it } from 'vitest';
import {
  fichierProblems,
  nomPropre,
  nomSelonContenu,
  readExtension,
  regleCourte,
  regleOrdinaire,
} from './fichier.rules.ts';

const codes = (nom: string, taille = 1000, regle = regleOrdinaire) =>
  fichierProblems({ nom, taille }, regle).map(({ code }) => code);

/** This list is written by hand, from the specification and the decisions. */
const forbidden =
  `sql sh exe bat php php3 php4 php5 php7 phtml phar phps html htm shtml xhtml asp aspx ashx asmx jsp js
 swf cer com cmd ps1 vbs msi scr jar dll svg mht hta lnk apk`.split(/\s+/);

describe('the extension', () => {
  it.each(forbidden)('%s is refused [R5.46] [ST22]', (ext) => {
    expect(codes(`virus.${ext}`)).toEqual(['document.extension']);
    expect(codes(`virus.${ext.toUpperCase()}`)).toEqual(['document.extension']);
  });

  it.each(['pdf', 'doc', 'docx', 'odt', 'xls', 'xlsx', 'ods', 'jpg', 'jpeg', 'png'])('%s is taken', (ext) => {
    expect(codes(`statuts.${ext}`)).toEqual([]);
  });

  it('of an iPhone’s photo is taken where a JPEG is', () => {
    const sansImage = { ...regleOrdinaire, extensions: ['pdf'] };
    for (const nom of ['IMG_0042.HEIC', 'photo.heif']) {
      expect(codes(nom)).toEqual([]);
      expect(fichierProblems({ nom, taille: 1 }, sansImage).map(({ code }) => code)).toEqual([
        'document.extension',
      ]);
    }
  });

  it.each(['txt', 'zip', 'csv', 'phone'])('%s, that nobody said to be taken, is refused', (ext) => {
    expect(codes(`statuts.${ext}`)).toEqual(['document.extension']);
  });

  it('says the extension that is refused [R5.47]', () => {
    expect(fichierProblems({ nom: 'virus.EXE', taille: 1 })).toEqual([
      { code: 'document.extension', params: { ext: 'exe' } },
    ]);
  });

  it.each([
    ['statuts.pdf', 'pdf'],
    ['facture.pdf.exe', 'exe'],
    ['virus.exe.', 'exe'],
    ['virus.exe  ', 'exe'],
    ['virus.php::$DATA', 'php'],
    ['fdp\u202egnp.exe', 'exe'],
    ['virus.ｅｘｅ', 'exe'],
    ['sans', ''],
    ['.htaccess', 'htaccess'],
  ])('of « %s » is %s', (nom, expected) => {
    expect(readExtension(nom)).toBe(expected);
  });

  it('is needed', () => {
    expect(fichierProblems({ nom: 'sans', taille: 1 })).toEqual([
      { code: 'document.extension', params: { ext: 'aucune' } },
    ]);
  });
});

describe('the size', () => {
  it.each([
    [15_728_639, []],
    [15_728_640, []],
    [15_728_641, ['kernel.trop-volumineux']],
    [1, []],
    [0, ['document.vide']],
  ])('of %i bytes gives %j [R5.45] [R9.1]', (taille, expected) => {
    expect(codes('a.pdf', taille)).toEqual(expected);
  });

  it.each([
    ['a.pdf', 2_097_152, []],
    ['a.jpg', 2_097_152, []],
    ['a.jpeg', 2_097_152, []],
    ['a.pdf', 2_097_153, ['document.trop-gros-2mo']],
    ['a.png', 10, ['document.extension']],
    ['a.docx', 10, ['document.extension']],
  ])('%s of %i bytes by the short rule gives %j [R5.48] [R5.49] [R9.2]', (nom, taille, expected) => {
    expect(codes(nom, taille, regleCourte)).toEqual(expected);
  });
});

describe('the name that is kept', () => {
  it.each([
    ['composed accents', 'e\u0301te\u0301.pdf', 'été.pdf'],
    ['a path of Unix', '../../etc/passwd.txt', 'passwd.txt'],
    ['a path of Windows', 'C:\\Mes documents\\été.pdf', 'été.pdf'],
    ['mixed paths', '..\\../x\\y.pdf', 'y.pdf'],
    ['control characters', 'a\u0000b\r\n\tc.pdf', 'abc.pdf'],
    ['a right-to-left override', 'fdp\u202egnp.pdf', 'fdpgnp.pdf'],
    ['an invisible joiner', 'sta\u200btuts\ufeff.pdf', 'statuts.pdf'],
    ['half a pair', 'a\ud83d.pdf', 'a.pdf'],
    ['what Windows refuses', 'a<b>:"c|d?*.pdf', 'a_b___c_d__.pdf'],
    ['a reserved name', 'CON.pdf', '_CON.pdf'],
    ['a reserved name without extension', 'nul', '_nul'],
    ['a reserved port', 'com1.tar.pdf', '_com1.tar.pdf'],
    ['a name that only begins like one', 'conseil.pdf', 'conseil.pdf'],
    ['spaces around and dots after', '  statuts.pdf. . ', 'statuts.pdf'],
    ['another stream of the file', 'virus.php::$DATA', 'virus.php'],
    ['several extensions', 'photo.php.jpg', 'photo.php.jpg'],
    ['nothing', '', ''],
    ['folders only', '../../', ''],
    ['dots only', '...', ''],
    ['an emoji', 'fête 🎉.jpg', 'fête 🎉.jpg'],
  ])('of %s: %j is %j', (_, nom, expected) => {
    expect(nomPropre(nom)).toBe(expected);
  });

  it.each([
    ['a', 196, 196],
    ['a', 197, 196],
    ['é', 98, 98],
    ['é', 99, 98],
    ['🎉', 49, 49],
    ['🎉', 50, 49],
  ])('is at most 200 bytes long, cut between two « %s » (%i of them)', (character, sent, kept) => {
    expect(nomPropre(`${character.repeat(sent)}.pdf`)).toBe(`${character.repeat(kept)}.pdf`);
  });

  it('keeps no endless extension', () => {
    expect(nomPropre(`a.${'x'.repeat(300)}`)).toHaveLength(200);
  });
});

describe('a name with two extensions', () => {
  it.each([
    ['a.pdf.exe', ['document.extension']],
    ['photo.php.jpg', []],
    ['facture-boutique.com.pdf', []],
  ])('%s is judged by the last: %j', (nom, expected) => {
    expect(codes(nom)).toEqual(expected);
  });
});

it.each([
  ['a'.padEnd(80_000), '.pdf'],
  [':$data'.repeat(13_000), '\n.pdf'],
  ['a'.padEnd(80_000, '.'), 'pdf'],
])('a name made to be long to read is read', (head, tail) => {
  expect(readExtension(`${head}${tail}`)).toBe('pdf');
  expect(nomPropre(`${head}${tail}`)).toMatch(/\.pdf$/);
});

it('refuses a name that some programs would read to its middle only', () => {
  expect(fichierProblems({ nom: 'x.php\0.pdf', taille: 1 })).toEqual([{ code: 'document.nom-coupe' }]);
});

it.each([
  ['IMG_5195.jpg', 'heic', 'IMG_5195.heic'],
  ['IMG_5196.HEIC', 'jpg', 'IMG_5196.jpg'],
  ['budget.2027.xlsx', 'pdf', 'budget.2027.pdf'],
  ['a.pdf', 'exe', null],
  ['a.pdf', 'gif', null],
  ['a.pdf', 'docm', null],
  ['a.pdf', undefined, null],
])('%s that holds %s is kept as %s', (nom, vraie, expected) => {
  expect(nomSelonContenu(nom, vraie)).toBe(expected);
});

it('a name mended is still one that any system can write', () => {
  const nom = nomSelonContenu(`${'é'.repeat(98)}.jpg`, 'docx') ?? '';
  expect(encodeURIComponent(nom).replace(/%../g, 'x').length).toBeLessThanOrEqual(200);
  expect(nom.endsWith('.docx')).toBe(true);
  expect(nomSelonContenu('carte.pdf', 'png', regleCourte)).toBeNull();
});
