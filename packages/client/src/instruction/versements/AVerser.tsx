import type { LigneAVerser } from '@asso/contract/instruction/versements.endpoints';
import { formatDate } from '@asso/domain/identifiants/dates-affichees';
import { formatEurosCents } from '@asso/domain/identifiants/nombres-affiches';
import { nomsNatures } from '@asso/domain/paiement/paiement.words';
import type { BatchActe } from '@asso/domain/paiement/versements.rules';
import { nomGroupe, sayVersementGroupe } from '@asso/domain/paiement/versements.words';
import { Suspense, useState } from 'react';
import { EtatPaiementBadge } from '../../paiement/EtatPaiementBadge.tsx';
import { ListBlock } from '../../platform/list/ListBlock.tsx';
import { useList } from '../../platform/list/use-list.ts';
import { actedPart } from '../../ui/page/lazy-part.ts';
import { actsColumn } from '../../ui/table/acts-column.ts';
import { type Column, DataTable } from '../../ui/table/DataTable.tsx';
import { BarreDuLot } from './BarreDuLot.tsx';
import { LigneActes } from './LigneActes.tsx';
import { aVerserRow, type ListeProps, useOngletsRead } from './listes-versements.ts';
import { nommee, ProjetLigne, projetTip } from './ProjetLigne.tsx';
import { type Fait, ResultatDuLot } from './ResultatDuLot.tsx';
import { useRelecture } from './use-versements.ts';

const ActeEnLotDialog = actedPart(async () => (await import('./ActeEnLotDialog.tsx')).ActeEnLotDialog);
const EcheancierDialog = actedPart(async () => (await import('./EcheancierDialog.tsx')).EcheancierDialog);

/** Lists what the service has to pay; the same act may be done on the lines that are ticked. */
export function AVerser({ service, onRead }: ListeProps) {
  const list = useList(aVerserRow, { params: { service: service.id } });
  useOngletsRead(list.page?.onglets, onRead);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [asked, setAsked] = useState<{ acte: BatchActe; lignes: readonly LigneAVerser[] } | null>(null);
  const [opened, setOpened] = useState<LigneAVerser | null>(null);
  const [fait, setFait] = useState<Fait | null>(null);
  const relire = useRelecture(list.reload);
  const present = list.page?.items.filter(({ id }) => chosen.has(id)) ?? [];
  const ask = (acte: BatchActe, lignes: readonly LigneAVerser[]) => setAsked({ acte, lignes });
  const columns: Column<LigneAVerser>[] = [
    ...colonnes,
    actsColumn((ligne) => (
      <LigneActes ligne={ligne} onAct={(acte) => ask(acte, [ligne])} onOpen={() => setOpened(ligne)} />
    )),
  ];
  return (
    <>
      {fait && <ResultatDuLot fait={fait} onClose={() => setFait(null)} />}
      <ListBlock list={list}>
        {({ items, groupes }) => (
          <DataTable
            className="versements"
            caption="Versements à faire"
            hidesCaption
            columns={columns}
            rows={items}
            rowId={({ id }) => id}
            groupOf={({ groupe }) => {
              const somme = groupes.find((one) => one.groupe === groupe);
              return sayVersementGroupe(nomGroupe(groupe), {
                n: somme?.nombre ?? 0,
                montant: somme?.montant ?? 0,
              });
            }}
            selection={{ chosen, onChange: setChosen, nameOf: nommee }}
          />
        )}
      </ListBlock>
      {present.length > 0 && <BarreDuLot lignes={present} onAct={ask} onNone={() => setChosen(new Set())} />}
      <Suspense>
        {asked && (
          <ActeEnLotDialog
            {...asked}
            service={service.id}
            onClose={() => setAsked(null)}
            onDone={async (resultat) => {
              setChosen(new Set());
              setFait({ ...asked, resultat });
              await relire();
            }}
          />
        )}
        {opened && <EcheancierDialog ligne={opened} service={service} onClose={() => setOpened(null)} />}
      </Suspense>
    </>
  );
}

const colonnes: readonly Column<LigneAVerser>[] = [
  {
    key: 'attendu',
    label: 'Prévu',
    cell: ({ attendu_le, groupe }) =>
      attendu_le === null || groupe === 'retenu' ? (
        '–'
      ) : (
        <span className={groupe === 'retard' ? 'nombre versements__retard' : 'nombre'}>
          {formatDate(new Date(attendu_le))}
        </span>
      ),
  },
  {
    key: 'projet',
    label: 'Projet, association',
    isHeader: true,
    tip: projetTip,
    cell: (ligne) => <ProjetLigne ligne={ligne} />,
  },
  { key: 'tranche', label: 'Tranche', cell: ({ nature }) => nomsNatures[nature] },
  {
    key: 'permis',
    label: 'Ce qui le permet',
    cell: ({ permis, retenue }) =>
      retenue ? <strong className="versements__retenue">{retenue.phrase}</strong> : permis,
  },
  {
    key: 'etat',
    label: 'Paiement',
    cell: ({ etat }) =>
      etat ? <EtatPaiementBadge etat={etat} /> : <span className="discret">à prévoir</span>,
  },
  {
    key: 'montant',
    label: 'Montant',
    isNumber: true,
    cell: ({ montant }) => formatEurosCents(montant),
  },
];
