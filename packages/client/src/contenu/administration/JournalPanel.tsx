import { type JournalActe, journalEndpoints } from '@asso/contract/contenu/journal.endpoints';
import { famillesActes } from '@asso/domain/contenu/journal.rules';
import {
  actionJournal,
  lowerInSentence,
  objetJournal,
  objetsJournal,
  sectionJournal,
  valeurJournal,
} from '@asso/domain/contenu/journal.words';
import { sayHeure, sayJournalFait, undoneText } from '@asso/domain/contenu/journal-moments.words';
import { formatHeure } from '@asso/domain/identifiants/dates-affichees';
import { formatJourEntier } from '@asso/domain/identifiants/dates-longues';
import { formatNombre } from '@asso/domain/identifiants/nombres-affiches';
import { type ReactNode, useState } from 'react';
import { type CallOutcome, call } from '../../platform/call/call.ts';
import { DownloadLink } from '../../platform/DownloadLink.tsx';
import { ListBlock } from '../../platform/list/ListBlock.tsx';
import { askedIn } from '../../platform/list/list-address.ts';
import { listRow } from '../../platform/list/list-row.ts';
import { useList } from '../../platform/list/use-list.ts';
import { notify } from '../../platform/session/announcements.ts';
import { type Column, DataTable } from '../../ui/table/DataTable.tsx';
import type { LineUnder } from '../../ui/table/UnderRow.tsx';
import { ObjetActe } from './ObjetActe.tsx';
import './journal.css';

/** The journal: each line says who did what, on which object, and the values before and after. */
export function JournalPanel() {
  const list = useList(actes, { query: { plie: 'true' } });
  const asked = askedIn(actes, list.params);
  const { depliees, press } = useDepliees(asked ?? {});
  const champs = useOpened();
  return (
    <div className="pile">
      <ListBlock
        list={list}
        isWork
        actions={
          <DownloadLink row={journalEndpoints.exportActes} query={asked} details="csv">
            Exporter
          </DownloadLink>
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
            columns={columnsOf({ isOpen: (acte) => depliees[pliOf(acte)] !== undefined, press }, champs)}
            linesUnder={(acte) => (champs.isOpen(acte) ? lignesOf(acte) : [])}
          />
        )}
      </ListBlock>
    </div>
  );
}

/** Returns the key of a folded line: the actions that it stands for, which depend on the filters. */
const pliOf = ({ suite }: JournalActe): string => suite?.entre ?? '';

