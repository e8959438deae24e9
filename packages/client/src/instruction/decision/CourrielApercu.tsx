import type { DossierHead } from '@asso/contract/dossier/dossier.schemas';
import { closesCompletude } from '@asso/domain/dossier/completude/completude.states';
import { describeCourrier } from '@asso/domain/dossier/instruction.words';
import { type InstructionView, toDossierNomme } from '../../dossier/etat-dossier.ts';
import { type DecisionTyped, type LigneMontant, totalAccorde, writeMotif } from './decision.ts';
import './courriel-apercu.css';

type CourrielApercuProps = {
  dossier: DossierHead;
  instruction: InstructionView;
  saisie: DecisionTyped;
  lignes?: readonly LigneMontant[];
};

/** Shows the e-mail word for word, as those who follow the dossier in the association will read it. */
export function CourrielApercu({ dossier, instruction, saisie, lignes }: CourrielApercuProps) {
  const { action, montants, courriers } = saisie;
  if (action === null) return null;
  const { completude, service } = instruction;
  const mail = describeCourrier({
    action,
    genre: dossier.genre,
    nomme: toDossierNomme(dossier),
    service: service.nom,
    motif: writeMotif(saisie),
    montantEuros: action === 'grant' && lignes ? totalAccorde(lignes, montants) : undefined,
    isRetire: completude.etat === 'demande' && closesCompletude(action, completude.etat),
    nombreCourriers: courriers?.length,
  });
  return (
    <section className="courriel-apercu pile pile--serree" aria-label="Courriel">
      <p>
        <span className="discret">Courriel : </span>
        <strong>{mail.subject}</strong>
      </p>
      <p>{mail.phrase}</p>
      {mail.text && <p className="courriel-apercu__texte">{mail.text}</p>}
    </section>
  );
}
