import { type Acte, journalEndpoints } from '@asso/contract/contenu/journal.endpoints';
import { famillesActes } from '@asso/domain/contenu/journal.rules';
import {
  actionJournal,
  dansLaPhrase,
  objetJournal,
  objetsJournal,
  sectionJournal,
  valeurJournal,
} from '@asso/domain/contenu/journal.words';
import { formatHeure } from '@asso/domain/identifiants/dates-affichees';
import { formatJourEntier } from '@asso/domain/identifiants/dates-longues';
import { formatNombre } from '@asso/domain/identifiants/nombres-affiches';
import { type ReactNode, useState } from 'react';
import { type CallOutcome, call } from '../../platform/call/call.ts';
import { DownloadLink } from '../../platform/DownloadLink.tsx';
import { ListBlock } from '../../platform/list/ListBlock.tsx';
import { listRow } from '../../platform/list/list-row.ts';
import { useList } from '../../platform/list/use-list.ts';
import { useQueryParams } from '../../platform/page/query-params.ts';
import { notify } from '../../platform/session/announcements.ts';
import { DateControl } from '../../ui/fields/DateControl.tsx';
import { type Column, DataTable } from '../../ui/table/DataTable.tsx';
import { ObjetActe } from './ObjetActe.tsx';
import './journal.css';

/** The journal: each line says who did what, on which object, and the values before and after. */
export function JournalPanel() {
  const params = useQueryParams();
  const [du, au] = [params.get('du'), params.get('au')];
  const quand = { du: du ?? undefined, au: au ?? undefined };
  const list = useList(actes, { query: { ...quand, plie: 'true' }, narrowedBy: ['du', 'au'] });
  const shown = { q: list.words ?? undefined, objet: one(list.values.objet), fait: one(list.values.fait) };
  const { depliees, press } = useDepliees({ ...shown, ...quand });
  return (
    <div className="pile">
      <ListBlock
        list={list}
        isWork
        actions={
          <DownloadLink row={journalEndpoints.exportActes} query={{ ...shown, ...quand }} details="csv">
            Exporter
          </DownloadLink>
        }
        under={
          <div className="actions">
            <Jour name="du" label="Du" day={du} />
            <Jour name="au" label="Au" day={au} />
          </div>
        }
      >
        {({ items }) => (
          <DataTable
            caption="Actes d’administration"
            hidesCaption
            className="journal"
            rows={items.flatMap((acte) => [acte, ...(depliees[pliOf(acte)] ?? [])])}
            rowId={({ id, suite }) => (suite ? `suite-${id}` : id)}
            groupOf={({ le }) => formatJourEntier(new Date(le))}
            columns={columnsOf({ isOpen: (acte) => depliees[pliOf(acte)] !== undefined, press })}
          />
        )}
      </ListBlock>
    </div>
  );
}

/** Returns the key of a folded line: the actions that it stands for, which depend on the filters. */
const pliOf = ({ suite }: Acte): string => suite?.entre ?? '';

/** Reads all the actions of a folded line when it is opened, in the order of the page. */
function useDepliees(query: object) {
  const [depliees, setDepliees] = useState<Readonly<Record<string, readonly Acte[]>>>({});
  const press = async (acte: Acte) => {
    const pli = pliOf(acte);
    if (depliees[pli]) {
      const { [pli]: _, ...others } = depliees;
      setDepliees(others);
      return;
    }
    const read: Acte[] = [];
    let cursor: string | null = null;
    do {
      const asked: object = { ...query, entre: pli, limit: 100, ...(cursor && { cursor }) };
      const page: CallOutcome<typeof journalEndpoints.listActes> = await call(journalEndpoints.listActes, {
        query: asked,
      });
      if (!page.ok) return notify('erreur', page.problem.message);
      read.push(...page.value.items);
      cursor = page.value.next;
    } while (cursor);
    setDepliees((before) => ({ ...before, [pli]: read }));
  };
  return { depliees, press };
}

const one = (value: readonly string[] | string | undefined): string | undefined =>
  typeof value === 'string' ? value : value?.[0];

/** The field of a day, which filters the list once it is complete. */
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
      key: 'fait',
      label: 'Quoi',
      options: Object.entries(famillesActes).map(([value, { label }]) => ({ value, label })),
    },
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
});

