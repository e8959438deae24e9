import { formatHorodatage } from '@asso/domain/identifiants/dates-affichees';
import { useEffect, useRef } from 'react';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Notice } from '../../ui/Notice.tsx';
import type { Conflit } from './use-decision.ts';

type DecisionConflitProps = { conflit: Conflit; onReload: () => Promise<void>; id_fo: string };

/** Said when somebody else changed the dossier first: nothing was decided, and nothing typed is lost. */
export function DecisionConflit({ conflit, onReload, id_fo }: DecisionConflitProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (conflit) box.current?.focus();
  }, [conflit]);
  return (
    <div ref={box} tabIndex={-1} className="decision__conflit">
      {conflit.isReloaded ? (
        <Notice tone="info" title={`Dossier ${id_fo} rechargé`}>
          {dernierSaid(conflit)}
        </Notice>
      ) : (
        <Notice tone="erreur" title="Votre décision n’est pas enregistrée">
          <p>{changeSaid(conflit)} Ce que vous avez écrit est gardé.</p>
          <ActionButton kind="secondaire" isSmall onPress={onReload} busyText="Lecture en cours…">
            Recharger le dossier
          </ActionButton>
        </Notice>
      )}
    </div>
  );
}

/**
 * Returns a sentence such as « Paul Girard a changé ce dossier pendant votre lecture : Demande refusée, le 22/11/2026
 * 00h35. »
 */
function changeSaid({ dernier, isMine }: Conflit): string {
  if (!dernier) return 'Ce dossier a changé pendant votre lecture.';
  const who = isMine
    ? 'Vous avez changé ce dossier dans une autre fenêtre'
    : `${dernier.par} a changé ce dossier`;
  return `${who} pendant votre lecture : ${dernier.fait}, le ${formatHorodatage(new Date(dernier.le))}.`;
}

const dernierSaid = ({ dernier, isMine }: Conflit): string =>
  dernier
    ? `Dernier changement : ${dernier.fait}, par ${isMine ? 'vous, dans une autre fenêtre' : dernier.par}, le ${formatHorodatage(new Date(dernier.le))}.`
    : 'Relisez-le avant de décider.';
