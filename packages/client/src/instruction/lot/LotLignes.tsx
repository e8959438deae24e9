import { lotEndpoints } from '@asso/contract/instruction/lot.endpoints';
import type { LigneLotView } from '@asso/contract/instruction/lot.schemas';
import { etatInstructionSaid, etatsCourts } from '@asso/domain/dossier/instruction.states';
import { formatEuros } from '@asso/domain/identifiants/nombres-affiches';
import type { ActionLot, EtatLigne } from '@asso/domain/instruction/lot.states';
import { type ClipboardEvent, useMemo, useState } from 'react';
import { dossierHref } from '../../dossier/dossier-href.ts';
import { AppLink } from '../../platform/AppLink.tsx';
import { amountsOf } from '../../ui/budget/budget-keyboard.ts';
import { UnknownValue } from '../../ui/fields/UnknownValue.tsx';
import { type Column, DataTable } from '../../ui/table/DataTable.tsx';
import { raisonEnPlace } from '../file/en-place/resultat.ts';
import { LotMontants } from './LotMontants.tsx';
import { moveInMontants } from './montants-clavier.ts';
import { type Colle, collesSaid, montantsColles } from './montants-colles.ts';
import type { Lot } from './use-lot.ts';
import './lot.css';
import { ListBlock } from '../../platform/list/ListBlock.tsx';
import { listRow } from '../../platform/list/list-row.ts';
import { useList } from '../../platform/list/use-list.ts';
import { actsColumn } from '../../ui/table/acts-column.ts';

type LotLignesProps = {
  id: string;
  etats: readonly EtatLigne[];
  action: ActionLot;
  /** Absent once the lot is launched, since nothing can be changed any more. */
  saveLigne?: Lot['saveLigne'];
  retry?: Lot['retry'];
  /** The lines whose amount was typed here: they stay in this table, by rank, until the agent leaves the page. */
  tenues?: ReadonlyMap<number, LigneLotView>;
  /** The lines left out because another table of the page shows them. */
  ailleurs?: ReadonlyMap<number, LigneLotView>;
  onTenue?: (ligne: LigneLotView) => void;
};

/** Lists the dossiers of a lot that are in some states, page after page. */
export function LotLignes(props: LotLignesProps) {
  const { id, etats, action, saveLigne, retry, tenues, ailleurs, onTenue } = props;
  const pageParam = `page-${etats.join('-')}`;
  const row = useMemo(() => ({ ...lignes, pageParam }), [pageParam]);
  const list = useList(row, { params: { id }, query: { etats: [...etats] } });
  const here = (list.page?.items ?? []).filter(({ rang }) => !ailleurs?.has(rang));
  const kept = [...(tenues?.values() ?? [])].filter(({ rang }) => !here.some((one) => one.rang === rang));
  const items = [...here, ...kept.map((one) => ({ ...one, etat: 'prete' as const, cause: null }))].toSorted(
    (a, b) => a.rang - b.rang,
  );
  const keep: Lot['saveLigne'] | undefined =
    saveLigne &&
    ((rang, body) => {
      const ligne = items.find((one) => one.rang === rang);
      if (ligne && body.montants) onTenue?.(ligne);
      return saveLigne(rang, body);
    });
  const [colles, setColles] = useState<Collage>({ said: '', fois: 0, lignes: new Map() });
  const paste = async (event: ClipboardEvent<HTMLElement>) => {
    const texts = amountsOf(event.clipboardData.getData('text/plain'));
    const { target, currentTarget } = event;
    if (!keep || texts.length < 2 || !(target instanceof HTMLInputElement)) return;
    event.preventDefault();
    const from = [...currentTarget.querySelectorAll('td input')].indexOf(target);
    const found = montantsColles(items.filter(canAmount), from, texts);
    const { id } = target;
    setColles(({ fois, lignes }) => ({
      said: collesSaid(found),
      fois: fois + 1,
      lignes: new Map([...lignes, ...found.lignes]),
    }));
    setTimeout(() => document.getElementById(id)?.focus());
    for (const [rang, montants] of found.lignes) await keep(rang, { montants: [...montants] });
  };
  const hasMontants = action === 'grant' && saveLigne !== undefined && items.some(canAmount);
  return (
    <ListBlock list={{ ...list, page: list.page && { ...list.page, items } }} empty={false}>
      {() => (
        <>
          <p role="status">{colles.said}</p>
          <div onPaste={hasMontants ? (event) => void paste(event) : undefined}>
            <DataTable
              className={hasMontants ? 'lot-montants' : undefined}
              onKeyDown={hasMontants ? moveInMontants : undefined}
              caption="Dossiers"
              hidesCaption
              columns={columnsOf({ action, items, saveLigne: keep, retry, colles })}
              rows={items}
              rowId={({ rang }) => String(rang)}
            />
          </div>
        </>
      )}
    </ListBlock>
  );
}

/** A list of lines; the page shows several, each with its own page number in the address. */
const lignes = listRow({ call: lotEndpoints.listLignes, empty: { fact: 'Aucun dossier.' } });

/**
 * The result of the last paste, and the number of pastes: each one resets the fields of the lines to the pasted
 * amounts.
 */
type Collage = { said: string; fois: number; lignes: ReadonlyMap<number, readonly Colle[]> };

type Columns = Pick<LotLignesProps, 'action' | 'saveLigne' | 'retry'> & {
  items: readonly LigneLotView[];
  colles: Collage;
};

function columnsOf({ action, items, saveLigne, retry, colles }: Columns): Column<LigneLotView>[] {
  const isGrant = action === 'grant';
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
    ...(isGrant
      ? [
          {
            key: 'accorde',
            label: 'Accordé',
            isNumber: true,
            cell: (ligne: LigneLotView) =>
              saveLigne && canAmount(ligne) ? (
                <LotMontants
                  key={colles.lignes.has(ligne.rang) ? colles.fois : 0}
                  ligne={ligne}
                  saveLigne={saveLigne}
                  colles={colles.lignes.get(ligne.rang)}
                />
              ) : ligne.accorde === null || ligne.etat === 'exclue' ? (
                <UnknownValue />
              ) : (
                formatEuros(ligne.accorde)
              ),
          },
        ]
      : []),
    ...(isLeft
      ? [
          {
            key: 'cause',
            label: 'Pourquoi',
            cell: ({ cause }: LigneLotView) => (cause ? raisonEnPlace(cause) : 'Montant enregistré.'),
          },
        ]
      : []),
    ...(saveLigne || retry
      ? [actsColumn((ligne: LigneLotView) => <Acte ligne={ligne} saveLigne={saveLigne} retry={retry} />)]
      : []),
  ];
}

/** Tells whether amounts can be typed: the line has some, and is ready or was left out because of an amount. */
const canAmount = ({ etat, cause, montants }: LigneLotView): boolean =>
  montants.length > 0 &&
  (etat === 'prete' || (etat === 'exclue' && (cause?.code.includes('montant') ?? false)));

type ActeProps = Pick<LotLignesProps, 'saveLigne' | 'retry'> & { ligne: LigneLotView };

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
