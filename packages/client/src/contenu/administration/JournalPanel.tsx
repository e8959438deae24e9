import { type Acte, journalEndpoints } from '@asso/contract/contenu/journal.endpoints';
import {
  actionJournal,
  objetJournal,
  objetsJournal,
  sectionJournal,
  valeurJournal,
} from '@asso/domain/contenu/journal.words';
import { formatHorodatage } from '@asso/domain/identifiants/dates-affichees';
import { type ReactNode, useState } from 'react';
import { AppLink } from '../../platform/AppLink.tsx';
import { ListBlock } from '../../platform/list/ListBlock.tsx';
import { listRow } from '../../platform/list/list-row.ts';
import { useList } from '../../platform/list/use-list.ts';
import { useQueryParams } from '../../platform/page/query-params.ts';
import { DateControl } from '../../ui/fields/DateControl.tsx';

/** « Qui a fait cela, et quand ? » The panel searches the acts of administration. */
export function JournalPanel() {
  const params = useQueryParams();
  const [du, au] = [params.get('du'), params.get('au')];
  const list = useList(actes, {
    query: { du: du ?? undefined, au: au ?? undefined },
    narrowedBy: ['du', 'au'],
  });
  return (
    <div className="pile">
      <ListBlock
        list={list}
        under={
          <div className="actions">
            <Jour name="du" label="Du" day={du} />
            <Jour name="au" label="Au" day={au} />
          </div>
        }
      />
    </div>
  );
}

/** A day half typed stays in the field, and filters the list once it is whole. */
function Jour({ name, label, day }: { name: 'du' | 'au'; label: string; day: string | null }) {
  const params = useQueryParams();
  const [typed, setTyped] = useState<unknown>(day);
  const leave = () => {
    const whole = typeof typed === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(typed) ? typed : null;
    if (whole !== day) params.set({ [name]: whole, page: null });
  };
  return (
    <DateControl id={`journal-${name}`} label={label} value={typed} onChange={setTyped} onLeave={leave} />
  );
}

const actes = listRow({
  call: journalEndpoints.listActes,
  search: { label: 'Personne, nom ou motif', name: 'q' },
  filters: [
    {
      key: 'objet',
      label: 'Sur quoi',
      options: Object.entries(objetsJournal)
        .map(([value, label]) => ({ value, label }))
        .toSorted((a, b) => a.label.localeCompare(b.label, 'fr')),
    },
  ],
  noun: ['acte', 'actes'],
  empty: { fact: 'Aucun acte pour l’instant.', why: 'Le journal retient ce que fait l’administration.' },
  noneFound: { fact: 'Aucun acte ne correspond.', why: 'Le journal retient ce que fait l’administration.' },
  caption: 'Actes d’administration',
  rowId: ({ id }) => id,
  columns: [
    { key: 'le', label: 'Quand', cell: ({ le }) => formatHorodatage(new Date(le)) },
    { key: 'par', label: 'Qui', isHeader: true, cell: ({ par }) => par },
    { key: 'action', label: 'Quoi', cell: ({ action }) => actionJournal(action) },
    { key: 'objet', label: 'Sur quoi', cell: surQuoi },
    {
      key: 'valeur',
      label: 'Détail',
      cell: detail,
    },
  ],
});

/**
 * It names the object, such as « Programme Osiris 219 » or « Subvention FDVA 2027 (FDVA-1) », with a link where it
 * has a page.
 */
function surQuoi({ objet: kind, id_objet, nom_objet }: Acte): ReactNode {
  const nom = nom_objet ?? (id_objet.length < 20 ? id_objet : null);
  if (nom === null) return objetJournal(kind);
  const href = pages[kind]?.(id_objet);
  return (
    <>
      {objetJournal(kind)} {href && nom_objet ? <AppLink href={href}>{nom}</AppLink> : nom}
    </>
  );
}

/** An administrator opens these objects by their identifier. */
const pages: Partial<Record<string, (id: string) => string>> = {
  subvention: (id) => `/administration/rds?subvention=${id}`,
  service: (id) => `/administration/rds?onglet=services&service=${id}`,
};

/** It gives a text such as « transmis au service instructeur → accordé · Dossier complet ». */
function detail({ de, vers, motif, section, ...acte }: Acte): string {
  const [from, to] = [de, vers].map((value) => value && valeurJournal(acte, value));
  const change = from && to && from !== to ? `${from} → ${to}` : (to ?? from);
  return [section && sectionJournal(section), change, motif].filter(Boolean).join(' · ') || '–';
}
