import { describe, expect, it } from 'vitest';
import { ordreEtats } from '../dossier/instruction.states.ts';
import {
  type EtatAvis,
  etatsAvis,
  isAvisContraire,
  isAvisOuvert,
  mayMoveAvis,
  nomsSens,
  saySens,
  saySensChoisi,
} from './avis.states.ts';
import { nomsSections, sectionsAvis } from './avis-sections.rows.ts';

const etats = Object.keys(etatsAvis) as EtatAvis[];

describe('an opinion', () => {
  it('is awaited, then given by who was asked or withdrawn by who asked, and nothing else', () => {
    const moves = etats.flatMap((from) =>
      (['rendre', 'retirer'] as const).flatMap((action) =>
        (['demandeur', 'consulte'] as const).flatMap((by) =>
          mayMoveAvis(from, action, by) ? [`${from} ${action} ${by}`] : [],
        ),
      ),
    );
    expect(moves).toEqual(['demande rendre consulte', 'demande retirer demandeur']);
  });

  it('opens what is shared while it is awaited and the dossier studied', () => {
    const open = etats.flatMap((etat) =>
      ordreEtats.flatMap((instruction) =>
        isAvisOuvert({ etat, instruction }) ? [`${etat} ${instruction}`] : [],
      ),
    );
    expect(open).toEqual(['demande D', 'demande 2']);
  });

  it('is favourable, reserved, unfavourable, or takes no side; a reserved or unfavourable one stands against', () => {
    expect(nomsSens.map((sens) => [saySens(sens), saySensChoisi(sens), isAvisContraire(sens)])).toEqual([
      ['favorable', 'Favorable', false],
      ['réservé', 'Réservé', true],
      ['défavorable', 'Défavorable', true],
      ['sans position', 'Je ne peux pas me prononcer', false],
    ]);
    expect(isAvisContraire(null)).toBe(false);
  });

  it('is given on these parts of a dossier', () => {
    expect(nomsSections.map((nom) => sectionsAvis[nom].label)).toEqual([
      'Demandeur',
      'Projets',
      'Budgets',
      'Pièces',
    ]);
  });
});
