import { describe, expect, it } from 'vitest';
import { closesCompletude, completudeMoves, type EtatCompletude, needsRetrait } from './completude.states.ts';

describe('what is missing from a transmitted dossier', () => {
  it.each<[EtatCompletude, string[], string[]]>([
    ['complet', ['ask'], []],
    ['demande', ['ask', 'accept'], ['answer']],
    ['repondu', ['ask', 'accept'], []],
  ])('in « %s » the service may %j, the association %j', (etat, service, demandeur) => {
    expect(completudeMoves(etat, 'service')).toEqual(service);
    expect(completudeMoves(etat, 'demandeur')).toEqual(demandeur);
  });

  it.each<[string, EtatCompletude, boolean, boolean]>([
    ['grant', 'demande', true, true],
    ['grant', 'repondu', true, false],
    ['grant', 'complet', false, false],
    ['refuse', 'demande', true, false],
    ['reject', 'demande', true, false],
    ['start', 'demande', false, false],
    ['sendBack', 'demande', false, false],
  ])('%s in « %s » closes it: %s, and asks to withdraw it: %s', (action, etat, closes, needs) => {
    expect([closesCompletude(action, etat), needsRetrait(action, etat)]).toEqual([closes, needs]);
  });
});
