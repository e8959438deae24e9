import type { DemandeSiretView } from '@asso/contract/demande-siret/demande-siret.schemas';
import { type EtatRegent, etatsSiret } from '@asso/domain/demande-siret/demande-siret.states';
import { motsSiret } from '@asso/domain/demande-siret/demande-siret.words';
import { useEffect, useRef } from 'react';
import { Notice } from '../ui/Notice.tsx';
import { DecisionSiretForm } from './DecisionSiretForm.tsx';
import type { DemandeRead } from './edition.ts';
import { useDecisionSiret } from './use-decision-siret.ts';
import '../instruction/dossier/service-dossier.css';

/** The state of the file at the SIRET service in words, to be shown beside its code. */
const regentSaid: Record<EtatRegent, string> = {
  RGEN: 'créé, pas encore traité',
  ENCT: 'en cours de traitement',
};

/** The delay (ms) lets the dialog give the focus back first. */
const focusMs = 100;

type DecisionSiretProps = { demande: DemandeSiretView; found: DemandeRead };

/** Shows administrators where the file of the SIRET service stands, what was just done, and the next moves. */
export function DecisionSiret({ demande, found }: DecisionSiretProps) {
  const decision = useDecisionSiret(demande, found);
  const { decisions, etat_regent, description } = demande;
  const titre = useRef<HTMLHeadingElement>(null);
  // The pressed button has gone with its form, so the focus moves to the title.
  useEffect(() => {
    if (decision.faite === null) return;
    const timer = setTimeout(() => titre.current?.focus(), focusMs);
    return () => clearTimeout(timer);
  }, [decision.faite]);
  if (decisions.length === 0 && decision.faite === null) return null;
  return (
    <section className="decision pile" aria-labelledby="decision-titre">
      <h2 ref={titre} id="decision-titre" className="fr-h4" tabIndex={-1}>
        Décision
      </h2>
      {decision.faite && <Notice tone="succes" title={`${motsSiret[decision.faite.action].fait}.`} />}
      {decisions.length > 0 && (
        <>
          <p>
            État réel : <strong>{etatsSiret[description.code_etat]}</strong>.
            {etat_regent && ` Dossier au service des SIRET : ${regentSaid[etat_regent]} (${etat_regent}).`}
          </p>
          <DecisionSiretForm key={description.code_etat} demande={demande} decision={decision} />
        </>
      )}
    </section>
  );
}
