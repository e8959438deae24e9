// At each save the server writes some values into a project itself: present labels, ranks, days of training (§3
// Project).
import { type Listes, labelIn } from '../kernel/listes.ts';
import { readListeCourte } from '../referentiel/listes-courtes.rows.ts';
import { completeEvaluation, type ModeIndicateurs } from './indicateurs.rules.ts';
import type { Projet } from './projet.fields.ts';

export const completeProjet = (
  projet: Projet,
  { indicateurs, listes }: { indicateurs: ModeIndicateurs; listes: Listes },
): Projet => ({
  ...projet,
  ...(projet.beneficiaire && { beneficiaire: withLibelles(projet.beneficiaire, listes) }),
  ...(projet.evaluation && { evaluation: completeEvaluation(projet.evaluation, indicateurs) }),
});

type Beneficiaire = NonNullable<Projet['beneficiaire']>;

const withLibelles = (one: Beneficiaire, listes: Listes): Beneficiaire => ({
  ...one,
  lib_statut: libelle('statuts-beneficiaires', one.id_statut, listes),
  lib_tranche_age: libelle('tranches-age', one.id_tranche_age, listes),
  lib_genre: libelle('genres', one.id_genre, listes),
});

const libelle = (
  type: Parameters<typeof readListeCourte>[0],
  value: string | null | undefined,
  listes: Listes,
): string | null => (value ? labelIn(readListeCourte(type, listes), value) : null);
