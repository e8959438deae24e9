import { type CollectionType, collections } from '@asso/domain/association/collection/collections.rows';
import type { Listes } from '@asso/domain/kernel/listes';
import { useQueryParams } from '../../platform/page/query-params.ts';
import { ReadPage } from '../../platform/page/ReadPage.tsx';
import { currentListes } from '../../ui/table/listes.ts';
import { CadreRubrique } from '../fiche/CadreRubrique.tsx';
import { ligneHref, rubriqueHref } from '../fiche/fiche-href.ts';
import { leaveEdition } from '../fiche/leave-edition.ts';
import { CollectionLecture } from './CollectionLecture.tsx';
import { findScreen } from './collection-screens.ts';
import { LigneForm, type LigneFormProps } from './LigneForm.tsx';
import { type CollectionLigne, useCollection } from './use-collection.ts';

/**
 * Shows the rows of a collection, or the form of one row: `?ligne=nouvelle` adds one, and `&depuis=` starts it as a
 * copy.
 */
export function CollectionRubrique({ type, id }: { type: CollectionType; id: string }) {
  const query = useQueryParams();
  const ligne = query.get('ligne');
  const read = useCollection(type, id);
  return (
    <ReadPage read={read}>
      {(found) => {
        const one = found.lignes.items.find((item) => item.id === ligne);
        const from = found.lignes.items.find((item) => item.id === query.get('depuis'));
        const isEditing = found.lignes.rights[collections[type].right] && (one || ligne === 'nouvelle');
        return isEditing ? (
          <LigneEdition key={ligne} {...{ type, id, found, one, from }} onSaved={read.reload} />
        ) : (
          <CollectionLecture type={type} id={id} found={found} onChanged={read.reload} />
        );
      }}
    </ReadPage>
  );
}

type LigneEditionProps = Omit<LigneFormProps, 'onCancel'>;

function LigneEdition({ onSaved, ...form }: LigneEditionProps) {
  const { id, found, one, from } = form;
  const { rubrique, chapoSaisie, titreModifier, mots, isLarge, ParPapier } = findScreen(form.type);
  const query = useQueryParams();
  const href = rubriqueHref(id, rubrique);
  const nom = found.identite.association.nom;
  const leave = async () => {
    await onSaved();
    leaveEdition(href, { replace: true });
  };
  if (ParPapier && !one && !from && query.get('saisie') === null) {
    return (
      <ParPapier
        id={id}
        found={found}
        papier={query.get('papier')}
        cadre={({ titre, chapo }, children) => (
          <CadreRubrique id={id} rubrique={rubrique} nom={nom} acte={titre} chapo={chapo} isLarge>
            {children}
          </CadreRubrique>
        )}
        onSaved={leave}
        onByHand={() => leaveEdition(`${ligneHref(id, rubrique)}&saisie=main`)}
      />
    );
  }
  return (
    <CadreRubrique
      id={id}
      rubrique={rubrique}
      nom={nom}
      acte={one ? titreModifier(one) : from ? `Recopier ${nomDuModele(form.type, from)}` : mots.ajouter}
      chapo={chapoSaisie}
      isLarge={isLarge}
    >
      <LigneForm {...form} onSaved={leave} onCancel={() => leaveEdition(href)} />
    </CadreRubrique>
  );
}

/** Returns the name of the copied row: the title reads « Recopier 2025 ». */
const nomDuModele = (type: CollectionType, from: CollectionLigne): string =>
  (collections[type].nom as (one: CollectionLigne, listes: Listes) => string | null)(
    from,
    currentListes.get(),
  ) ?? '';
