import { formatSiret, labelSiret } from '@asso/domain/identifiants/nombres-affiches';
import { genreLocal } from '@asso/domain/identifiants/numero-etablissement';
import { adresseLine } from '@asso/domain/referentiel/adresse.words';
import { AppLink } from '../../platform/AppLink.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { type Column, DataTable } from '../../ui/table/DataTable.tsx';
import { nomEtablissement } from '../adhesion/association-trouvee.ts';
import { CadreRubrique } from './CadreRubrique.tsx';
import { etatEtablissement } from './etablissement-words.ts';
import { FicheRead } from './FicheRead.tsx';
import { etablissementHref } from './fiche-href.ts';
import { type FicheEntiere, useFiche } from './use-fiche.ts';

type Etablissement = FicheEntiere['etablissements'][number];

/** Lists the association's establishments; the head office and the administrators see them all [R6.24]. */
export function EtablissementsRubrique({ id }: { id: string }) {
  return (
    <FicheRead read={useFiche(id)}>
      {({ association, etablissements }) => (
        <CadreRubrique
          id={id}
          rubrique="etablissements"
          nom={association.nom}
          chapo={
            isHorsSirene(etablissements)
              ? 'Le siège de l’association, tel qu’elle le déclare.'
              : 'Le siège et les autres lieux de l’association, tels que Sirene les connaît.'
          }
        >
          {etablissements.length === 0 ? (
            <EmptyState
              fact="Aucun établissement pour l’instant."
              why="Aucun numéro d’établissement n’est connu pour cette association."
            />
          ) : (
            <DataTable
              caption="Établissements"
              hidesCaption
              columns={columnsOf(id, etablissements)}
              rows={etablissements}
              rowId={({ id_siret }) => id_siret}
            />
          )}
          {!isHorsSirene(etablissements) && (
            <p className="discret">
              Un lieu manque, ou son adresse a changé ?{' '}
              <a href="https://procedures.inpi.fr">Déclarez-le au guichet des formalités des entreprises</a>.
            </p>
          )}
        </CadreRubrique>
      )}
    </FicheRead>
  );
}

/** Tells whether the association has the number of another register than Sirene. */
const isHorsSirene = ([siege]: readonly Etablissement[]): boolean =>
  siege !== undefined && genreLocal(siege.id_siret) !== null;

const columnsOf = (id: string, [siege]: readonly Etablissement[]): Column<Etablissement>[] => [
  {
    key: 'nom',
    label: 'Établissement',
    isHeader: true,
    cell: (one) => <AppLink href={etablissementHref(id, one.id_siret)}>{nomEtablissement(one)}</AppLink>,
  },
  {
    key: 'siret',
    label: labelSiret('SIRET', siege?.id_siret),
    cell: ({ id_siret }) => <span className="nombre">{formatSiret(id_siret)}</span>,
  },
  { key: 'adresse', label: 'Adresse', cell: ({ adresse }) => adresseLine(adresse) || '–' },
  { key: 'etat', label: 'État', cell: etatEtablissement },
];
