// The three lists of the page of payments: the call that each reads, and what narrows it.
import { versementsEndpoints } from '@asso/contract/instruction/versements.endpoints';
import { groupesComptesRendus, groupesVersements } from '@asso/domain/paiement/versements.rules';
import { nomGroupe, nomGroupeCompteRendu } from '@asso/domain/paiement/versements.words';
import { useEffect } from 'react';
import type { ValueOf } from '../../platform/call/call.ts';
import { listRow } from '../../platform/list/list-row.ts';

export type Onglets = ValueOf<typeof versementsEndpoints.listAVerser>['onglets'];

/** What each list is given. */
export type ListeProps = {
  service: { id: string; nom: string };
  /** Called with the number of lines of each list, once one of them is read. */
  onRead: (nombres: Onglets) => void;
};

const search = {
  label: 'Projet, association, numéro de dossier',
  court: 'Dans cette liste',
  name: 'searchQuery',
};

/** A page of these lists is as long as a page may be: what is ticked at once is on one page. */
const limit = 100;
const noneFound = { fact: 'Rien ne correspond à cette recherche.' };

export const aVerserRow = listRow({
  call: versementsEndpoints.listAVerser,
  limit,
  search,
  filters: [
    {
      key: 'groupe',
      name: 'groupes',
      label: 'Où cela en est',
      isMultiple: true,
      options: groupesVersements.map((value) => ({ value, label: nomGroupe(value) })),
    },
    { key: 'suivi', label: 'Suivi', options: [{ value: 'moi', label: 'Mes dossiers' }] },
  ],
  noun: ['ligne', 'lignes'],
  empty: {
    fact: 'Rien à verser.',
    why: 'Ce que le service accorde, et ce que les associations demandent, arrive ici.',
  },
  noneFound,
});

export const versesRow = listRow({
  call: versementsEndpoints.listVerses,
  limit,
  search,
  noun: ['versement', 'versements'],
  empty: { fact: 'Rien n’est encore versé.', why: 'Ce qui est déclaré versé est gardé ici.' },
  noneFound,
});

export const comptesRendusRow = listRow({
  call: versementsEndpoints.listComptesRendusDus,
  limit,
  search,
  filters: [
    {
      key: 'groupe',
      name: 'groupes',
      label: 'Où cela en est',
      isMultiple: true,
      options: groupesComptesRendus.map((value) => ({ value, label: nomGroupeCompteRendu(value) })),
    },
  ],
  noun: ['compte rendu', 'comptes rendus'],
  empty: {
    fact: 'Aucun compte rendu n’est dû.',
    why: 'Ceux des années terminées arrivent ici, jusqu’à ce que vous les ayez reçus.',
  },
  noneFound,
});

/** Tells the page how many lines each list has, each time one of them is read. */
export function useOngletsRead(onglets: Onglets | undefined, onRead: (onglets: Onglets) => void): void {
  useEffect(() => {
    if (onglets) onRead(onglets);
  }, [onglets, onRead]);
}
