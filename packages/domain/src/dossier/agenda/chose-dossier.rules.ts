// Finds what one dossier awaits from the association: the missing items first, then a question, then what its state
// says.

import { formatJourMois } from '../../identifiants/dates-longues.ts';
import { toServices, withServices } from '../../service/nom-service.words.ts';
import { type GenreDossier, pageCrfs, pageDossier } from '../genre.rows.ts';
import { type EtatInstruction, isNonTransmis } from '../instruction.states.ts';
import {
  pageSigner,
  type SignatureAttendue,
  saySignatureAttendue,
} from '../signature/signature-attendue.words.ts';
import type { SuiteArgent } from '../suivi/suite-argent.rules.ts';
import { sayArgentToAsk } from '../suivi/suite-argent.words.ts';
import type { Chose } from './agenda.rules.ts';

export type DossierAttendu = {
  genre: GenreDossier;
  id_fo: string;
  id_siret: string;
  /** The title of the project, by which people call the dossier; `faits` are the facts shown in grey under it. */
  intitule: string;
  faits: string;
  etat: EtatInstruction;
  /**
   * The nearest deadline, an ISO instant: the end of the campaign, or the last moment to answer or to send a report.
   */
  echeance: string | null;
  renvoye_le: string | null;
  /** How many points the service asked to correct when it sent the dossier back. */
  points: number;
  service: string;
  id_service_instructeur: string;
  /** What a service found missing, counted in words (« 1 pièce »); null when nothing is. */
  manque: string | null;
  /** The service whose message waits for an answer; null when none does. */
  repondre_a: string | null;
  /** The signature that is awaited before the dossier leaves; null when none is. */
  signature: SignatureAttendue | null;
  /** The kinds of papers that its campaign asks for; null when they are not known. */
  pieces: readonly string[] | null;
  /** The report to send first, once the subvention is paid; null when none is owed. */
  crf: { exercice: number; id: string | null; isRenvoye: boolean } | null;
  /** What comes next for the money granted; null when nothing does. */
  argent: SuiteArgent | null;
};

/** Returns the one act that this dossier awaits from the association, or null when there is none. */
export function dossierChose(dossier: DossierAttendu, now: Date): Chose | null {
  const { manque, repondre_a, etat, crf, argent, signature } = dossier;
  if (manque !== null) return aCompleter(dossier, manque);
  if (repondre_a !== null && !isNonTransmis(etat)) return aRepondre(dossier, repondre_a);
  if (signature !== null && isNonTransmis(etat)) return aSigner(dossier, signature);
  if (etat === 'A') return aTransmettre(dossier, now);
  if (etat === 'C') return aCorriger(dossier);
  const demande = argent && sayArgentToAsk(argent);
  if (demande) return aDemander(dossier, demande);
  return etat === '9' && crf !== null ? aRendre(dossier, crf) : null;
}

type Own = Pick<Chose, 'phrase' | 'rappel'> & {
  label: string;
  href: string;
  avant?: string | null;
  isBloquant?: boolean;
};

const choseOf = ({ id_fo, intitule, faits, echeance }: DossierAttendu, own: Own): Chose => ({
  id: `dossier-${id_fo}`,
  avant: own.avant === undefined ? echeance : own.avant,
  isBloquant: own.isBloquant ?? false,
  titre: intitule,
  numero: id_fo,
  faits,
  phrase: own.phrase,
  acte: { label: own.label, href: own.href },
  rappel: own.rappel,
});

const named = ({ intitule }: DossierAttendu): string => `« ${intitule} »`;

const aCompleter = (dossier: DossierAttendu, manque: string): Chose =>
  choseOf(dossier, {
    isBloquant: dossier.echeance === null,
    phrase: `Dossier à compléter : ${manque}. ${dossier.service} attend.`,
    label: 'Compléter',
    href: `${pageDossier(dossier)}?etape=completer&service=${dossier.id_service_instructeur}`,
    rappel: `Compléter ${named(dossier)}`,
  });

