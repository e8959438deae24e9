import './lot.css';
import { lotEndpoints } from '@asso/contract/instruction/lot.endpoints';
import type { LigneLotView } from '@asso/contract/instruction/lot.schemas';
import { sayEtatVu, sayEtatVuShort } from '@asso/domain/dossier/suivi/depart.words';
import { formatEuros } from '@asso/domain/identifiants/nombres-affiches';
import { listAnneesMontants, sumAccordes } from '@asso/domain/instruction/lot.rules';
import type { ActionLot, EtatLigne } from '@asso/domain/instruction/lot.states';
import { useMemo } from 'react';
import { dossierHref } from '../../dossier/dossier-href.ts';
import { AppLink } from '../../platform/AppLink.tsx';
import { ListBlock } from '../../platform/list/ListBlock.tsx';
import { listRow } from '../../platform/list/list-row.ts';
import { useList } from '../../platform/list/use-list.ts';
import { UnknownValue } from '../../ui/fields/UnknownValue.tsx';
import { actsColumn } from '../../ui/table/acts-column.ts';
import { type Column, DataTable } from '../../ui/table/DataTable.tsx';
import { sayActeRefused } from '../file/en-place/resultat.ts';
import { LotActe } from './LotActe.tsx';
import { LotCollage } from './LotCollage.tsx';
import { LotMontants } from './LotMontants.tsx';
import { canAmount } from './montants-colles.ts';
import { type Collage, useCollage } from './use-collage.ts';
import type { LotState } from './use-lot.ts';

type LotLignesProps = {
  id: string;
  etats: readonly EtatLigne[];
  action: ActionLot;
  /** Absent once the lot is launched, since nothing can be changed any more. */
  saveLigne?: LotState['saveLigne'];
  retry?: LotState['retry'];
};

/** Lists the dossiers of a lot that are in some states, in the order of the queue, page after page. */
export function LotLignes({ id, etats, action, saveLigne, retry }: LotLignesProps) {
  const pageParam = `page-${etats.join('-')}`;
  const row = useMemo(() => ({ ...lignes, pageParam }), [pageParam]);
  const list = useList(row, { params: { id }, query: { etats: [...etats] } });
  const items = list.page?.items ?? [];
  const collage = useCollage({ id, items, saveLigne });
  const hasMontants = action === 'grant' && saveLigne !== undefined && items.some(canAmount);
  return (
    <ListBlock list={list} empty={false}>
      {() => (
        <>
          <LotCollage {...collage} />
          <div
            onPaste={hasMontants ? collage.onPaste : undefined}
            onInput={hasMontants ? collage.onInput : undefined}
          >
            <DataTable
              className={hasMontants ? 'lot-montants' : undefined}
              onKeyDown={hasMontants ? collage.onKeyDown : undefined}
              caption="Dossiers"
              hidesCaption
              columns={columnsOf({ action, items, saveLigne, retry, collage })}
              rows={items}
              rowId={({ rang }) => String(rang)}
            />
          </div>
        </>
      )}
    </ListBlock>
  );
}

/** A list of lines; the page may show several, each with its own page number in the address. */
const lignes = listRow({ call: lotEndpoints.listLignes, limit: 100, empty: { fact: 'Aucun dossier.' } });

type Acts = { saveLigne: LotState['saveLigne'] | undefined; retry: LotState['retry'] | undefined };
type Columns = Acts & { action: ActionLot; items: readonly LigneLotView[]; collage: Collage };

/** Returns the columns of a lot: a grant over several years has one column of amounts for each year. */
function columnsOf({ action, items, saveLigne, retry, collage }: Columns): Column<LigneLotView>[] {
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
      cell: ({ etat_dossier: etat, depart }) =>
        etat === null ? (
          <UnknownValue />
        ) : (
          <span title={sayEtatVu({ etat, depart })}>{sayEtatVuShort({ etat, depart })}</span>
        ),
    },
    { key: 'demande', label: 'Demandé', isNumber: true, cell: ({ demande }) => formatEuros(demande) },
    ...(action === 'grant' ? montantsColumns({ items, saveLigne, collage }) : []),
    ...(isLeft
      ? [
          {
            key: 'cause',
            label: 'Pourquoi',
            cell: ({ cause }: LigneLotView) => (cause ? sayActeRefused(cause) : null),
          },
        ]
      : []),
    ...(saveLigne || retry
      ? [actsColumn((ligne: LigneLotView) => <LotActe ligne={ligne} saveLigne={saveLigne} retry={retry} />)]
      : []),
  ];
}

type Montants = Pick<Columns, 'items' | 'saveLigne' | 'collage'>;

function montantsColumns({ items, saveLigne, collage }: Montants): Column<LigneLotView>[] {
  const annees = listAnneesMontants(items.flatMap(({ montants }) => montants)).map(({ annee }) => annee);
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
      return montants.length === 0 || ligne.accorde === null ? (
        <UnknownValue />
      ) : (
        formatEuros(sumAccordes(montants))
      );
    },
  }));
}
