import { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import type { Evenement, MessageDossier } from '@asso/contract/dossier/dossier.schemas';
import { formatHorodatage } from '@asso/domain/identifiants/instants';
import { useRead } from '../platform/use-read.ts';
import { Timeline, type TimelineItem } from '../ui/Timeline.tsx';
import { EvenementFait } from './EvenementFait.tsx';

type SuiviPanelProps = {
  id_fo: string;
  /** What is expected next, before what happened. */
  attendus?: readonly TimelineItem[];
};

/** One list for decisions, payments, documents and messages, from what is expected to the oldest. */
export function SuiviPanel({ id_fo, attendus = [] }: SuiviPanelProps) {
  const read = useRead(dossierEndpoints.readHistorique, { params: { id: id_fo } });
  return (
    <section className="pile" aria-labelledby="suivi">
      <h2 id="suivi">Suivi</h2>
      {read.state === 'attente' && <p aria-busy="true">Chargement…</p>}
      {read.state === 'refuse' && <p>{read.problem.message}</p>}
      {read.state === 'lu' && (
        <Timeline label="Suivi du dossier" items={[...attendus, ...itemsOf(read.value)]} />
      )}
    </section>
  );
}

const itemsOf = ({ evenements, messages }: { evenements: Evenement[]; messages: MessageDossier[] }) =>
  [
    ...evenements.map((one) => ({ le: one.le, item: evenementItem(one) })),
    ...messages.map((one) => ({ le: one.le, item: messageItem(one) })),
  ]
    .toSorted((a, b) => b.le.localeCompare(a.le))
    .map(({ item }) => item);

const evenementItem = (evenement: Evenement): TimelineItem => ({
  id: `fait-${evenement.id}`,
  date: formatHorodatage(new Date(evenement.le)),
  kind: kindOf(evenement.action),
  text: <EvenementFait evenement={evenement} />,
});

/** A message is one line here; its whole text is among the messages. */
const messageItem = ({ id, le, par, service, cote }: MessageDossier): TimelineItem => ({
  id: `message-${id}`,
  date: formatHorodatage(new Date(le)),
  kind: 'message',
  text: `Message de ${par}${cote === 'service' && service !== null ? ` (${service})` : ''}`,
});

function kindOf(action: string): TimelineItem['kind'] {
  if (action === 'dossier.rib') return 'rib';
  if (action === 'dossier.pieces') return 'piece';
  return /ayment|markPaid/.test(action) ? 'paiement' : 'etat';
}
