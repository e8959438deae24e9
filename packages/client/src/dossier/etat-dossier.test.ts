import { describe, expect, it } from 'vitest';
import { type InstructionView, isNonTransmis, mainInstruction, sayEtatIssue } from './etat-dossier.ts';

const anInstruction = (id: string, etat: InstructionView['etat']): InstructionView => ({
  id_service_instructeur: id,
  service: { nom: `Service ${id}`, code: id },
  etat,
  lib_etat: '',
  depart: null,
  transmis_le: null,
  renvoye_le: null,
  motif: null,
  montant_demande: 0,
  montant_accorde: null,
  accorde_le: null,
  decide_le: null,
  decision_modifiee_le: null,
  montant_verse: 0,
  paiement_demande_le: null,
  argent: null,
  moves: [],
  completude: { etat: 'complet', avant_le: null, le: null, manques: [], reponses: [], manque: '', moves: [] },
});

const aDossier = (...instructions: InstructionView[]) => ({
  instructions,
  description: { id_service_instructeur: 'referent' },
});

describe('the instruction an association’s page speaks of', () => {
  it('is the one that was sent back, whoever sent it', () => {
    const dossier = aDossier(anInstruction('referent', '2'), anInstruction('autre', 'C'));
    expect(mainInstruction(dossier).id_service_instructeur).toBe('autre');
    expect(isNonTransmis(dossier)).toBe(true);
  });

  it('is otherwise, in the same state, that of the service the dossier was begun for', () => {
    const dossier = aDossier(anInstruction('autre', '6'), anInstruction('referent', '6'));
    expect(mainInstruction(dossier).id_service_instructeur).toBe('referent');
    expect(isNonTransmis(dossier)).toBe(false);
  });
});

describe('what the association reads of a state', () => {
  it.each([
    ['6', { montantEuros: 3800 }, '3\u202f800\u00a0€ accordés. Le paiement va suivre.'],
    ['6', {}, 'Accordé. Le paiement va suivre.'],
    ['12', { motif: 'Hors délai.' }, 'Motif : Hors délai.'],
    ['2', { motif: 'Oublié.' }, 'Chez le service : il étudie votre dossier.'],
  ] as const)('%s with %o', (etat, issue, said) => {
    expect(sayEtatIssue(etat, issue)).toContain(said);
  });
});
