import { type CollectionType, collections } from '@asso/domain/association/collection/collections.rows';
import type { Listes } from '@asso/domain/kernel/listes';
import { listesDuJour } from '../../ui/table/listes.ts';
import { CadreRubrique } from '../fiche/CadreRubrique.tsx';
import { leaveEdition } from '../fiche/leave-edition.ts';
import { rubriqueHref } from '../fiche/rubriques.ts';
import { screenOf } from './collection-screens.ts';
import { LigneForm, type LigneFormProps } from './LigneForm.tsx';
import type { Ligne } from './use-collection.ts';

type LigneEditionProps = Omit<LigneFormProps, 'onCancel'>;

export function LigneEdition({ onSaved, ...form }: LigneEditionProps) {
  const { id, found, one, from } = form;
  const { rubrique, chapoSaisie, titreModifier, mots, estLarge } = screenOf(form.type);
  const href = rubriqueHref(id, rubrique);
  return (
    <CadreRubrique
      id={id}
      rubrique={rubrique}
      nom={found.identite.association.nom}
      acte={one ? titreModifier(one) : from ? `Recopier ${nomDuModele(form.type, from)}` : mots.ajouter}
      chapo={chapoSaisie}
      isLarge={estLarge}
    >
      <LigneForm
        {...form}
        onSaved={async () => {
          await onSaved();
          leaveEdition(href, { replace: true });
        }}
        onCancel={() => leaveEdition(href)}
      />
    </CadreRubrique>
  );
}

/** This names the copied row: the title then reads « Recopier 2025 ». */
const nomDuModele = (type: CollectionType, from: Ligne): string =>
  (collections[type].nom as (one: Ligne, listes: Listes) => string | null)(from, listesDuJour.get()) ?? '';
