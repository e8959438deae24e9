import { agrementFields } from '@asso/domain/association/agrement.fields';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ReadValues } from '../ui/ReadValues.tsx';
import { CadreRubrique } from './CadreRubrique.tsx';
import { FicheRead } from './FicheRead.tsx';
import { useFiche } from './use-fiche.ts';

/** Where the association stands with the common accreditation file: its procedure writes it, nobody here. */
export function AgrementRubrique({ id }: { id: string }) {
  return (
    <FicheRead read={useFiche(id)}>
      {({ association, agrement }) => (
        <CadreRubrique
          id={id}
          rubrique="agrement"
          nom={association.nom}
          chapo="Le tronc commun d’agrément (TCA) dit que l’association remplit les conditions communes à tous les agréments de l’État."
        >
          {agrement ? (
            <>
              <p className="discret">
                <span className="fr-icon-lock-line" aria-hidden="true" /> Lecture seule : la procédure
                d’agrément écrit ces informations.
              </p>
              <ReadValues fields={agrementFields} value={agrement} />
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
