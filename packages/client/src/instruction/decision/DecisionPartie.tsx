import type { GenreDossier } from '@asso/domain/dossier/genre.rows';
import { type EtatInstruction, sayEtatInstruction } from '@asso/domain/dossier/instruction.states';
import { useEffect, useRef } from 'react';
import { Notice } from '../../ui/Notice.tsx';
import { sayDecisionChanged } from './DecisionConflit.tsx';
import { DecisionNonEnregistree } from './DecisionNonEnregistree.tsx';
import type { DecisionTyped, LigneMontant } from './decision.ts';
import type { Conflit } from './use-decision.ts';

type DecisionPartieProps = {
  genre: GenreDossier;
  saisie: DecisionTyped;
  lignes?: readonly LigneMontant[] | undefined;
  etat: EtatInstruction;
  conflit: Conflit | null;
};

/** Shown in the dialog when the decision of somebody else has left: nothing is decided any more, and the words stay. */
export function DecisionPartie({ genre, saisie, lignes, etat, conflit }: DecisionPartieProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div className="pile">
      <div ref={box} role="alert" tabIndex={-1}>
        <Notice tone="erreur" title="Votre décision n’est pas enregistrée">
          <p>
            {conflit && `${sayDecisionChanged(conflit)} `}Ce dossier est maintenant «{' '}
            {sayEtatInstruction(etat)} ».
          </p>
          <p>Rien de ce que vous avez écrit n’est perdu.</p>
        </Notice>
      </div>
      <DecisionNonEnregistree genre={genre} saisie={saisie} lignes={lignes} />
    </div>
  );
}
