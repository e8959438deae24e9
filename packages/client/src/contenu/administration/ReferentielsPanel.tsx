import { type ReferentielView, referentielEndpoints } from '@asso/contract/referentiel/referentiel.endpoints';
import { plainWords } from '@asso/domain/referentiel/mots.rules';
import { AppLink } from '../../platform/AppLink.tsx';
import { ListBlock } from '../../platform/list/ListBlock.tsx';
import { type HeldRow, useHeldList } from '../../platform/list/use-list.ts';
import { useQueryParams } from '../../platform/page/query-params.ts';
import { ReadPart } from '../../platform/page/ReadPart.tsx';
import { useRead } from '../../platform/use-read.ts';
import { ReferentielPanel } from './ReferentielPanel.tsx';
import { origines } from './referentiel-words.ts';

/** Shows all the lists, or the one that the address names. */
export function ReferentielsPanel() {
  const params = useQueryParams();
  const type = params.get('type');
  const read = useRead(referentielEndpoints.listReferentiels, type ? null : { query: { toutes: 'oui' } });
  if (type) return <ReferentielPanel key={type} type={type} onChanged={() => void read.reload()} />;
  return <ReadPart read={read}>{({ items }) => <Listes items={items} />}</ReadPart>;
}

const Listes = ({ items }: { items: readonly ReferentielView[] }) => (
  <div className="pile">
    <ListBlock
      list={useHeldList(
        listes,
        items.toSorted((a, b) => a.nom.localeCompare(b.nom, 'fr')),
      )}
    />
  </div>
);

const listes: HeldRow<ReferentielView> = {
  search: { label: 'Nom de la liste' },
  filters: [
    {
      key: 'modifiable',
      label: 'Qui la change',
      options: [
        { value: 'oui', label: 'L’administration' },
        { value: 'non', label: 'Le portail' },
      ],
    },
  ],
  keeps: ({ nom, type, fixe }, words, { modifiable }) =>
    plainWords(`${nom} ${type}`).includes(plainWords(words)) &&
    (modifiable === undefined || (modifiable[0] === 'oui') === (fixe === null)),
  noun: ['liste', 'listes'],
  empty: { fact: 'Aucune liste pour l’instant.' },
  noneFound: { fact: 'Aucune liste ne correspond.', why: 'Essayez un mot plus court, ou ôtez le filtre.' },
  caption: 'Référentiels',
  rowId: ({ type }) => type,
  columns: ({ params }) => [
    {
      key: 'nom',
      label: 'Liste',
      isHeader: true,
      cell: ({ type, nom }) => (
        <AppLink href={params.href({ type, q: null, modifiable: null })}>{nom}</AppLink>
      ),
    },
    { key: 'n', label: 'Valeurs', isNumber: true, cell: ({ options }) => options.length },
    { key: 'marque', label: 'Origine', cell: ({ categorie }) => origines[categorie] },
    { key: 'qui', label: 'Qui la change', cell: ({ fixe }) => (fixe ? 'Le portail' : 'L’administration') },
  ],
};
