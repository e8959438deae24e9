import { describe, expect, it } from 'vitest';
import { regleCourte, regleOrdinaire } from './fichier.rules.ts';
import { fichierRefus, sayDepot, sayLimites } from './fichier.words.ts';

describe('what is said of a file before it is sent', () => {
  it.each([
    ['statuts.pdf', 15_728_640, null],
    [
      'statuts.pdf',
      15_728_641,
      'La taille du fichier ne doit excéder 15MO. Ce fichier la dépasse de peu. Réduisez-le ou scannez en noir et blanc.',
    ],
    [
      'scan.png',
      19_084_083,
      'La taille du fichier ne doit excéder 15MO. Ce fichier fait 18,2\u00a0Mo. Réduisez-le ou scannez en noir et blanc.',
    ],
    [
      'photo.EXE',
      10,
      "L'extension du fichier (exe) n'est pas autorisée. Formats acceptés : pdf, doc, docx, odt, xls, xlsx, ods, jpg, jpeg, png.",
    ],
    [
      'statuts',
      10,
      "L'extension du fichier (aucune) n'est pas autorisée. Formats acceptés : pdf, doc, docx, odt, xls, xlsx, ods, jpg, jpeg, png.",
    ],
    ['IMG_0042.HEIC', 10, null],
    ['statuts.pdf', 0, 'Ce fichier est vide. Déposez-en une autre copie.'],
    ['tableau.ods', 10, null],
    [
      'notes.txt',
      7,
      "L'extension du fichier (txt) n'est pas autorisée. Formats acceptés : pdf, doc, docx, odt, xls, xlsx, ods, jpg, jpeg, png.",
    ],
  ])('%s of %i bytes: %s [R5.45] [R5.47] [M058] [M059]', (nom, taille, expected) => {
    expect(fichierRefus({ nom, taille }, regleOrdinaire)).toBe(expected);
  });

  it.each([
    ['scan.jpg', 2_097_152, null],
    [
      'scan.jpg',
      2_097_153,
      'La taille du fichier ne doit excéder 2MO. Ce fichier la dépasse de peu. Réduisez-le ou scannez en noir et blanc.',
    ],
    ['scan.png', 10, "L'extension du fichier (png) n'est pas autorisée. Formats acceptés : pdf, jpg, jpeg."],
  ])('%s of %i bytes by the short rule: %s [R5.48] [R5.49] [M060]', (nom, taille, expected) => {
    expect(fichierRefus({ nom, taille }, regleCourte)).toBe(expected);
  });
});

it.each([
  [regleOrdinaire, 'pdf, texte, tableau, photo · 15\u00a0Mo au plus'],
  [regleCourte, 'pdf, jpg, jpeg · 2\u00a0Mo au plus'],
])('says the limits before', (regle, expected) => {
  expect(sayLimites(regle)).toBe(expected);
});

it.each([
  ['IMG_5195.jpg', 'IMG_5195.jpg', 'Déposé'],
  ['rec\u0327u.pdf', 'reçu.pdf', 'Déposé'],
  ['avant: après.pdf', 'avant_ après.pdf', 'Déposé sous le nom « avant_ après.pdf »'],
  ['IMG_5196.HEIC', 'IMG_5196.jpg', 'Déposé sous le nom « IMG_5196.jpg »'],
  ['affiche.JPG', 'affiche.png', 'Déposé sous le nom « affiche.png »'],
])('%s kept as %s is said so', (choisi, garde, said) => {
  expect(sayDepot(choisi, garde).replaceAll('\u00a0', ' ')).toBe(said);
});