const aRepondre = (dossier: DossierAttendu, service: string): Chose =>
  choseOf(dossier, {
    isBloquant: dossier.echeance === null,
    phrase: `${service} attend votre réponse à son message.`,
    label: 'Répondre',
    href: `${pageDossier(dossier)}?mode=read#messages`,
    rappel: `Répondre ${toServices([service])} pour ${named(dossier)}`,
  });

/** A dossier whose signature is awaited is the turn of the person who signs; the others only read whose it is. */
const aSigner = (dossier: DossierAttendu, signature: SignatureAttendue): Chose =>
  choseOf(dossier, {
    phrase: saySignatureAttendue(signature),
    ...(signature.isMoi
      ? {
          avant: signature.avant,
          label: 'Lire et signer',
          href: pageSigner(signature),
          rappel: `Signer ${named(dossier)}`,
        }
      : {
          isBloquant: dossier.echeance === null,
          label: 'Voir le dossier',
          href: pageDossier(dossier),
          rappel: `Faire signer ${named(dossier)} par ${signature.nom}`,
        }),
  });

/**
 * A dossier that is only begun is due when its campaign ends. When the campaign has no end, the entry is marked as
 * blocking, since an entry with neither a date nor this mark is not listed.
 */
function aTransmettre(dossier: DossierAttendu, now: Date): Chose {
  const { echeance } = dossier;
  const isClosed = echeance !== null && new Date(echeance) <= now;
  const phrase = isClosed
    ? 'Pas transmis, et la date limite est passée.'
    : 'Pas encore transmis : terminez, puis transmettez.';
  return {
    ...choseOf(dossier, {
      phrase,
      isBloquant: echeance === null,
      label: isClosed ? 'Voir le dossier' : 'Reprendre le dossier',
      href: pageDossier(dossier),
      rappel: `Transmettre ${named(dossier)}`,
    }),
    ...(isClosed ? { isPerdu: true } : {}),
  };
}

function aCorriger(dossier: DossierAttendu): Chose {
  const { points, renvoye_le, service } = dossier;
  const quand = renvoye_le === null ? '' : ` le ${formatJourMois(new Date(renvoye_le))}`;
  const quoi = points === 0 ? 'corrigez, puis renvoyez.' : `${pointsSaid(points)} à corriger.`;
  return choseOf(dossier, {
    isBloquant: true,
    avant: null,
    phrase: `Renvoyé${quand} par ${withServices([service])} : ${quoi}`,
    label: points === 0 ? 'Corriger' : `Corriger ${pointsSaid(points)}`,
    href: pageDossier(dossier),
    rappel: `Corriger ${named(dossier)}`,
  });
}

const pointsSaid = (points: number): string => `${points}\u00a0${points === 1 ? 'point' : 'points'}`;

/** Money granted waits until the association asks for it: nothing else makes it come, so the entry blocks. */
const aDemander = (dossier: DossierAttendu, demande: string): Chose =>
  choseOf(dossier, {
    isBloquant: true,
    avant: null,
    phrase: `Accordé par ${dossier.service} : ${demande}`,
    label: 'Demander le versement',
    href: `${pageDossier(dossier)}?mode=read#paiements-${dossier.id_service_instructeur}`,
    rappel: `Demander le versement de ${named(dossier)}`,
  });

function aRendre(
  dossier: DossierAttendu,
  { exercice, id, isRenvoye }: NonNullable<DossierAttendu['crf']>,
): Chose {
  const page = pageCrfs(dossier);
  const begun = isRenvoye ? 'renvoyé : corrigez-le.' : id === null ? 'à faire.' : 'commencé, pas transmis.';
  return choseOf(dossier, {
    isBloquant: isRenvoye,
    phrase: `Compte rendu ${exercice} ${begun}`,
    label: isRenvoye
      ? 'Corriger le compte rendu'
      : id === null
        ? 'Commencer le compte rendu'
        : 'Continuer le compte rendu',
    href: id === null ? page : `${page}/${id}`,
    rappel: `Rendre compte de ${named(dossier)}`,
  });
}
