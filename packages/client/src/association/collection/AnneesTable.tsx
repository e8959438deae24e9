import { type CollectionType, collections } from '@asso/domain/association/collection/collections.rows';
import { isBlank } from '@asso/domain/kernel/asks';
import type { Fields } from '@asso/domain/kernel/fields';
import type { ControlRow } from '../../ui/fields/FieldControl.tsx';
import { UnknownValue } from '../../ui/fields/UnknownValue.tsx';
import { showValue } from '../../ui/show-value.ts';
import { type Column, DataTable } from '../../ui/table/DataTable.tsx';
import { lieuNom } from '../adhesion/etablissement-options.ts';
import { titreRubrique } from '../fiche/rubriques.ts';
import { groupByEtablissement, readAnnee } from './annees-saisies.ts';
import type { CollectionTableLigne } from './collection-screen.ts';
import { findScreen } from './collection-screens.ts';
import type { Collection, CollectionLigne } from './use-collection.ts';

type AnneesTableProps = { type: CollectionType; found: Collection };

/**
 * Shows the rows of a yearly collection as columns, the latest year first: one table for the association, and one for
 * each establishment with rows of its own.
 */
export function AnneesTable({ type, found }: AnneesTableProps) {
  const { rubrique, lignesDuTableau } = findScreen(type);
  const groups = groupByEtablissement(found.lignes.items);
  return groups.map(({ siret, lignes }) => {
    const rows = (lignesDuTableau ?? lignesDesChamps(type))(lignes);
    const caption = [titreRubrique[rubrique], lieuNom(found.etablissements.items, siret)]
      .filter(Boolean)
      .join(' · ');
    return (
      <DataTable
        key={siret ?? ''}
        caption={caption}
        hidesCaption={groups.length === 1}
        columns={columnsOf(lignes)}
        rows={rows}
        rowId={({ label }) => label}
      />
    );
  });
}

const columnsOf = (lignes: readonly CollectionLigne[]): Column<CollectionTableLigne>[] => [
  {
    key: 'libelle',
    label: 'Donnée',
    isHeader: true,
    cell: ({ label }) => label,
  },
  ...lignes.map(
    (one): Column<CollectionTableLigne> => ({
      key: one.id,
      label: String(readAnnee(one)),
      isNumber: true,
      cell: ({ valeur }) => valeur(one) ?? <UnknownValue />,
    }),
  ),
];

/** Returns a line for each field that holds a value in some year; long texts stay on the cards. */
const lignesDesChamps =
  (type: CollectionType) =>
  (items: readonly CollectionLigne[]): CollectionTableLigne[] =>
    Object.entries<Fields[string]>(collections[type].fields)
      .filter(
        ([name, row]) =>
          name !== 'annee' && counted.has(row.kind) && items.some((one) => !isBlank(at(one, name))),
      )
      .map(([name, row]) => ({
        label: row.label,
        valeur: (one) => showValue(row as ControlRow, at(one, name)),
      }));

const counted: ReadonlySet<string> = new Set(['int', 'decimal', 'euros', 'bool', 'date']);

const at = (one: CollectionLigne, name: string): unknown => Reflect.get(one, name);
