import { describe, expect, it } from 'vitest';
import { type InstructionView, isNonTransmis, mainInstruction } from './etat-dossier.ts';

const anInstruction = (id: string, etat: InstructionView['etat']): InstructionView => ({
  id_service_instructeur: id,
  service: { nom: `Service ${id}`, code: id },
  etat,
  lib_etat: '',
  transmis_le: null,
  motif: null,
  montant_demande: 0,
  montant_accorde: null,
  moves: [],
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

  it('is otherwise that of the service the dossier was begun for', () => {
    const dossier = aDossier(anInstruction('autre', 'D'), anInstruction('referent', '6'));
    expect(mainInstruction(dossier).id_service_instructeur).toBe('referent');
    expect(isNonTransmis(dossier)).toBe(false);
  });
});
