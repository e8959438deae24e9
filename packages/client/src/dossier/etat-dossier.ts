// Several services may study a dossier: `instructionsOrdered` says in which order the association's pages speak of them.

import type { DossierHead } from '@asso/contract/dossier/dossier.schemas';
import { nameAide, nomDossier, shortIntitule } from '@asso/domain/dossier/dossier.words';
import type { GenreDossier } from '@asso/domain/dossier/genre.rows';
import {
  type EtatInstruction,
  isNonTransmis as isEtatNonTransmis,
  sayEtat,
} from '@asso/domain/dossier/instruction.states';
import { sortByUrgence } from '@asso/domain/dossier/ordre-instructions.rules';
import { formatEurosCents } from '@asso/domain/identifiants/nombres-affiches';
import { toServices, withServices } from '@asso/domain/service/nom-service.words';

export type InstructionView = DossierHead['instructions'][number];
type WithInstructions = Pick<DossierHead, 'instructions'> & {
  description: Pick<DossierHead['description'], 'id_service_instructeur'>;
};

export const instructionsOrdered = ({ instructions, description }: WithInstructions): InstructionView[] =>
  sortByUrgence(instructions, description.id_service_instructeur);

/** Returns the instruction of which the association's pages speak first. */
export function mainInstruction(dossier: WithInstructions): InstructionView {
  const [found] = instructionsOrdered(dossier);
  if (!found) throw new Error('a dossier has one instruction from its creation on');
  return found;
}

/**
 * Returns the instruction whose money is spoken of: one for which the association may ask, else the main one when
 * something comes, else the first for which something does.
 */
export function findArgent(dossier: WithInstructions): InstructionView | undefined {
  const main = mainInstruction(dossier);
  const ordered = [main, ...dossier.instructions.filter((one) => one !== main)];
  return (
    ordered.find(({ argent }) => argent?.tour === 'association') ??
    ordered.find(({ argent }) => argent !== null)
  );
}

type Issue = { montantEuros?: number | null; motif?: string | null; genre?: GenreDossier };

/** Returns what the association reads: who must act, then the amount granted or the whole reason. */
export function sayEtatIssue(etat: EtatInstruction, { montantEuros, motif, genre }: Issue): string {
  if (etat === '6' && typeof montantEuros === 'number') {
    return `${formatEurosCents(montantEuros)} accordés. Le paiement va suivre.`;
  }
  const phrase = sayEtat(etat, genre);
  return ['11', '12'].includes(etat) && motif ? `${phrase} Motif : ${motif}` : phrase;
}

/** Lists the services that sent the dossier back: the association corrects, then transmits again. */
export const listRenvoyees = ({ instructions }: Pick<DossierHead, 'instructions'>): InstructionView[] =>
  instructions.filter(({ etat }) => etat === 'C');

export const isRenvoye = (dossier: Pick<DossierHead, 'instructions'>): boolean =>
  listRenvoyees(dossier).length > 0;

/** Tells whether the dossier is being filled or was sent back, and so is not transmitted. */
export const isNonTransmis = (dossier: WithInstructions): boolean =>
  isEtatNonTransmis(mainInstruction(dossier).etat);

const nomsOf = ({ instructions }: WithInstructions): string[] => instructions.map((one) => one.service.nom);

export const nomsServices = (dossier: WithInstructions): string => nomsOf(dossier).join(', ');

/** Returns « à DRAJES Sud et au Conseil départemental du Gard ». */
export const sayToServices = (dossier: WithInstructions): string => toServices(nomsOf(dossier));

/** Returns what follows « avec »: « DRAJES Sud et le Conseil départemental du Gard ». */
export const sayWithServices = (dossier: WithInstructions): string => withServices(nomsOf(dossier));

/** What names a dossier. */
type Nomme = Pick<DossierHead, 'id_fo'> & {
  description: Pick<DossierHead['description'], 'titre' | 'lib_sous_type_dispositif' | 'projet'>;
};

/** Returns what the domain package needs to name a dossier. */
export const toDossierNomme = ({
  id_fo,
  description: { titre, lib_sous_type_dispositif: type, projet },
}: Nomme) => ({ id_fo, titre, type, projet });

/**
 * Returns the name for the breadcrumb, with the number that tells dossiers apart: « Former nos arbitres · 27-000412 ».
 */
export const labelDossier = (dossier: Nomme): string => `${intituleDossier(dossier)} · ${dossier.id_fo}`;

export const intituleDossier = (dossier: Nomme): string => shortIntitule(toDossierNomme(dossier));

/** Returns the line in grey under the title: the aid, then who studies the dossier. */
export const faitsDossier = (dossier: Nomme & Parameters<typeof nomsServices>[0]): string =>
  [nameAide(toDossierNomme(dossier)), nomsServices(dossier)].filter(Boolean).join(' · ');

/** Returns « « Former nos arbitres », FDVA Formation 2027, Formation des bénévoles ». */
export const nameDossier = (dossier: Nomme): string => nomDossier(toDossierNomme(dossier));
