import { describe, expect, it } from 'vitest';
import { questionsFournies } from './questions-fournies.rows.ts';
import { questionsTrouvees } from './recherche.rules.ts';
import { findQuestionSituation, situations } from './situations.rows.ts';

const payer = {
  question: 'Quand serai-je payé ?',
  reponse: 'Après la décision.',
  mots: 'versement',
  motif: 'SUB',
};
const renvoi = { question: 'Mon dossier est renvoyé', reponse: 'Corrigez-le.', motif: 'SUB' };
const compte = { question: 'Courriel non reçu', reponse: 'Regardez les indésirables.', motif: 'CPT' };
const all = [payer, renvoi, compte];

describe('the questions', () => {
  it.each([
    ['', all],
    ['paye', [payer]],
    ['VERSEMENTS', [payer]],
    ['dossier renvoye', [renvoi]],
    ['décision indésirables', []],
    ['comment est-ce que', all],
  ])('found for « %s »', (text, expected) => {
    expect(questionsTrouvees(all, text)).toEqual(expected);
  });
});

describe('the sixty questions of the portal', () => {
  it.each([
    ['mot de pase oublié', 'J’ai oublié mon mot de passe'],
    ['mdp perdu', 'J’ai oublié mon mot de passe'],
    ['quand l’argent arrive', 'Quand serai-je payé ?'],
    ['budjet pas équilibré', 'Le budget n’est pas équilibré : que faire ?'],
    ['renouveler ma subvantion', 'Puis-je reprendre la demande de l’an dernier ?'],
    ['changer iban', 'Nous avons changé de banque'],
    ['fichier trop gros', 'Mon document est trop lourd ou refusé'],
    ['accusé de réception', 'Comment être sûr que ma demande est partie ?'],
    ['l’ancien président est parti', 'Mon association a déjà un responsable que je ne connais pas'],
    ['benevolat dans le budget', 'Comment compter les bénévoles ?'],
    ['je me suis trompé', 'Puis-je corriger après l’envoi ?'],
    ['HEIC', 'Mon document est trop lourd ou refusé'],
    ['numéro w', 'Où trouver mon numéro RNA ?'],
    ['on m’a renvoyé mon dossier', 'Mon dossier est renvoyé : que faire ?'],
  ])('answer « %s » among the first three', (words, expected) => {
    const found = questionsTrouvees(questionsFournies, words).slice(0, 3);
    expect(found.map(({ question }) => question)).toContain(expected);
  });

  it('are sixty, five in each situation, each asked once', () => {
    expect(new Set(questionsFournies.map(({ question }) => question)).size).toBe(60);
    for (const { value } of situations)
      expect([value, questionsFournies.filter(({ situation }) => situation === value).length]).toEqual([
        value,
        5,
      ]);
  });

  it.each([
    ['/associations/123/subvention-demande/26-1?etape=projets&partie=budget', 'budget'],
    ['/associations/123/subvention-demande/26-1?etape=pieces', 'papiers'],
    ['/associations/123/subvention-demande/26-1?etape=transmission', 'envoyer'],
    ['/associations/123/subvention-demande/26-1', 'suivre'],
    ['/associations/123/dossier/26-1/crf/1', 'compte-rendu'],
    ['/plan', null],
  ])('are shown at %s: %s', (adresse, expected) => {
    expect(findQuestionSituation(adresse)).toBe(expected);
  });
});
