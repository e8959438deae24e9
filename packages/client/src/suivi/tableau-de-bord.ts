import type { tableauDeBordSchema } from '@asso/contract/subvention/subvention.schemas';
import { type Chose, type ChoseDue, listDueChoses } from '@asso/domain/dossier/agenda/agenda.rules';
import { listChoses } from '@asso/domain/suivi/choses.rules';
import type { z } from 'zod';

export type Tableau = z.output<typeof tableauDeBordSchema>;
export type Tache = Tableau['aFaire'][number];

type Autour = {
  /** True when the person belongs to several associations, which are then named. */
  isPlural: boolean;
  declarations: number;
  now: Date;
};

export type Agenda = { dossiers: readonly Tache[]; choses: readonly Chose[]; dues: readonly ChoseDue[] };

/** Lists all that is expected of the person (`choses`) and, among it, what is due soon or blocks something (`dues`). */
export function listAgenda(tableau: Tableau, { isPlural, declarations, now }: Autour): Agenda {
  const { aFaire, enCours, aRenouveler, acces, tca, papiers } = tableau;
  const dossiers = [...aFaire, ...enCours];
  const choses = listChoses(
    {
      dossiers: dossiers.map((one) => ({ ...one, faits: faitsOf(one, isPlural) })),
      aRenouveler: aRenouveler.map((one) => ({ ...one, faits: faitsOf(one, isPlural) })),
      acces,
      tca,
      papiers,
      declarations,
    },
    now,
  );
  return { dossiers, choses, dues: listDueChoses(choses, now) };
}

type Nommee = Pick<Tache, 'association' | 'faits' | 'id_fo'>;
const faitsOf = ({ association, faits, id_fo }: Nommee, isPlural: boolean): string =>
  [isPlural && association, faits, `dossier ${id_fo}`].filter(Boolean).join(' · ');