type Plis = { isOpen: (acte: Acte) => boolean; press: (acte: Acte) => void };

const columnsOf = (plis: Plis): Column<Acte>[] => [
  {
    key: 'le',
    label: 'Heure',
    hidesLabel: true,
    cell: ({ le }) => <span className="discret nombre">{formatHeure(new Date(le))}</span>,
  },
  { key: 'par', label: 'Qui', isHeader: true, cell: ({ par }) => par },
  { key: 'action', label: 'A fait', cell: ({ action }) => actionJournal(action) },
  {
    key: 'objet',
    label: 'Sur',
    cell: (acte) => (acte.suite ? <Suite acte={acte} suite={acte.suite} {...plis} /> : surQuoi(acte)),
  },
  { key: 'avant', label: 'Avant', cell: (acte) => (acte.suite ? '–' : avant(acte)) },
  { key: 'apres', label: 'Après', cell: (acte) => (acte.suite ? '–' : apres(acte)) },
];

type SuiteProps = Plis & { acte: Acte; suite: NonNullable<Acte['suite']> };

/** Shows a run of similar actions as one line that opens: « 214 fois, de 14h02 à 14h05 ». */
function Suite({ acte, suite, isOpen, press }: SuiteProps) {
  const [debut, fin] = [formatHeure(new Date(suite.depuis)), formatHeure(new Date(acte.le))];
  return (
    <>
      <button
        type="button"
        className="journal__suite"
        aria-expanded={isOpen(acte)}
        onClick={() => press(acte)}
      >
        {formatNombre(suite.n)} fois, {debut === fin ? `à ${fin}` : `de ${debut} à ${fin}`}
      </button>{' '}
      <span className="discret">{dansLaPhrase(objetJournal(acte.objet))}</span>
    </>
  );
}

function surQuoi(acte: Acte): ReactNode {
  return (
    <>
      <ObjetActe acte={acte} />
      {acte.section && <span className="journal__plus">{sectionJournal(acte.section)}</span>}
      <ChampsChanges valeurs={acte.valeurs} />
    </>
  );
}

const Ancien = ({ children }: { children: string }) => <del className="journal__avant">{children}</del>;
const Nouveau = ({ children }: { children: string }) => <ins className="journal__apres">{children}</ins>;

/** Names the only field that an act changed; when it changed several, each opens with its value before and after. */
function ChampsChanges({ valeurs }: Pick<Acte, 'valeurs'>) {
  const [seule, ...autres] = valeurs;
  if (!seule) return null;
  if (autres.length === 0) return <span className="journal__plus">{seule.champ}</span>;
  return (
    <details className="plis journal__champs">
      <summary>{formatNombre(valeurs.length)} champs changés</summary>
      <dl className="journal__valeurs">
        {valeurs.map(({ champ, avant: ancien, apres: nouveau }) => (
          <div key={[champ, ancien, nouveau].join()}>
            <dt>{champ}</dt>
            <dd>Avant : {ancien ? <Ancien>{ancien}</Ancien> : 'rien'}</dd>
            <dd>Après : {nouveau ? <Nouveau>{nouveau}</Nouveau> : 'rien'}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/**
 * Returns what stands in the two columns: the values of the only field that changed, or those of an act that changed
 * none; several fields say theirs where they open.
 */
function deuxValeurs({ de, vers, valeurs: [seule, ...autres], ...acte }: Acte) {
  if (seule) return autres.length === 0 ? { de: seule.avant, vers: seule.apres } : { de: null, vers: null };
  return { de: de && valeurJournal(acte, de), vers: vers && valeurJournal(acte, vers) };
}

function avant(acte: Acte): ReactNode {
  const { de } = deuxValeurs(acte);
  return de ? <Ancien>{de}</Ancien> : '–';
}

function apres(acte: Acte): ReactNode {
  const { vers } = deuxValeurs(acte);
  if (!vers && !acte.motif) return '–';
  return (
    <>
      {vers && <Nouveau>{vers}</Nouveau>}
      {acte.motif && <span className="journal__plus">{acte.motif}</span>}
    </>
  );
}
