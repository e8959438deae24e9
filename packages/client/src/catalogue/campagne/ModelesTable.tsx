import type { ChampAttenduView, DocumentAttenduView } from '@asso/contract/catalogue/attendu.schemas';
import { champPersonnaliseFields } from '@asso/domain/catalogue/champ-personnalise.fields';
import { sayConditionsPhrase } from '@asso/domain/catalogue/condition.words';
import type { SorteModele } from '@asso/domain/catalogue/modele-attendu.rules';
import { campagneSujets } from '@asso/domain/catalogue/sujets.rows';
import type { Choice } from '@asso/domain/kernel/fields';
import { typesDocuments } from '@asso/domain/referentiel/data/types-documents';
import { AppLink } from '../../platform/AppLink.tsx';
import { type Column, DataTable } from '../../ui/table/DataTable.tsx';
import { currentListes } from '../../ui/table/listes.ts';

export type Modele = ChampAttenduView | DocumentAttenduView;

type ModelesTableProps = {
  caption: string;
  sorte: SorteModele;
  rows: readonly Modele[];
  hrefOf: (id: string) => string;
};

/** The table gives the content of each element of the library, where it is asked, and whose it is. */
export const ModelesTable = ({ caption, sorte, rows, hrefOf }: ModelesTableProps) => (
  <DataTable
    caption={caption}
    hidesCaption
    columns={columnsOf(sorte, hrefOf)}
    rows={rows}
    rowId={({ id }) => id}
  />
);

const sujets = () => campagneSujets({}, currentListes.get());
const { bloc, kind, crf } = champPersonnaliseFields;
const labelIn = (options: readonly Choice[], value: unknown): string =>
  options.find((one) => one.value === value)?.label ?? '–';

const ofChamp = (read: (one: ChampAttenduView) => string) => (one: Modele) =>
  'part' in one ? read(one) : '–';

const champs: Column<Modele>[] = [
  { key: 'type', label: 'Type', cell: ofChamp(({ type }) => labelIn(kind.options, type)) },
  { key: 'bloc', label: 'Posée pour', cell: ofChamp(({ part }) => labelIn(bloc.options, part)) },
  {
    key: 'requis',
    label: 'Obligatoire',
    cell: ofChamp(({ valeur }) => (valeur.requiredAt ? 'Oui' : 'Non')),
  },
  {
    key: 'crf',
    label: 'Compte rendu',
    cell: ofChamp(({ valeur }) => labelIn(crf.options, valeur.crf ?? 'lecture')),
  },
];

const documents: Column<Modele>[] = [
  {
    key: 'nature',
    label: 'Type de document',
    cell: (one) => ('nature' in one ? labelIn(typesDocuments, one.nature) : '–'),
  },
  {
    key: 'requis',
    label: 'Obligatoire',
    cell: (one) => ('nature' in one && one.valeur.obligatoire ? 'Oui' : 'Non'),
  },
];

const columnsOf = (sorte: SorteModele, hrefOf: (id: string) => string): Column<Modele>[] => [
  {
    key: 'label',
    label: sorte === 'champ' ? 'Question' : 'Pièce',
    isHeader: true,
    cell: ({ id, label, code }) => (
      <>
        <AppLink href={hrefOf(id)}>{label}</AppLink> <span className="discret">{code}</span>
      </>
    ),
  },
  ...(sorte === 'champ' ? champs : documents),
  {
    key: 'conditions',
    label: 'Demandée',
    cell: ({ valeur }) =>
      sayConditionsPhrase('when' in valeur ? valeur.when : 'asks' in valeur ? valeur.asks : [], sujets()),
  },
  {
    key: 'territoire',
    label: 'Pour',
    cell: ({ territoire }) => (territoire === null ? 'Tous les territoires' : `Territoire ${territoire}`),
  },
];
