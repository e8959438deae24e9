import type { MessageDossier } from '@asso/contract/dossier/dossier.schemas';
import { formatDate } from '@asso/domain/identifiants/dates-affichees';
import { count } from '@asso/domain/identifiants/nombres-affiches';
import { cutTexte } from './texte-coupe.ts';

// A dossier on the service's side is one page: these are its parts, in their order.
export const partiesService = [
  'resume',
  'projet',
  'budget',
  'pieces',
  'demandeur',
  'echanges',
  'historique',
] as const;
export type PartieService = (typeof partiesService)[number];

/** The label of each part, in the row of links and above its content. */
export const labelsParties: Record<PartieService, string> = {
  resume: 'Résumé',
  projet: 'Projet',
  budget: 'Budget',
  pieces: 'Pièces',
  demandeur: 'Demandeur',
  echanges: 'Échanges',
  historique: 'Historique',
};

/** Returns the id of a part's element. */
export const partieId = (partie: PartieService): string => `partie-${partie}`;

/** The parts used to be tabs under other names: old addresses lead to the part that holds the same things. */
const anciens: Readonly<Record<string, PartieService>> = { demande: 'resume', projets: 'projet' };

/** Returns the part named in the address, or the first one. */
export const readPartie = (name: string | null): PartieService =>
  partiesService.find((one) => one === name) ?? anciens[name ?? ''] ?? 'resume';

/** The share of the window under which a part is no longer the one being read. */
const partLue = 0.25;

/**
 * Returns the part being read: the last whose top is above this line of the window; above them all, the first one.
 * `tops` are those of the parts that are shown.
 */
export const findPartieRead = (
  tops: ReadonlyMap<PartieService, number>,
  windowHeight: number,
): PartieService =>
  partiesService.findLast((one) => (tops.get(one) ?? Number.POSITIVE_INFINITY) <= windowHeight * partLue) ??
  'resume';

type Message = Pick<MessageDossier, 'le' | 'par' | 'texte' | 'isInterne' | 'isNew'>;
const debutMax = 120;

/** Sums up the messages in one line: how many, those not read yet, and how the last one begins. */
export function sayEchanges(messages: readonly Message[], association: string): string {
  if (messages.length === 0) return `aucun message, écrire à ${association}`;
  const nouveaux = messages.filter(({ isNew }) => isNew).length;
  const last = messages.findLast(({ isInterne }) => !isInterne);
  const said = [
    count(messages.length, 'message', 'messages'),
    ...(nouveaux > 0 ? [count(nouveaux, 'nouveau', 'nouveaux')] : []),
  ].join(', ');
  if (!last) return said;
  const texte = last.texte.replaceAll(/\s+/g, ' ').trim();
  const coupe = cutTexte(texte, debutMax);
  return `${said}. ${last.par}, le ${formatDate(new Date(last.le))} : « ${coupe ? `${coupe.debut}…` : texte} »`;
}
