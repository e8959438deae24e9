import type { CompteRenduDue } from '@asso/contract/instruction/versements.endpoints';
import { formatDate } from '@asso/domain/identifiants/dates-affichees';
import { count, formatEurosCents } from '@asso/domain/identifiants/nombres-affiches';
import {
  nomGroupeCompteRendu,
  sayVersementGroupe,
  verbesVersement,
} from '@asso/domain/paiement/versements.words';
import { useState } from 'react';
import { lectureCrfHref } from '../../crf/crf-href.ts';
import { ListBlock } from '../../platform/list/ListBlock.tsx';
import { useList } from '../../platform/list/use-list.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { actsColumn } from '../../ui/table/acts-column.ts';
import { type Column, DataTable } from '../../ui/table/DataTable.tsx';
import { RowActs } from '../../ui/table/RowActs.tsx';
import { BarreCochees } from './BarreCochees.tsx';
import { comptesRendusRow, type ListeProps, useOngletsRead } from './listes-versements.ts';
import { nommee, ProjetLigne, projetTip } from './ProjetLigne.tsx';
import { useRelance } from './use-versements.ts';

/** Lists the reports that the service has to read or awaits, each with what it holds back. */
export function ComptesRendusDus({ service, onRead }: ListeProps) {
  const list = useList(comptesRendusRow, { params: { service: service.id } });
  useOngletsRead(list.page?.onglets, onRead);
  const relancer = useRelance();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const present = list.page?.items.filter(({ id }) => chosen.has(id)) ?? [];
  const aRelancer = present.filter(({ groupe }) => groupe !== 'a-lire');
  const columns: Column<CompteRenduDue>[] = [
    ...colonnes,
    actsColumn((ligne) => {
      const of = ligneNommee(ligne);
      const act =
        ligne.groupe === 'a-lire' && ligne.crf
          ? {
              label: verbesVersement.lire,
              of,
              href: lectureCrfHref({
                id: ligne.crf,
                id_fo: ligne.id_fo,
                dossier: { id_siret: ligne.id_siret },
              }),
            }
          : { label: verbesVersement.relancer, of, onPress: () => relancer([ligne.id_fo]) };
      return <RowActs of={of} acts={[act]} />;
    }),
  ];
  return (
    <>
      <ListBlock list={list}>
        {({ items, groupes }) => (
          <DataTable
            className="versements"
            caption="Comptes rendus dus"
            hidesCaption
            columns={columns}
            rows={items}
            rowId={({ id }) => id}
            groupOf={({ groupe }) => {
              const somme = groupes.find((one) => one.groupe === groupe);
              return sayVersementGroupe(nomGroupeCompteRendu(groupe), {
                n: somme?.nombre ?? 0,
                montant: somme?.montant ?? 0,
              });
            }}
            selection={{ chosen, onChange: setChosen, nameOf: ligneNommee }}
          />
        )}
      </ListBlock>
      {present.length > 0 && (
        <BarreCochees
          montants={present.map(({ retient }) => retient)}
          dits="retiennent"
          onNone={() => setChosen(new Set())}
        >
          {aRelancer.length > 0 && (
            <ActionButton
              isSmall
              busyText="Envoi…"
              onPress={async () => {
                await relancer(aRelancer.map(({ id_fo }) => id_fo));
                setChosen(new Set());
              }}
            >
              {`Relancer ${count(aRelancer.length, 'association', 'associations')}`}
            </ActionButton>
          )}
        </BarreCochees>
      )}
    </>
  );
}

const ligneNommee = (ligne: CompteRenduDue): string => `${nommee(ligne)}, ${ligne.exercice}`;

const colonnes: readonly Column<CompteRenduDue>[] = [
  {
    key: 'echeance',
    label: 'Dû le',
    cell: ({ echeance, groupe }) => (
      <span className={groupe === 'retard' ? 'nombre versements__retard' : 'nombre'}>
        {formatDate(new Date(echeance))}
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
  { key: 'exercice', label: 'Exercice', cell: ({ exercice }) => exercice },
  { key: 'etat', label: 'Où cela en est', cell: ({ lib_etat }) => lib_etat },
  {
    key: 'rappels',
    label: 'Rappels',
    cell: ({ rappels, rappele_le }) =>
      rappele_le === null
        ? '–'
        : `${count(rappels, 'rappel', 'rappels')}, le dernier le ${formatDate(new Date(rappele_le))}`,
  },
  {
    key: 'retient',
    label: 'Retient',
    isNumber: true,
    cell: ({ retient }) => (retient === 0 ? '–' : formatEurosCents(retient)),
  },
];
