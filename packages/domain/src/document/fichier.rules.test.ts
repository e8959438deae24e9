import { describe, expect, it } from 'vitest';
import { extensionOf, fichierProblems, nomPropre, regleCourte, regleOrdinaire } from './fichier.rules.ts';

const codes = (nom: string, taille = 1000, regle = regleOrdinaire) =>
  fichierProblems({ nom, taille }, regle).map(({ code }) => code);

/** Written by hand, from the specification and the decisions. */
const forbidden =
  `sql sh exe bat php php3 php4 php5 php7 phtml phar phps html htm shtml xhtml asp aspx ashx asmx jsp js
 swf cer com cmd ps1 vbs msi scr jar dll svg mht hta lnk apk`.split(/\s+/);

describe('the extension', () => {
  it.each(forbidden)('%s is refused [R5.46]', (ext) => {
    expect(codes(`virus.${ext}`)).toEqual(['document.extension']);
    expect(codes(`virus.${ext.toUpperCase()}`)).toEqual(['document.extension']);
  });

  it.each(['pdf', 'docx', 'odt', 'xlsx', 'jpg', 'png', 'zip', 'csv', 'txt', 'heic', 'phone'])(
    '%s is taken',
    (ext) => {
      expect(codes(`statuts.${ext}`)).toEqual([]);
    },
  );

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
    expect(extensionOf(nom)).toBe(expected);
  });

  it('is needed', () => {
    expect(codes('sans')).toEqual(['document.extension']);
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

it.each([
  ['C:\\Mes documents\\été.pdf', 'été.pdf'],
  ['../../etc/passwd.txt', 'passwd.txt'],
  ['a\u0000b.pdf', 'ab.pdf'],
  [`${'a'.repeat(200)}.pdf`, `${'a'.repeat(146)}.pdf`],
])('keeps the name %j as %j', (nom, expected) => {
  expect(nomPropre(nom)).toBe(expected);
});
