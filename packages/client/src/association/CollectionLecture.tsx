import { type CollectionType, collections } from '@asso/domain/association/collections.rows';
import { AppLink } from '../platform/AppLink.tsx';
import { wantHeadingFocus } from '../platform/heading-focus.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { CadreRubrique } from './CadreRubrique.tsx';
import { screenOf } from './collection-screens.ts';
import { LigneCard } from './LigneCard.tsx';
import { ligneHref } from './rubriques.ts';
import type { Collection } from './use-collection.ts';

type CollectionLectureProps = {
  type: CollectionType;
  id: string;
  found: Collection;
  onChanged: () => Promise<unknown>;
};

export function CollectionLecture({ type, id, found, onChanged }: CollectionLectureProps) {
  const { rubrique, chapo, vide, mots, AuDessus } = screenOf(type);
  const { items, rights } = found.lignes;
  const add = rights[collections[type].right] && (
    <AppLink className="fr-btn" href={ligneHref(id, rubrique)} onClick={wantHeadingFocus}>
      {mots.ajouter}
    </AppLink>
  );
  return (
    <CadreRubrique id={id} rubrique={rubrique} nom={found.identite.association.nom} chapo={chapo}>
      {items.length === 0 ? (
        <EmptyState {...vide} action={add} />
      ) : (
        <>
          {AuDessus && <AuDessus items={items} />}
          <ul className="liste-nue fiches">
            {items.map((one) => (
              <LigneCard key={one.id} type={type} id={id} found={found} one={one} onChanged={onChanged} />
            ))}
          </ul>
          {add && <p>{add}</p>}
        </>
      )}
    </CadreRubrique>
  );
}
