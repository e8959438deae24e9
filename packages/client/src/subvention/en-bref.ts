// What the list of steps says of each step in a few words.
import type { DossierSubventionView } from '@asso/contract/subvention/subvention.schemas';
import { count, formatEuros } from '@asso/domain/identifiants/nombres-affiches';
import { sumEuros } from '@asso/domain/kernel/money';
import { type EtapeSubvention, etapesSubvention } from '@asso/domain/subvention/dossier-subvention.steps';
import type { EtapeWords } from '../demarche/demarche.ts';
import { sayRang } from '../demarche/etapes-liees.ts';
import { liensSubvention } from './dossier-liens.ts';
import { listDossierRelecture } from './relecture/relecture.ts';
import { projetsARevoir } from './relecture/repris.ts';

export const subventionWords: EtapeWords<DossierSubventionView, EtapeSubvention> = {
  liens: liensSubvention,
  enBref,
  statut: (dossier, etape) =>
    etape === 'projets' && projetsARevoir(dossier).length > 0 ? 'a-revoir' : undefined,
  pret: (dossier) =>
    projetsARevoir(dossier).length > 0 ? 'À relire d’abord : ce qui est repris de l’an dernier.' : null,
};

export const sayRangEtape = (etape: EtapeSubvention): string =>
  sayRang(etapesSubvention.indexOf(etape), etapesSubvention.length);

function enBref(dossier: DossierSubventionView, etape: EtapeSubvention): string | undefined {
  switch (etape) {
    case 'choix':
      return [dossier.description.lib_sous_type_dispositif, sayExercices(dossier)].filter(Boolean).join(', ');
    case 'demandeur':
      return sayDemandeur(dossier);
    case 'pieces':
      return sayPieces(dossier);
    case 'projets':
      return projetsSaid(dossier);
    case 'transmission':
      return undefined;
  }
}

export function sayExercices({
  description: { exercice, exercice_fin },
}: {
  description: Pick<DossierSubventionView['description'], 'exercice' | 'exercice_fin'>;
}): string {
  return exercice_fin > exercice ? `de ${exercice} à ${exercice_fin}` : `${exercice}, une année`;
}

export function sayDemandeur({ tete, choix }: DossierSubventionView): string | undefined {
  const person = choix.representants.find(({ id }) => id === tete.demandeur?.id_representant_legal);
  const rib = choix.ribs.find(({ id }) => id === tete.demandeur?.id_rib);
  return [person?.nom, rib && `RIB ${rib.iban_masque}`].filter(Boolean).join(', ') || undefined;
}

export function sayPieces({ pieces }: DossierSubventionView): string {
  const joined = pieces.filter(({ document }) => document !== null).length;
  const autres = pieces.filter(({ document, obligatoire }) => document === null && !obligatoire).length;
  if (pieces.length === 0) return 'aucune pièce demandée';
  const dites = `${joined} sur ${pieces.length}`;
  return autres === 0
    ? dites
    : `${dites}, ${count(autres, 'facultative non jointe', 'facultatives non jointes')}`;
}

export const montantTotal = ({ projets }: DossierSubventionView): number =>
  sumEuros(projets.map((one) => one.montant_demande));

/** Returns « « Des sorties en mer », 2 800 € demandés », of what was written before having an account. */
const commenceSaid = ({ intitule, montant_demande }: Commence): string =>
  [`«\u00a0${intitule}\u00a0»`, montant_demande && `${formatEuros(montant_demande)} demandés`]
    .filter(Boolean)
    .join(', ');
type Commence = NonNullable<DossierSubventionView['commence']>;

/** Says what the projects ask in all; nothing is said of a sum that nobody has asked yet. */
export function projetsChapo(dossier: DossierSubventionView): string {
  const { commence, projets } = dossier;
  if (commence) return `${commenceSaid(commence)}\u00a0: c’est gardé, et ouvrira votre projet.`;
  return projets.length === 0
    ? 'Ce que vous ferez, et ce que vous demandez.'
    : `Ce que vous ferez, et ce que vous demandez : ${formatEuros(montantTotal(dossier))} au total.`;
}

function projetsSaid(dossier: DossierSubventionView): string | undefined {
  const { length } = dossier.projets;
  if (dossier.commence) return commenceSaid(dossier.commence);
  if (length === 0) return undefined;
  const aRelire = listDossierRelecture(dossier).flatMap(({ points }) => points).length;
  const dit = `${count(length, 'projet', 'projets')}, ${formatEuros(montantTotal(dossier))} demandés`;
  return aRelire === 0 ? dit : `${dit}, ${count(aRelire, 'réponse', 'réponses')} à relire`;
}
