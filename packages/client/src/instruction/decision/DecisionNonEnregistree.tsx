import type { GenreDossier } from '@asso/domain/dossier/genre.rows';
import { actionMots } from '@asso/domain/dossier/instruction.words';
import { type DecisionTyped, type LigneMontant, totalAccorde, writeMotif } from './decision.ts';
import { UneDecision } from './UneDecision.tsx';

type DecisionNonEnregistreeProps = {
  genre: GenreDossier;
  saisie: DecisionTyped;
  lignes?: readonly LigneMontant[] | undefined;
};

/** What the agent was about to decide when somebody else did. */
export const DecisionNonEnregistree = ({ genre, saisie, lignes }: DecisionNonEnregistreeProps) => (
  <UneDecision
    titre="Vous, non enregistrée"
    issue={saisie.action === null ? 'pas encore choisie' : actionMots(saisie.action, genre).verbe}
    montant={saisie.action === 'grant' && lignes ? totalAccorde(lignes, saisie.montants) : null}
    texte={writeMotif(saisie)}
  />
);
