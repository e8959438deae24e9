import type { DossierHead } from '@asso/contract/dossier/dossier.schemas';
import { courrielModificatif, type DecisionToSay } from '@asso/domain/instruction/modification.words';
import { type InstructionView, toDossierNomme } from '../../dossier/etat-dossier.ts';
import { type DecisionTyped, type LigneMontant, totalAccorde, writeMotif } from './decision.ts';

type CourrielModificatifProps = {
  dossier: DossierHead;
  instruction: InstructionView;
  saisie: DecisionTyped;
  lignes?: readonly LigneMontant[] | undefined;
  avant: DecisionToSay & { prise_le: Date };
};

/** Shows the e-mail of an amending act word for word, before it leaves. */
export function CourrielModificatif({
  dossier,
  instruction,
  saisie,
  lignes,
  avant,
}: CourrielModificatifProps) {
  const { action, montants, courriers = [] } = saisie;
  if (action !== 'grant' && action !== 'refuse') return null;
  const mail = courrielModificatif({
    nomme: toDossierNomme(dossier),
    service: instruction.service.nom,
    avant,
    apres: { action, montant: action === 'grant' ? totalAccorde(lignes, montants) : null },
    motif: writeMotif(saisie),
    nombreCourriers: courriers.length,
  });
  return (
    <section className="courriel-apercu pile pile--serree" aria-label="Courriel">
      <p>
        <span className="discret">Courriel : </span>
        <strong>{mail.subject}</strong>
      </p>
      <p>{mail.phrase}</p>
      <p className="courriel-apercu__texte">{mail.text}</p>
    </section>
  );
}
