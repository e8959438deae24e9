import { type CollectionType, collections } from '@asso/domain/association/collection/collections.rows';
import {
  describeAvance,
  findLigneEtablissement,
  isPerEtablissement,
} from '@asso/domain/association/collection/ligne.rules';
import { formatSiret } from '@asso/domain/identifiants/nombres-affiches';
import { AppLink } from '../../platform/AppLink.tsx';
import { wantHeadingFocus } from '../../platform/page/heading-focus.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { CadreRubrique } from '../fiche/CadreRubrique.tsx';
import { copieHref, ligneHref } from '../fiche/fiche-href.ts';
import { AnneesTable } from './AnneesTable.tsx';
import { lignesToCopy, readAnnee } from './annees-saisies.ts';
import { findScreen } from './collection-screens.ts';
import { LigneCard } from './LigneCard.tsx';
import type { Collection, CollectionLigne } from './use-collection.ts';

type CollectionLectureProps = {
  type: CollectionType;
  id: string;
  found: Collection;
  onChanged: () => Promise<unknown>;
};

export function CollectionLecture({ type, id, found, onChanged }: CollectionLectureProps) {
  const { rubrique, chapo, vide, mots, AuDessus } = findScreen(type);
  const { items, rights } = found.lignes;
  const add = rights[collections[type].right] && (
    <AppLink className="fr-btn" href={ligneHref(id, rubrique)} onClick={wantHeadingFocus}>
      {mots.ajouter}
    </AppLink>
  );
  const isAnnuelle = describeAvance(type) !== undefined;
  if (found.identite.profil === 'secondaire' && !isPerEtablissement(type)) {
    return (
      <CadreRubrique id={id} rubrique={rubrique} nom={found.identite.association.nom} chapo={chapo}>
        <EmptyState
          fact="Cette rubrique est tenue par le siège de l’association."
          why="Elle vaut pour tous ses établissements : adressez-vous à lui pour la lire ou la corriger."
        />
      </CadreRubrique>
    );
  }
  return (
    <CadreRubrique id={id} rubrique={rubrique} nom={found.identite.association.nom} chapo={chapo} isLarge>
      {items.length === 0 ? (
        <EmptyState {...vide} action={add} />
      ) : (
        <>
          {AuDessus && <AuDessus id={id} items={items} />}
          {isAnnuelle && <AnneesTable type={type} found={found} />}
          {isAnnuelle && add && (
            <div className="actions">
              {add}
              <Recopier type={type} id={id} items={items} />
            </div>
          )}
          <ul className="liste-nue fiches">
            {items.map((one) => (
              <LigneCard key={one.id} type={type} id={id} found={found} one={one} onChanged={onChanged} />
            ))}
          </ul>
          {add && !isAnnuelle && <p>{add}</p>}
        </>
      )}
    </CadreRubrique>
  );
}

type RecopierProps = { type: CollectionType; id: string; items: readonly CollectionLigne[] };

/** Buttons that copy the latest year as the start of the next one. */
function Recopier({ type, id, items }: RecopierProps) {
  const latest = lignesToCopy(type, items);
  const siretOf = (one: CollectionLigne) => findLigneEtablissement(type, one);
  return latest.map((one) => (
    <AppLink
      key={one.id}
      className="fr-btn fr-btn--secondary"
      href={copieHref(id, findScreen(type).rubrique, one.id)}
      onClick={wantHeadingFocus}
    >
      Recopier {readAnnee(one)} vers {readAnnee(one) + 1}
      {latest.length > 1 && siretOf(one) && (
        <span className="nombre"> · {formatSiret(siretOf(one) ?? '')}</span>
      )}
    </AppLink>
  ));
}
