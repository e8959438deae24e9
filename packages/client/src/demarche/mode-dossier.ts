// The address asks to read or to edit a dossier, and the rights decide (§4: the mode is forced to read).
import type { EtatInstruction } from '@asso/domain/dossier/instruction.states';

type Asked = {
  canEdit: boolean;
  /** The `?mode=` of the address. */
  mode: string | null;
  /** True when the address names a step. */
  isEtape: boolean;
};

type ModeDossier = {
  mode: 'read' | 'edit';
  /** True when the address asked to edit a dossier that the person may only read: the page says so once. */
  isForced: boolean;
};

export function chooseMode({ canEdit, mode, isEtape }: Asked): ModeDossier {
  if (!canEdit) return { mode: 'read', isForced: isEtape || mode === 'edit' };
  return { mode: mode === 'read' ? 'read' : 'edit', isForced: false };
}

/** Completes « Lecture seule : {raison}. » with why this person may not fill the dossier now. */
export function raisonLecture(etat: EtatInstruction, canEdit: boolean): string {
  if (canEdit) return 'vous avez demandé à relire ce dossier';
  switch (etat) {
    case 'A':
    case 'C':
      return 'seules les personnes qui le préparent peuvent le modifier';
    case 'B':
      return 'ce dossier est supprimé';
    case 'D':
      return 'il est transmis, le service va l’étudier';
    case '2':
      return 'le service étudie ce dossier';
    case '6':
    case '7':
    case '8':
    case '9':
      return 'la décision est prise';
    case '10':
    case '11':
    case '12':
      return 'ce dossier est terminé';
  }
}
