// How long a service has had a dossier, and whether this is longer than its campaign usually takes.
import type { DossierItem } from '@asso/contract/dossier/dossier.schemas';
import { isAtStudy } from '@asso/domain/dossier/instruction.states';
import { isDossierLate, reponseAttendue } from '@asso/domain/dossier/retard.rules';
import { readEtatVu } from '@asso/domain/dossier/suivi/depart.words';
import { joursPasses } from '@asso/domain/identifiants/durees';
import { count } from '@asso/domain/identifiants/nombres-affiches';

type Attente = {
  recu: Date;
  /** When the answer of this service usually comes; null when none is awaited, or when the campaign does not say. */
  attendu: Date | null;
  phrase: string;
  isLate: boolean;
};

type Instruction = Pick<
  DossierItem['instructions'][number],
  'etat' | 'transmis_le' | 'depart' | 'id_service_instructeur'
>;

/**
 * Returns the wait at the service through which the reader sees the dossier; null when it has not received it. The phrase
 * is empty once that service has decided, or sent the dossier back.
 */
export function describeAttente(
  { instructions, colonnes }: Pick<DossierItem, 'colonnes'> & { instructions: readonly Instruction[] },
  now: Date,
): Attente | null {
  const vue = instructions.find((one) => one.id_service_instructeur === colonnes.place);
  if (!vue?.transmis_le) return null;
  const etat = readEtatVu(vue);
  const recu = new Date(vue.transmis_le);
  if (!isAtStudy(etat)) return { recu, attendu: null, phrase: '', isLate: false };
  const given = {
    etat,
    transmis_le: recu,
    delai_jours: colonnes.retard == null ? null : Number(colonnes.retard),
  };
  const attendu = reponseAttendue({ ...given, depart: vue.depart });
  return attendu && isDossierLate(given, now)
    ? { recu, attendu, phrase: retardSaid(joursPasses(attendu, now)), isLate: true }
    : { recu, attendu, phrase: attenteSaid(joursPasses(recu, now)), isLate: false };
}

const retardSaid = (jours: number): string =>
  jours < 1 ? 'en retard depuis aujourd’hui' : `en retard de ${count(jours, 'jour', 'jours')}`;

const attenteSaid = (jours: number): string =>
  jours < 1 ? 'aujourd’hui' : `il y a ${count(jours, 'jour', 'jours')}`;
