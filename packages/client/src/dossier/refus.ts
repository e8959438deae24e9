// Every refused act is said from here: why, what to do about it, and the act that does it where the portal has one.
import type { ProblemView } from '@asso/contract/kernel/common.schemas';
import { pageCrfs } from '@asso/domain/dossier/genre.rows';
import { formatHorodatage } from '@asso/domain/identifiants/dates-affichees';
import { isStale, readRaison } from '../platform/call/call-problems.ts';
import { fieldId } from '../ui/fields/field-errors.ts';

/** A link that does what is missing (`href`, an address or « # » and an id of this page), or to read the page again. */
export type RefusActe = { label: string; href?: string };

export type Refus = {
  /** True when somebody changed meanwhile what was read; false for a refusal that comes from the dossier itself. */
  isPerime: boolean;
  raison: string;
  /** What to do, in words; null when there is nothing to do. */
  remede: string | null;
  acte: RefusActe | null;
};

/** What a refusal was about, as far as the page knows it. */
export type RefusPlace = { id_fo?: string; id_siret?: string; service?: string };

type Refuse = Pick<ProblemView, 'code' | 'message' | 'raison' | 'remede' | 'params'> & {
  par?: string;
  le?: string;
};
type Acte = (params: Record<string, string | number>, lieu: RefusPlace) => RefusActe | null;

/** Says what leads from a refused reply to the person; only a stale version is told as a change by somebody else. */
export function toRefus(problem: Refuse, lieu: RefusPlace = {}): Refus {
  if (isStale(problem)) return perime(problem);
  const acte = actes[problem.code]?.(problem.params ?? {}, lieu) ?? null;
  return { isPerime: false, raison: readRaison(problem), remede: problem.remede ?? null, acte };
}

/**
 * The whole refusal in one paragraph, for a page that shows a sentence and no act. A page that has just read again what
 * it shows (`isRelu`) does not ask people to do so.
 */
export const sayRefus = ({ raison, remede, acte }: Refus, isRelu = false): string =>
  [raison, isRelu && isRelecture(acte) ? null : remede].filter(Boolean).join(' ');

export const isRelecture = (acte: RefusActe | null): boolean => acte !== null && acte.href === undefined;

/** The server names what was changed where it is not the whole dossier: a payment, its bank account. */
const perime = ({ par, le, params }: Refuse): Refus => ({
  isPerime: true,
  raison: `${par ?? 'Quelqu’un'} a changé ${params?.quoi ?? 'ce dossier'} pendant votre lecture${le ? `, le ${formatHorodatage(new Date(le))}` : ''}.`,
  remede: 'Ce que vous avez écrit est gardé.',
  acte: relire('Relire le dossier'),
});

function relire(label: string): RefusActe {
  return { label };
}

const relecture: Acte = () => relire('Relire la page');
const atField =
  (label: string, field: string): Acte =>
  () => ({ label, href: `#${fieldId(field)}` });
const atPaiements =
  (label: string): Acte =>
  (_, { service }) =>
    service ? { label, href: `#paiements-${service}` } : null;

const verser: Record<string, string> = {
  acompte: 'Verser l’acompte',
  solde: 'Verser le solde',
  totalite: 'Verser la subvention',
};

const lireCompteRendu: Acte = ({ exercice, crf }, { id_fo, id_siret }) =>
  crf && id_fo && id_siret
    ? { label: `Lire le compte rendu ${exercice}`, href: `${pageCrfs({ id_fo, id_siret })}/${crf}` }
    : null;

/** The act that answers each refusal; a code that is not here is answered by its remedy alone, or by its field. */
const actes: Readonly<Record<string, Acte>> = {
  'crf.comptes-rendus-a-lire': lireCompteRendu,
  'crf.comptes-rendus-attendus': () => ({ label: 'Voir les comptes rendus', href: '#comptes-rendus' }),
  'crf.mouvement-impossible': relecture,
  'dossier.complements-attendus': atField('Retirer cette demande', 'decision.retrait'),
  'dossier.incomplet': () => ({ label: 'Voir ce qui manque', href: '#reste-a-completer' }),
  'dossier.motif-obligatoire': atField('Écrire le motif', 'decision.motif'),
  'dossier.mouvement-impossible': relecture,
  'dossier.service-introuvable': relecture,
  'instruction.decision-en-attente': () => ({ label: 'Voir cette décision', href: '#decision-titre' }),
  'instruction.enveloppe-depassee': atField('Dire pourquoi', 'decision.motif_enveloppe'),
  'instruction.modification-impossible': relecture,
  'instruction.moins-que-verse': atPaiements('Voir les versements'),
  'instruction.rien-a-reprendre': relecture,
  'kernel.deja-traitee': relecture,
  'lot.deja-lance': () => relire('Voir où il en est'),
  'lot.en-cours': () => relire('Voir où il en est'),
  'lot.introuvable': () => ({ label: 'Voir vos lots', href: '/instructeur/lots' }),
  'lot.ligne-inconnue': relecture,
  'lot.sans-echec': relecture,
  'paiement.acompte-attendu': atPaiements('Voir l’acompte'),
  'paiement.en-cours': ({ nature = '' }, lieu) =>
    atPaiements(verser[nature] ?? 'Voir le versement')({}, lieu),
  'paiement.mouvement-impossible': relecture,
  'paiement.rib-incomplet': () => ({ label: 'Voir le RIB', href: '#rib' }),
};
