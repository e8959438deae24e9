import { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import type { Evenement, MessageDossier } from '@asso/contract/dossier/dossier.schemas';
import { formatDate, formatHorodatage } from '@asso/domain/identifiants/dates-affichees';
import { withElision } from '@asso/domain/identifiants/elision';
import { formatEurosCents } from '@asso/domain/identifiants/nombres-affiches';
import { toServices } from '@asso/domain/service/nom-service.words';
import type { ReactNode } from 'react';
import { useRead } from '../platform/use-read.ts';
import { Timeline, type TimelineItem } from '../ui/Timeline.tsx';
import { foldEvenements, type Preparation, type SuiviItem } from './preparation.ts';
import './dossier.css';

type SuiviPanelProps = {
  id_fo: string;
  /** The title, « Suivi » when absent. */
  titre?: string;
  /**
   * Given for the association: its own saves are then summed up in one line, and `recepisse` is shown beside the last
   * transmission.
   */
  forAssociation?: { recepisse: ReactNode };
  /** The coming events, shown first. */
  aVenir?: readonly TimelineItem[];
};

/** Lists decisions, payments, documents and messages, from the expected ones to the oldest. */
export function SuiviPanel({ id_fo, titre = 'Suivi', forAssociation, aVenir = [] }: SuiviPanelProps) {
  const read = useRead(dossierEndpoints.readHistorique, { params: { id: id_fo } });
  return (
    <section className="pile" aria-labelledby="suivi">
      <h2 id="suivi">{titre}</h2>
      {read.state === 'attente' && <p aria-busy="true">Chargement…</p>}
      {read.state === 'refuse' && <p>{read.problem.message}</p>}
      {read.state === 'lu' && (
        <Timeline label="Suivi du dossier" items={[...aVenir, ...itemsOf(read.value, forAssociation)]} />
      )}
    </section>
  );
}

type Read = { evenements: Evenement[]; messages: MessageDossier[] };

const itemsOf = ({ evenements, messages }: Read, own: SuiviPanelProps['forAssociation']) =>
  [
    ...(own
      ? foldEvenements(evenements).map((one) => suiviItem(one, own.recepisse, latestTransmitted(evenements)))
      : evenements.map((one) => ({ le: one.le, item: evenementItem(one) }))),
    ...messages.map((one) => ({ le: one.le, item: messageItem(one) })),
  ]
    .toSorted((a, b) => b.le.localeCompare(a.le))
    .map(({ item }) => item);

const evenementItem = (evenement: Evenement, under?: ReactNode): TimelineItem => ({
  id: `fait-${evenement.id}`,
  date: formatHorodatage(new Date(evenement.le)),
  kind: kindOf(evenement.action),
  text: (
    <>
      <EvenementFait evenement={evenement} />
      {under && <p>{under}</p>}
    </>
  ),
});

const latestTransmitted = (evenements: readonly Evenement[]): string | undefined =>
  evenements.find(({ action }) => action === 'instruction.transmit')?.id;

function suiviItem(one: SuiviItem, recepisse: ReactNode, transmis: string | undefined) {
  if ('preparation' in one) return { le: one.preparation.le, item: preparationItem(one.preparation) };
  const { evenement } = one;
  return {
    le: evenement.le,
    item: evenementItem(evenement, evenement.id === transmis ? recepisse : undefined),
  };
}

function preparationItem({ id, le, depuis, par }: Preparation): TimelineItem {
  const [last, first] = [formatDate(new Date(le)), formatDate(new Date(depuis))];
  return {
    id: `fait-${id}`,
    date: last === first ? last : `du ${first} au ${last}`,
    kind: 'piece',
    text: `Dossier préparé par ${par.join(', ')}`,
  };
}

/** Returns a message as one line: its whole text is among the messages. */
const messageItem = ({ id, le, par, service, cote, isInterne }: MessageDossier): TimelineItem => ({
  id: `message-${id}`,
  date: formatHorodatage(new Date(le)),
  kind: 'message',
  text: `${isInterne ? 'Note' : 'Message'} ${withElision(par)}${cote === 'service' && service !== null ? ` (${service})` : ''}`,
  isInternal: isInterne,
});

function kindOf(action: string): TimelineItem['kind'] {
  if (action === 'dossier.rib') return 'rib';
  if (action === 'dossier.pieces') return 'piece';
  if (action.startsWith('completude.')) return 'piece';
  return /^paiement\.|ayment|markPaid/.test(action) ? 'paiement' : 'etat';
}

/** Tells a past event, with its author, its amount and its reason. */
const EvenementFait = ({ evenement }: { evenement: Evenement }) => (
  <>
    <p>
      <strong>{evenement.fait}</strong>
      {evenement.montant !== null && ` : ${formatEurosCents(evenement.montant)}`}
      {signeSaid(evenement) ?? authorOf(evenement)}
    </p>
    {evenement.motif && <blockquote className="citation">{evenement.motif}</blockquote>}
  </>
);

/**
 * Returns the words for « Dossier signé »: `vers` already holds the signer's name and function, the place and how the
 * signature was confirmed.
 */
const signeSaid = ({ action, vers }: Evenement): string | undefined =>
  action === 'signature.signe' && vers !== null ? ` par ${vers}` : undefined;

/** Returns « à DRAJES Sud, par Jeanne Roux » or « par Paul Girard (DRAJES Sud) ». */
function authorOf({ par, cote, service }: Evenement): string {
  if (service === null) return `, par ${par}`;
  return cote === 'service' ? `, par ${par} (${service})` : ` ${toServices([service])}, par ${par}`;
}
