import type { DossierHead } from '@asso/contract/dossier/dossier.schemas';
import { courrielModificatif, type DecisionDite } from '@asso/domain/instruction/modification.words';
import { type InstructionView, nommeOf } from '../../dossier/etat-dossier.ts';
import { type LigneMontant, motifOf, type Saisie, totalAccorde } from './decision.ts';

type CourrielModificatifProps = {
  dossier: DossierHead;
  instruction: InstructionView;
  saisie: Saisie;
  lignes?: readonly LigneMontant[] | undefined;
  avant: DecisionDite & { prise_le: Date };
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
    nomme: nommeOf(dossier),
    service: instruction.service.nom,
    avant,
    apres: { action, montant: action === 'grant' ? totalAccorde(lignes, montants) : null },
    motif: motifOf(saisie),
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
