import { agrementFields } from '@asso/domain/association/agrement.fields';
import { tcaAuJour } from '@asso/domain/association/tca.rules';
import { sentDate } from '@asso/domain/referentiel/exercices.rules';
import { now } from '../../platform/clock.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ReadValues } from '../../ui/ReadValues.tsx';
import { CadreRubrique } from '../fiche/CadreRubrique.tsx';
import { FicheRead } from '../fiche/FicheRead.tsx';
import { useFiche } from '../fiche/use-fiche.ts';
import { AlerteTca } from './AlerteTca.tsx';

/** This shows the association's common accreditation file (TCA), which only the accreditation procedure may write. */
export function AgrementRubrique({ id }: { id: string }) {
  return (
    <FicheRead read={useFiche(id)}>
      {({ association, agrement, identite }) => (
        <CadreRubrique
          id={id}
          rubrique="agrement"
          nom={association.nom}
          chapo="Le tronc commun d’agrément (TCA) dit que l’association remplit les conditions communes à tous les agréments de l’État."
        >
          <AlerteTca agrement={agrement} />
          {agrement ? (
            <>
              <p className="discret">
                <span className="fr-icon-lock-line" aria-hidden="true" /> Lecture seule : la procédure
                d’agrément écrit ces informations.
              </p>
              <ReadValues
                fields={agrementFields}
                value={tcaAuJour(agrement, sentDate(now()), identite.util_publique === true)}
              />
            </>
          ) : (
            <EmptyState
              fact="Rien de connu pour l’instant."
              why="Ces informations viennent de la procédure d’agrément, quand l’association en a suivi une."
            />
          )}
        </CadreRubrique>
      )}
    </FicheRead>
  );
}
