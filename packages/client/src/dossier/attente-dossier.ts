// How long a service has had a dossier, and whether this is longer than its campaign usually takes.
import type { DossierItem } from '@asso/contract/dossier/dossier.schemas';
import { isAtStudy } from '@asso/domain/dossier/instruction.states';
import { isEnRetard, reponseHabituelle } from '@asso/domain/dossier/retard.rules';
import { joursPasses } from '@asso/domain/identifiants/durees';
import { count } from '@asso/domain/identifiants/nombres-affiches';

type Attente = {
  recu: Date;
  /** When an answer usually comes; null when none is awaited, or when the campaign does not say. */
  attendu: Date | null;
  phrase: string;
  isLate: boolean;
};

/**
 * Returns the wait; null when no service has received the dossier. The phrase is empty once the dossier is decided or
 * sent back.
 */
export function attenteOf(
  {
    instructions,
    colonnes,
  }: Pick<DossierItem, 'colonnes'> & {
    instructions: readonly Pick<DossierItem['instructions'][number], 'etat' | 'transmis_le'>[];
  },
  now: Date,
): Attente | null {
  const [latest] = instructions
    .filter(({ transmis_le }) => transmis_le !== null)
    .toSorted((a, b) => String(b.transmis_le).localeCompare(String(a.transmis_le)));
  if (!latest?.transmis_le) return null;
  const { etat } = latest;
  const recu = new Date(latest.transmis_le);
  if (!isAtStudy(etat)) return { recu, attendu: null, phrase: '', isLate: false };
  const given = {
    etat,
    transmis_le: recu,
    delai_jours: colonnes.retard == null ? null : Number(colonnes.retard),
  };
  const until = reponseHabituelle(given);
  return until && isEnRetard(given, now)
    ? { recu, attendu: until, phrase: retardSaid(joursPasses(until, now)), isLate: true }
    : { recu, attendu: until, phrase: attenteSaid(joursPasses(recu, now)), isLate: false };
}

const retardSaid = (jours: number): string =>
  jours < 1 ? 'en retard depuis aujourd’hui' : `en retard de ${count(jours, 'jour', 'jours')}`;

const attenteSaid = (jours: number): string =>
  jours < 1 ? 'aujourd’hui' : `il y a ${count(jours, 'jour', 'jours')}`;
