import type { LigneLotView } from '@asso/contract/instruction/lot.schemas';
import { etatInstructionSaid, etatsCourts } from '@asso/domain/dossier/instruction.states';
import { formatEuros } from '@asso/domain/identifiants/nombres-affiches';
import { anneesOf, totalOf } from '@asso/domain/instruction/lot.rules';
import type { ActionLot } from '@asso/domain/instruction/lot.states';
import { dossierHref } from '../../dossier/dossier-href.ts';
import { AppLink } from '../../platform/AppLink.tsx';
import { UnknownValue } from '../../ui/fields/UnknownValue.tsx';
import { actsColumn } from '../../ui/table/acts-column.ts';
import type { Column } from '../../ui/table/DataTable.tsx';
import { raisonEnPlace } from '../file/en-place/resultat.ts';
import { LotMontants } from './LotMontants.tsx';
import { canAmount } from './montants-colles.ts';
import type { Collage } from './use-collage.ts';
import type { Lot } from './use-lot.ts';

type Acts = { saveLigne: Lot['saveLigne'] | undefined; retry: Lot['retry'] | undefined };
type Columns = Acts & { action: ActionLot; items: readonly LigneLotView[]; collage: Collage };

/** Returns the columns of a lot: a grant over several years has one column of amounts for each year. */
export function columnsOf({ action, items, saveLigne, retry, collage }: Columns): Column<LigneLotView>[] {
  const isLeft = items.some(({ cause }) => cause !== null);
  return [
    {
      key: 'projet',
      label: items.some(({ projet }) => projet !== null) ? 'Projet' : 'Dossier',
      isHeader: true,
      cell: (ligne) => (
        <AppLink href={dossierHref({ genre: ligne.genre, id_fo: ligne.id_fo, id_siret: ligne.id_siret })}>
          {ligne.projet ?? ligne.association}
          <span className="invisible">, dossier {ligne.id_fo}</span>
        </AppLink>
      ),
    },
    {
      key: 'association',
      label: 'Association',
      cell: ({ association }) => <span className="discret">{association}</span>,
    },
    { key: 'numero', label: 'N°', cell: ({ id_fo }) => <span className="nombre discret">{id_fo}</span> },
    {
      key: 'etat',
      label: 'État',
      cell: ({ etat_dossier }) =>
        etat_dossier === null ? (
          <UnknownValue />
        ) : (
          <span title={etatInstructionSaid(etat_dossier)}>{etatsCourts[etat_dossier]}</span>
        ),
    },
    { key: 'demande', label: 'Demandé', isNumber: true, cell: ({ demande }) => formatEuros(demande) },
    ...(action === 'grant' ? montantsColumns({ items, saveLigne, collage }) : []),
    ...(isLeft
      ? [
          {
            key: 'cause',
            label: 'Pourquoi',
            cell: ({ cause }: LigneLotView) => (cause ? raisonEnPlace(cause) : null),
          },
        ]
      : []),
    ...(saveLigne || retry
      ? [actsColumn((ligne: LigneLotView) => <Acte ligne={ligne} saveLigne={saveLigne} retry={retry} />)]
      : []),
  ];
}

type Montants = Pick<Columns, 'items' | 'saveLigne' | 'collage'>;

function montantsColumns({ items, saveLigne, collage }: Montants): Column<LigneLotView>[] {
  const annees = anneesOf(items.flatMap(({ montants }) => montants)).map(({ annee }) => annee);
  return (annees.length > 0 ? annees : [null]).map((annee) => ({
    key: `accorde-${annee}`,
    label: annees.length > 1 ? `Accordé ${annee}` : 'Accordé',
    isNumber: true,
    cell: (ligne) => {
      const montants = ligne.montants.filter((one) => one.annee === annee);
      if (saveLigne && canAmount(ligne) && montants.length > 0) {
        return (
          <LotMontants
            key={collage.valeurs.has(ligne.rang) ? collage.fois : 0}
            ligne={{ ...ligne, montants }}
            saveLigne={saveLigne}
            colles={collage.valeurs.get(ligne.rang)?.filter((one) => one.annee === annee)}
          />
        );
      }
      return montants.length === 0 || ligne.accorde === null || ligne.etat === 'exclue' ? (
        <UnknownValue />
      ) : (
        formatEuros(totalOf(montants))
      );
    },
  }));
}

type ActeProps = Acts & { ligne: LigneLotView };

function Acte({ ligne: { rang, id_fo, etat }, saveLigne, retry }: ActeProps) {
  const said = <span className="invisible"> le dossier {id_fo}</span>;
  if (retry && etat === 'echec') {
    return (
      <button type="button" className="fr-btn fr-btn--tertiary fr-btn--sm" onClick={() => void retry([rang])}>
        Réessayer{said}
      </button>
    );
  }
  if (!saveLigne || etat === 'exclue') return null;
  const isRetiree = etat === 'retiree';
  return (
    <button
      type="button"
      className="fr-btn fr-btn--tertiary-no-outline fr-btn--sm"
      onClick={() => void saveLigne(rang, { isRetiree: !isRetiree })}
    >
      {isRetiree ? 'Remettre' : 'Retirer'}
      {said}
    </button>
  );
}
