import { describe, expect, it } from 'vitest';
import { listPrecisions, objetAssistance } from './assistance.rules.ts';
import { questionsSuggerees } from './contenu.rules.ts';

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
  it('suggested are of the subject, the nearest to what is typed first', () => {
    expect(questionsSuggerees(all, { motif: 'SUB', text: 'dossier renvoyé' })).toEqual([renvoi, payer]);
    expect(questionsSuggerees(all, { motif: 'SUB', text: 'le versement' })).toEqual([payer, renvoi]);
    expect(questionsSuggerees(all, { motif: null, text: 'versement' })).toEqual([]);
    expect(questionsSuggerees(Array(5).fill(payer), { motif: 'SUB', text: '' })).toHaveLength(3);
  });
});

describe('a message to the help desk', () => {
  it.each([
    ['Suivi', '[LCA] Suivi'],
    ['[LCA] Suivi', '[LCA] Suivi'],
    ['  Suivi\r\nBcc: x@exemple.fr ', '[LCA] Suivi Bcc: x@exemple.fr'],
  ])('with « %s » as its subject says « %s » [R7.18]', (subject, expected) => {
    expect(objetAssistance(subject)).toBe(expected);
  });

  it('is detailed within its subject', () => {
    expect(listPrecisions('CRF', {}).map(({ value }) => value)).toEqual(['CRF1', 'CRF2']);
    expect(listPrecisions(null, {})).toEqual([]);
  });
});
