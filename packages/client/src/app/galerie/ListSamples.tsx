import { formatEuros } from '@asso/domain/identifiants/nombres-affiches';
import { useState } from 'react';
import { ResultRadios } from '../../ui/fields/ResultRadios.tsx';
import { SearchCombobox } from '../../ui/fields/SearchCombobox.tsx';
import { StateBadge } from '../../ui/StateBadge.tsx';
import { DataTable, type Sort } from '../../ui/table/DataTable.tsx';
import { FilterBar } from '../../ui/table/FilterBar.tsx';
import type { FilterValues } from '../../ui/table/filters.ts';
import { Pager } from '../../ui/table/Pager.tsx';

const rows = [
  {
    id: '27-000412',
    association: 'Les Pions de l’Huveaune',
    commune: 'Marseille',
    etat: 'transmis au service instructeur',
    demande: 5000,
  },
  {
    id: '27-000398',
    association: 'Ludothèque d’Alès',
    commune: 'Alès',
    etat: 'en cours d’instruction',
    demande: 8200,
  },
  {
    id: '27-000377',
    association: 'Amis du marais poitevin et de ses canaux',
    commune: 'Niort',
    etat: 'en cours d’instruction',
    demande: 12500,
  },
];

const filters = [
  {
    key: 'etat',
    label: 'État',
    isMultiple: true,
    options: [
      { value: 'D', label: 'transmis' },
      { value: '2', label: 'en cours d’instruction' },
    ],
  },
  {
    key: 'exercice',
    label: 'Exercice',
    options: [
      { value: '2027', label: '2027' },
      { value: '2026', label: '2026' },
    ],
  },
  {
    key: 'complet',
    label: 'Complétude',
    isRare: true,
    options: [
      { value: 'oui', label: 'complet' },
      { value: 'non', label: 'incomplet' },
    ],
  },
];

export function ListSamples() {
  const [values, setValues] = useState<FilterValues>({ etat: ['D'] });
  const [sort, setSort] = useState<Sort>({ key: 'id', direction: 'asc' });
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(['27-000412']));
  const [result, setResult] = useState<string | null>('a');
  return (
    <>
      <FilterBar
        filters={filters}
        values={values}
        onChange={setValues}
        countText="412 résultats"
        search={{ label: 'Numéro, association, projet', text: '', onSearch: () => undefined }}
      />
      <DataTable
        caption="Dossiers à instruire"
        rows={rows}
        rowId={({ id }) => id}
        sort={sort}
        onSort={setSort}
        selection={{ chosen, onChange: setChosen, nameOf: ({ association }) => association }}
        columns={[
          {
            key: 'id',
            label: 'N°',
            isSortable: true,
            cell: ({ id }) => <span className="nombre">{id}</span>,
          },
          {
            key: 'association',
            label: 'Association',
            isHeader: true,
            isSortable: true,
            cell: ({ association }) => <a href="#dossier">{association}</a>,
          },
          { key: 'commune', label: 'Commune', cell: ({ commune }) => commune },
          { key: 'etat', label: 'État', cell: ({ etat }) => <StateBadge tone="bleu">{etat}</StateBadge> },
          {
            key: 'demande',
            label: 'Demandé',
            isNumber: true,
            isSortable: true,
            cell: ({ demande }) => formatEuros(demande),
          },
        ]}
      />
      <Pager onPrevious={null} onNext={() => undefined} />
      <ResultRadios
        id="association"
        heading="2 associations trouvées"
        words="pion huveaune"
        chosen={result}
        onChoose={setResult}
        results={[
          {
            id: 'a',
            label: 'Les Pions de l’Huveaune',
            lines: ['W132000417 · SIREN 123 456 782', 'Marseille (13011) · active'],
          },
          {
            id: 'b',
            label: 'Les Pions Huveaunais',
            lines: ['Aubagne (13400)'],
            closed: 'Dissoute le 12/05/2023',
          },
        ]}
      />
      <SearchCombobox
        id="adresse"
        label="Adresse"
        help="Commencez par le numéro et la rue. Exemple : 12 rue des Lilas, Marseille"
        search={async (text) => [
          { id: '1', label: `${text}, 13011 Marseille` },
          { id: '2', label: `${text}, 30100 Alès` },
        ]}
        onChoose={() => undefined}
        byHand={{ label: 'Saisir l’adresse à la main', onPress: () => undefined }}
        countText={(n) => `${n} adresses proposées`}
        failedText="La recherche d’adresse ne répond pas. Saisissez l’adresse à la main."
      />
    </>
  );
}
