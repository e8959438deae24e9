import type { DossierHead } from '@asso/contract/dossier/dossier.schemas';
import { isAccorde } from '@asso/domain/dossier/instruction.states';
import { sayPartService, sayRecours } from '@asso/domain/dossier/part-service.words';
import type { ReactNode } from 'react';
import { EtatDemandeurBadge } from './EtatDemandeurBadge.tsx';
import { type InstructionView, instructionsOrdered } from './etat-dossier.ts';
import './dossier.css';

type PartsDesServicesProps = {
  dossier: Pick<DossierHead, 'genre' | 'instructions'> & {
    description: Pick<DossierHead['description'], 'id_service_instructeur'>;
  };
  /** What the association may do about the part of a service, such as a link to ask for its payment. */
  acte?: (instruction: InstructionView) => ReactNode;
};

/**
 * Says where the part of each service stands, when several have the dossier: none hides what another granted or refused.
 */
export function PartsDesServices({ dossier, acte }: PartsDesServicesProps) {
  const { genre, instructions } = dossier;
  if (instructions.length < 2) return null;
  return (
    <section className="pile pile--serree" aria-labelledby="parts-des-services">
      <h2 id="parts-des-services" className="fr-h5">
        Ce que dit chaque service
      </h2>
      <ul className="liste-nue pile">
        {instructionsOrdered(dossier).map((one) => (
          <li key={one.id_service_instructeur} className="pile pile--serree">
            <p>
              <strong>{one.service.nom}</strong> <EtatDemandeurBadge etat={one.etat} />
            </p>
            <p>{sayPartService(one, genre)}.</p>
            {isRefuse(one) && one.motif && <blockquote className="citation">{one.motif}</blockquote>}
            {isRefuse(one) && <p>{sayRecours(one.service.nom)}</p>}
            {isAccorde(one.etat) && acte?.(one)}
          </li>
        ))}
      </ul>
    </section>
  );
}

const isRefuse = ({ etat }: InstructionView): boolean => etat === '11' || etat === '12';
