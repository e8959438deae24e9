import { formatHorodatage } from '@asso/domain/identifiants/dates-affichees';
import { useEffect, useRef } from 'react';
import { Notice } from '../../ui/Notice.tsx';
import type { Conflit } from './use-decision.ts';

/**
 * Said when somebody else changed the dossier first: nothing was decided, nothing typed is lost, and the dossier shown
 * is the present one.
 */
export function DecisionConflit({ conflit }: { conflit: Conflit }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (conflit) box.current?.focus();
  }, [conflit]);
  return (
    <div ref={box} role="alert" tabIndex={-1} className="decision__conflit">
      <Notice tone="erreur" title="Votre décision n’est pas enregistrée">
        <p>{sayDecisionChanged(conflit)}</p>
        <p>Le dossier est relu, et ce que vous avez écrit est gardé : relisez, puis décidez à nouveau.</p>
      </Notice>
    </div>
  );
}

/**
 * Returns a sentence such as « Paul Girard a changé ce dossier pendant votre lecture : Demande refusée, le 22/11/2026
 * 00h35. »
 */
export function sayDecisionChanged({ dernier, isMine, par }: Conflit): string {
  const who = isMine
    ? 'Vous avez changé ce dossier dans une autre fenêtre'
    : `${par ?? 'Quelqu’un'} a changé ce dossier`;
  const what = dernier && ` : ${dernier.fait}, le ${formatHorodatage(new Date(dernier.le))}`;
  return `${who} pendant votre lecture${what ?? ''}.`;
}
