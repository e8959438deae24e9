// Some rules clear values when a section is saved; this names them before saving (§5 profile form).
import { type Fiche, ficheFields } from '@asso/domain/association/fiche.fields';
import { cleanFiche } from '@asso/domain/association/fiche.rules';
import { changesBetween, readAt } from '@asso/domain/kernel/changes';
import { targetOf } from '@asso/domain/kernel/writable';

/** The text reads « Enregistrer effacera : A un commissaire aux comptes. »; it is null when nothing known is lost. */
export function clearedText(before: Fiche, after: Fiche): string | null {
  const cleared = Object.keys(changesBetween(after, cleanFiche(after))).filter((path) =>
    isKnownIn(before, path),
  );
  if (cleared.length === 1 && cleared[0] === 'identite.type_structure_sportive') return horsDuSport;
  const labels = cleared.map((path) => targetOf(ficheFields, path, {})?.rows.at(-1)?.label ?? path);
  return labels.length > 0 ? `Enregistrer effacera : ${labels.join(', ')}.` : null;
}

const horsDuSport = 'Changer de domaine efface le type de structure sportive.';

const isKnownIn = (fiche: Fiche, path: string): boolean =>
  readAt(fiche, path) !== undefined && readAt(fiche, path) !== null;
