import { AppLink } from '../platform/AppLink.tsx';
import { wantHeadingFocus } from '../platform/heading-focus.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Notice } from '../ui/Notice.tsx';
import { CadreRubrique } from './CadreRubrique.tsx';
import { RepresentantCard } from './RepresentantCard.tsx';
import { rubriqueHref } from './rubriques.ts';
import type { Representants } from './use-representants.ts';

type RepresentantsLectureProps = { id: string; found: Representants; onChanged: () => Promise<unknown> };

export function RepresentantsLecture({ id, found, onChanged }: RepresentantsLectureProps) {
  const { identite, people } = found;
  const { items, rights } = people;
  const href = rubriqueHref(id, 'representants');
  const add = rights.editRepresentants && (
    <AppLink className="fr-btn" href={`${href}?personne=nouvelle`} onClick={wantHeadingFocus}>
      Ajouter une personne
    </AppLink>
  );
  return (
    <CadreRubrique
      id={id}
      rubrique="representants"
      nom={identite.association.nom}
      chapo="Les personnes qui peuvent signer pour l’association."
    >
      {items.length === 0 ? (
        <EmptyState
          fact="Aucune personne pour l’instant."
          why="Un dossier est signé par une personne de cette liste."
          action={add}
        />
      ) : (
        <>
          {!items.some(({ valideur_cec }) => valideur_cec) && (
            <Notice tone="attention" title="Personne ne valide le CEC (compte d’engagement citoyen).">
              Les déclarations de vos bénévoles seront perdues. Modifiez une personne pour lui en donner le
              droit.
            </Notice>
          )}
          <ul className="liste-nue fiches">
            {items.map((one) => (
              <RepresentantCard key={one.id} id={id} found={found} one={one} onChanged={onChanged} />
            ))}
          </ul>
          {add && <p>{add}</p>}
        </>
      )}
    </CadreRubrique>
  );
}