/** Reads all the actions of a folded line when it is opened, in the order of the page. */
function useDepliees(query: object) {
  const [depliees, setDepliees] = useState<Readonly<Record<string, readonly JournalActe[]>>>({});
  const press = async (acte: JournalActe) => {
    const pli = pliOf(acte);
    if (depliees[pli]) {
      const { [pli]: _, ...others } = depliees;
      setDepliees(others);
      return;
    }
    const read: JournalActe[] = [];
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

type Champs = { isOpen: (acte: JournalActe) => boolean; press: (acte: JournalActe) => void };

/** Keeps which actions show the fields that they changed. */
function useOpened(): Champs {
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const press = ({ id }: JournalActe) =>
    setOpened((before) =>
      before.has(id) ? new Set([...before].filter((one) => one !== id)) : new Set([...before, id]),
    );
  return { isOpen: ({ id, suite }) => suite === null && opened.has(id), press };
}

const actes = listRow({
  call: journalEndpoints.listActes,
  search: { label: 'Personne, motif ou mot changé', court: 'Personne, mot changé', name: 'q' },
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
    { key: 'quand', label: 'Quand', options: [], period: { from: 'du', to: 'au' } },
  ],
  noun: ['acte', 'actes'],
  empty: { fact: 'Aucun acte pour l’instant.', why: 'Le journal retient ce que fait l’administration.' },
  noneFound: { fact: 'Aucun acte ne correspond.', why: 'Le journal retient ce que fait l’administration.' },
});

type Plis = { isOpen: (acte: JournalActe) => boolean; press: (acte: JournalActe) => void };

const columnsOf = (plis: Plis, champs: Champs): Column<JournalActe>[] => [
  {
    key: 'le',
    label: 'Heure',
    hidesLabel: true,
    cell: (acte) => <span className="discret nombre">{sayHeure(acte)}</span>,
  },
  { key: 'par', label: 'Qui', isHeader: true, cell: ({ par }) => par },
  {
    key: 'action',
    label: 'A fait',
    cell: (acte) => (acte.suite ? actionJournal(acte.action) : sayJournalFait(acte)),
  },
  {
    key: 'objet',
    label: 'Sur',
    cell: (acte) => (acte.suite ? <Suite acte={acte} suite={acte.suite} {...plis} /> : surQuoi(acte)),
  },
  { key: 'avant', label: 'Avant', cell: (acte) => (acte.suite ? '–' : avant(acte, champs)) },
  { key: 'apres', label: 'Après', cell: (acte) => (acte.suite ? '–' : apres(acte)) },
];

type DeplierProps = { isOpen: boolean; onPress: () => void; children: ReactNode };

/** The button that opens lines under the one where it stands: the actions of a run, or the fields of an action. */
const Deplier = ({ isOpen, onPress, children }: DeplierProps) => (
  <button type="button" className="journal__suite" aria-expanded={isOpen} onClick={onPress}>
    {children}
  </button>
);

type SuiteProps = Plis & { acte: JournalActe; suite: NonNullable<JournalActe['suite']> };

/** Shows a run of similar actions as one line that opens: « 214 fois, de 14h02 à 14h05 ». */
function Suite({ acte, suite, isOpen, press }: SuiteProps) {
  const [debut, fin] = [formatHeure(new Date(suite.depuis)), formatHeure(new Date(acte.le))];
  return (
    <>
      <Deplier isOpen={isOpen(acte)} onPress={() => press(acte)}>
        {formatNombre(suite.n)} fois, {debut === fin ? `à ${fin}` : `de ${debut} à ${fin}`}
      </Deplier>{' '}
      <span className="discret">{lowerInSentence(objetJournal(acte.objet))}</span>
    </>
  );
}

function surQuoi(acte: JournalActe): ReactNode {
  const { section, valeurs } = acte;
  const [seule, ...autres] = valeurs;
  const plus = [section && sectionJournal(section), autres.length === 0 && seule?.champ].filter(Boolean);
  return (
    <>
      <ObjetActe acte={acte} />
      {plus.map((one) => (
        <span key={String(one)} className="journal__plus">
          {one}
        </span>
      ))}
    </>
  );
}

const Ancien = ({ children }: { children: string }) => <del className="journal__avant">{children}</del>;
const Nouveau = ({ children }: { children: string }) => <ins className="journal__apres">{children}</ins>;

/** Returns a line for each field of an open act: its name, and its values in the columns of those of the other acts. */
const lignesOf = ({ id, valeurs }: JournalActe): LineUnder[] =>
  valeurs.map(({ champ, avant: ancien, apres: nouveau }, rank) => ({
    id: `${id}-${rank}`,
    header: 'objet',
    cells: {
      objet: champ,
      avant: ancien ? <Ancien>{ancien}</Ancien> : '–',
      apres: nouveau ? <Nouveau>{nouveau}</Nouveau> : '–',
    },
  }));

/**
 * Returns what stands in the two columns: the values of the only field that changed, or those of an act that changed
 * none; several fields say theirs on lines of their own.
 */
function deuxValeurs({ de, vers, valeurs: [seule], ...acte }: JournalActe) {
  if (seule) return { de: seule.avant, vers: seule.apres };
  if (acte.defait) return { de: null, vers: undoneText };
  return { de: de && valeurJournal(acte, de), vers: vers && valeurJournal(acte, vers) };
}

function avant(acte: JournalActe, { isOpen, press }: Champs): ReactNode {
  if (acte.valeurs.length > 1)
    return (
      <Deplier isOpen={isOpen(acte)} onPress={() => press(acte)}>
        {formatNombre(acte.valeurs.length)} champs
      </Deplier>
    );
  const { de } = deuxValeurs(acte);
  return de ? <Ancien>{de}</Ancien> : '–';
}

function apres(acte: JournalActe): ReactNode {
  const vers = acte.valeurs.length > 1 ? null : deuxValeurs(acte).vers;
  if (!vers && !acte.motif) return acte.valeurs.length > 1 ? null : '–';
  return (
    <>
      {vers && <Nouveau>{vers}</Nouveau>}
      {acte.motif && <span className="journal__plus">{acte.motif}</span>}
    </>
  );
}
