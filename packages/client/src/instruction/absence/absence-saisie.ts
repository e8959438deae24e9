// What one types of an absence, and what is wrong with it before it is sent.
import type { AbsencesView, AbsenceView } from '@asso/contract/instruction/absence.endpoints';
import { listAbsenceProblems, motMax } from '@asso/domain/instruction/absence.rules';
import type { Fields } from '@asso/domain/kernel/fields';
import type { Problem } from '@asso/domain/kernel/result';
import { isDate } from '@asso/domain/kernel/value-problems';

/** The choice that leaves to nobody what arrives meanwhile. */
export const personne = 'personne';

export type AbsenceSaisie = {
  id_utilisateur?: string | null;
  du?: string | null;
  au?: string | null;
  remplacant?: string | null;
  mot?: string | null;
};

/** Returns what the form begins with: the absence to change or, for a new one, the person who types. */
export const beginSaisie = (absence: AbsenceView | null, moi: string): AbsenceSaisie =>
  absence
    ? {
        id_utilisateur: absence.personne.id,
        du: absence.du,
        au: absence.au,
        remplacant: absence.remplacant?.id ?? personne,
        mot: absence.mot,
      }
    : { id_utilisateur: moi };

/** Returns the body of the call; null until both days are given. */
export function toAbsence({ id_utilisateur, du, au, remplacant, mot }: AbsenceSaisie) {
  if (!id_utilisateur || !du || !au || !isDate(du) || !isDate(au)) return null;
  const nomme = remplacant && remplacant !== personne ? remplacant : null;
  return { id_utilisateur, du, au, remplacant: nomme, mot: mot?.trim() || null };
}

/** Lists what the rule of absences refuses, once both days are given; what is missing is said by the fields. */
export function listWrong(
  saisie: AbsenceSaisie,
  { jour, items, collegues }: Pick<AbsencesView, 'jour' | 'items' | 'collegues'>,
  absence: AbsenceView | null,
): Problem[] {
  const asked = toAbsence(saisie);
  if (!asked) return [];
  return listAbsenceProblems(asked, {
    jour,
    isCollegue: (id) => collegues.some((one) => one.id === id),
    autres: items
      .filter(({ id, personne: { id: who } }) => who === asked.id_utilisateur && id !== absence?.id)
      .map(({ du, au }) => ({ id_utilisateur: asked.id_utilisateur, du, au, remplacant: null })),
    isBegun: absence?.etat === 'en-cours',
  });
}

/** The fields; who answers for the service also says whose absence it is, until it is noted. */
export const fieldsFor = ({ isAutrui, isMine }: { isAutrui: boolean; isMine: boolean }): Fields => ({
  ...(isAutrui && {
    id_utilisateur: { kind: 'id', of: 'absent', label: 'Qui s’absente', requiredAt: 'saisie' },
  }),
  du: { kind: 'date', label: 'Premier jour', requiredAt: 'saisie' },
  au: { kind: 'date', label: 'Dernier jour, compris', requiredAt: 'saisie' },
  remplacant: {
    kind: 'id',
    of: 'remplacant',
    label: isMine ? 'Qui reçoit à votre place' : 'Qui reçoit à sa place',
    requiredAt: 'saisie',
  },
  mot: {
    kind: 'text',
    label: 'Un mot à tout le service',
    aide: 'Facultatif. Où trouver un papier, qui appeler ; jamais la raison de l’absence.',
    max: motMax,
  },
});
