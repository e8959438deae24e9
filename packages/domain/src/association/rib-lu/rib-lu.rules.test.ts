import { describe, expect, it } from 'vitest';
import type { Page } from './papier.rules.ts';
import { parseRib } from './rib-lu.rules.ts';

/** A page whose lines are given as texts; two spaces or more separate columns. */
const page = (...lignes: string[]): Page => ({
  lignes: lignes.map((ligne, row) =>
    [...ligne.matchAll(/\S+(?: \S+)*/g)].map((found) => ({
      texte: found[0],
      confiance: 95,
      place: { x: found.index / 100, y: row / 40, largeur: found[0].length / 100, hauteur: 0.02 },
    })),
  ),
});
const nom = 'Cercle de voile des Goudes';
const iban = 'FR7642559000052102312860353';
const read = (...lignes: string[]) => parseRib([page(...lignes)], nom);

describe('the IBAN of a paper', () => {
  it.each([
    ['by fours', 'IBAN  FR76 4255 9000 0521 0231 2860 353'],
    ['in one piece, after its label', `IBAN:${iban}`],
    ['in small letters', 'iban fr76 4255 9000 0521 0231 2860 353'],
  ])('is read %s', (_, ligne) => {
    expect(read(ligne)).toMatchObject({ iban: { valeur: iban }, doutes: [] });
  });

  it('is read on two lines', () => {
    expect(read('IBAN  FR76 4255 9000', '0521 0231 2860 353').iban?.valeur).toBe(iban);
  });

  it('takes look-alikes for figures only when both keys hold, and says so', () => {
    expect(read('IBAN  FR76 4255 9OOO O52l O23l 286O 353')).toMatchObject({
      iban: { valeur: iban },
      doutes: ['corrige'],
    });
    expect(read('IBAN  ER76 4255 9000 0521 0231 2860 353').doutes).toEqual(['corrige']);
  });

  it('is not read when a key does not hold', () => {
    expect(read('IBAN  FR76 4255 9000 0521 0231 2860 354').iban).toBeNull();
    expect(read('IBAN  FR76 4255 9000 0521 0231 2860').iban).toBeNull();
  });

  it('is made from the bank, the branch, the account and the key when it is not there, and says so', () => {
    expect(read('42559  00005  21023128603  53')).toMatchObject({
      iban: { valeur: iban },
      doutes: ['calcule'],
    });
  });

  it('is doubtful when the paper shows another one', () => {
    const other = 'FR7630006000011234567890189';
    expect(read(`IBAN ${iban}`, `IBAN ${other}`)).toMatchObject({
      iban: { valeur: iban },
      doutes: ['plusieurs'],
    });
  });
});

describe('the holder, the bank and its BIC', () => {
  it('stand beside their labels, or under them', () => {
    expect(
      read(
        'Coopérative Mutuelle',
        'Titulaire du compte :          Domiciliation : MARSEILLE',
        'CERCLE DE VOILE DES GOUDES',
        'Code BIC : CCOPFRPP',
      ),
    ).toMatchObject({
      titulaire: { valeur: 'CERCLE DE VOILE DES GOUDES' },
      accord: 'meme',
      domiciliation: { valeur: 'MARSEILLE' },
      banque: { valeur: 'Coopérative Mutuelle' },
      bic: { valeur: 'CCOPFRPP' },
    });
  });

  it('is doubtful when no word of it is the association’s', () => {
    expect(read('Titulaire  M OU MME LE GOFF').accord).toBe('autre');
    expect(read('Titulaire  ASS VOILE GOUDES').accord).toBe('proche');
  });

  it('is found without a label by the association’s name', () => {
    expect(read('Banque de l’Estaque', 'CERCLE DE VOILE DES GOUDES').titulaire?.valeur).toBe(
      'CERCLE DE VOILE DES GOUDES',
    );
  });

  it('reads a BIC in four groups, and no word of the paper as one', () => {
    expect(read('BIC  CCOP FR PP MAR').bic?.valeur).toBe('CCOPFRPPMAR');
    expect(read('SOUFFRANT ASSOCIATION RELEVE').bic).toBeNull();
  });

  it('says what was not read', () => {
    expect(read('une page de roman')).toMatchObject({ iban: null, bic: null, titulaire: null, accord: null });
    expect(parseRib([], nom)).toMatchObject({ iban: null, doutes: [] });
  });
});

describe('a paper that is not the RIB of the association', () => {
  const faubourg = 'Compagnie de théâtre du Faubourg';
  const lire = (...lignes: string[]) => parseRib([page(...lignes)], faubourg);

  it('does not take the client of an invoice for the holder of its account', () => {
    const facture = lire(
      'FACTURE N° 2026-118',
      'Client : Compagnie de théâtre du Faubourg, 75 avenue Jean Jaurès',
      'Total HT  1 200,00     TVA 20 %  240,00',
      'Net à payer  1 440,00',
      `IBAN : ${iban}`,
      'BIC : CCOPFRPP',
    );
    expect(facture).toMatchObject({ nature: 'commercial', titulaire: null, accord: null });
  });

  it('reads the person of « M / Mme », who is not the association', () => {
    const perso = lire('RELEVÉ D’IDENTITÉ BANCAIRE', 'M / Mme : MME MONIQUE DELMAS', `IBAN : ${iban}`);
    expect(perso).toMatchObject({
      nature: 'rib',
      titulaire: { valeur: 'MME MONIQUE DELMAS' },
      accord: 'autre',
    });
  });

  it.each([
    ['COMPAGNIE DE THEATRE DE LA PLAINE', 'differe'],
    ['CIE THEATRE DU FAUBOURG', 'proche'],
    ['COMPAGNIE DE THEATRE DU FAUB', 'proche'],
    ['ASSOC COMPAGNIE THEATRE FAUBOURG', 'proche'],
    ['COMPAGNIE DE THÉÂTRE DU FAUBOURG', 'meme'],
    ['M. PAUL DURAND', 'autre'],
  ])('holds « %s » for %s', (titulaire, accord) => {
    expect(lire(`Titulaire : ${titulaire}`).accord).toBe(accord);
  });

  it('is doubtful without the words of a RIB, and sure with them', () => {
    expect(lire(`Virement vers ${iban}`).nature).toBe('incertain');
    expect(lire('Titulaire : LES PIONS', `IBAN : ${iban}`, 'BIC : CCOPFRPP').nature).toBe('rib');
    expect(lire('DEVIS', 'Désignation  Quantité  Prix unitaire', `IBAN ${iban}`).nature).toBe('commercial');
  });

  it('does not name the bank after the head of a column', () => {
    expect(lire('Établissement  Banque  Guichet', '42559  00005').banque?.valeur).not.toBe('Banque');
  });
});
