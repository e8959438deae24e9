import { AppLink } from '../platform/AppLink.tsx';
import { wantHeadingFocus } from '../platform/heading-focus.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { CadreRubrique } from './CadreRubrique.tsx';
import { RibCard } from './RibCard.tsx';
import { rubriqueHref } from './rubriques.ts';
import type { Ribs } from './use-ribs.ts';

type RibsLectureProps = { id: string; found: Ribs; onChanged: () => Promise<unknown> };

export function RibsLecture({ id, found, onChanged }: RibsLectureProps) {
  const { identite, ribs } = found;
  const add = ribs.rights.editRib && (
    <AppLink className="fr-btn" href={`${rubriqueHref(id, 'ribs')}?rib=nouveau`} onClick={wantHeadingFocus}>
      Ajouter un RIB
    </AppLink>
  );
  return (
    <CadreRubrique
      id={id}
      rubrique="ribs"
      nom={identite.association.nom}
      chapo="Vos RIB (relevés d’identité bancaire), au nom de l’association."
    >
      {ribs.items.length === 0 ? (
        <EmptyState
          fact="Aucun RIB pour l’instant."
          why="Il en faut un pour recevoir une subvention."
          action={add}
        />
      ) : (
        <>
          <ul className="liste-nue fiches">
            {ribs.items.map((one) => (
              <RibCard key={one.id} id={id} found={found} one={one} onChanged={onChanged} />
            ))}
          </ul>
          {add && <p>{add}</p>}
        </>
      )}
    </CadreRubrique>
  );
}
