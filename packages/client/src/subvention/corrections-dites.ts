// Each correction made since a dossier was sent back is put in the words of the association's form, for both sides.
import type { DossierSubventionView } from '@asso/contract/subvention/subvention.schemas';
import type { Correction } from '@asso/domain/dossier/renvoi.rules';
import type { CustomFields } from '@asso/domain/kernel/draft-schema';
import { findTarget } from '@asso/domain/kernel/writable';
import { dossierSubventionFields } from '@asso/domain/subvention/dossier-subvention.fields';
import { type Projet, projetFields } from '@asso/domain/subvention/projet.fields';
import { nomProjet } from '@asso/domain/subvention/projet.words';
import { rubriquesProjet } from '@asso/domain/subvention/projet-rubriques.rows';
import { listDossierOptions } from '../demarche/demandeur/options-dossier.ts';
import { conflictFields, type Given } from '../ui/draft/conflict-fields.ts';

export type CorrectionToSay = { chemin: string; libelle: string; avant: string; apres: string };

/**
 * Returns the corrections in words; a value computed by the server is left out, since it only follows what was typed.
 */
export function sayCorrections(
  dossier: DossierSubventionView,
  corrections: readonly Correction[],
): CorrectionToSay[] {
  const custom = dossier.campagne.champs_personnalises as CustomFields;
  const words = { options: listDossierOptions(dossier), custom };
  return corrections.flatMap((one): CorrectionToSay[] => {
    const [section, id = '', ...inside] = one.chemin.split('.');
    if (section === 'reponses') return reponseSaid(dossier, id, one);
    if (section === 'pieces') return [pieceCorrigee(dossier, id, one)];
    if (section !== 'projets') return champCorrige({ fields: dossierSubventionFields, words }, one);
    if (inside.length === 0) return [projetSaid(dossier, id, one)];
    const said = champCorrige({ fields: projetFields, words }, { ...one, chemin: inside.join('.') });
    return said.map((line) => ({
      ...line,
      chemin: one.chemin,
      // A dossier of one project is about that project: only what was changed in it is named.
      libelle: dossier.projets.length > 1 ? `${nomDuProjet(dossier, id)}, ${line.libelle}` : line.libelle,
    }));
  });
}

/** Returns the line of one field, in the words of its form; none for a value that the server works out. */
export function champCorrige({ fields, words }: Given, one: Correction): CorrectionToSay[] {
  const rows = findTarget(fields, one.chemin, words.custom ?? {})?.rows ?? [];
  if (rows.length === 0 || rows.some(({ writtenBy }) => writtenBy === 'server')) return [];
  const champs = [{ path: one.chemin, mienne: one.avant, sienne: one.apres }];
  return conflictFields(champs, { fields, words }).map(({ path, label, mienne, sienne }) => ({
    chemin: path,
    libelle: label,
    avant: mienne,
    apres: sienne,
  }));
}

/** Returns the line of an answer given without a change; the line is named after the point. */
function reponseSaid(
  dossier: DossierSubventionView,
  id: string,
  { chemin, apres }: Correction,
): CorrectionToSay[] {
  const texte =
    typeof apres === 'string' ? apres : ((apres as { texte?: string | null } | null)?.texte ?? '');
  if (texte.trim() === '') return [];
  const [section, own = '', rubrique] = id.split('_');
  const nom = {
    pieces: dossier.pieces.find(({ code }) => code === own)?.label,
    projets: [nomDuProjet(dossier, own), rubriquesProjet.find((one) => one.id === rubrique)?.titre]
      .filter(Boolean)
      .join(', '),
  }[section ?? ''];
  return [{ chemin, libelle: `Sans changement, ${nom ?? 'demandeur'}`, avant: '', apres: texte }];
}

type AvecPieces = { pieces: readonly { code: string; label: string }[] };

/** Returns the line of a piece, by the names of both files. */
export function pieceCorrigee(
  { pieces }: AvecPieces,
  code: string,
  { chemin, avant, apres }: Correction,
): CorrectionToSay {
  const label = pieces.find((one) => one.code === code)?.label ?? code;
  return {
    chemin,
    libelle: `Pièce : ${label}`,
    avant: String(avant ?? ''),
    apres: String(apres ?? 'retirée'),
  };
}

function projetSaid(dossier: DossierSubventionView, id: string, { chemin, avant, apres }: Correction) {
  const intitule = ((apres ?? avant) as Projet | null)?.description?.intitule ?? '';
  const libelle = apres === null ? 'Projet retiré' : 'Projet ajouté';
  return apres === null
    ? { chemin, libelle, avant: intitule, apres: '' }
    : { chemin, libelle, avant: '', apres: nomDuProjet(dossier, id) };
}

const nomDuProjet = ({ projets }: DossierSubventionView, id: string): string => {
  const projet = projets.find((one) => one.id === id);
  return projet ? nomProjet(projet) : 'Projet';
};
