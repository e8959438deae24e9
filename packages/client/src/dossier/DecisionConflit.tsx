import { formatHorodatage } from '@asso/domain/identifiants/instants';
import { useEffect, useRef } from 'react';
import { ActionButton } from '../ui/ActionButton.tsx';
import { Notice } from '../ui/Notice.tsx';
import type { Conflit } from './use-decision.ts';

type DecisionConflitProps = { conflit: Conflit; onReload: () => Promise<void>; id_fo: string };

/** Somebody else changed the dossier first: nothing was decided, nothing typed is lost. */
export function DecisionConflit({ conflit, onReload, id_fo }: DecisionConflitProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (conflit) box.current?.focus();
  }, [conflit]);
  return (
    <div ref={box} tabIndex={-1} className="decision__conflit">
      {conflit.isReloaded ? (
        <Notice tone="info" title={`Dossier ${id_fo} rechargé`}>
          {dernierSaid(conflit.dernier)}
        </Notice>
      ) : (
        <Notice tone="erreur" title="Votre décision n’est pas enregistrée">
          <p>Ce dossier a changé pendant votre lecture. Ce que vous avez écrit est gardé.</p>
          <ActionButton kind="secondaire" isSmall onPress={onReload} busyText="Lecture en cours…">
            Recharger le dossier
          </ActionButton>
        </Notice>
      )}
    </div>
  );
}

const dernierSaid = (dernier: Conflit['dernier']): string =>
  dernier
    ? `Dernier changement : ${dernier.fait}, par ${dernier.par}, le ${formatHorodatage(new Date(dernier.le))}.`
    : 'Relisez-le avant de décider.';
