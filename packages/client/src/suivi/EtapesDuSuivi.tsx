import { type DatesDuDossier, etapesDatees } from '@asso/domain/dossier/etapes-datees.rules';
import { formatEurosCents } from '@asso/domain/identifiants/nombres-affiches';
import { verseSaid } from '@asso/domain/paiement/paiement.words';
import { StepLine } from '../ui/StepLine.tsx';

/** The money follows one line of dates, from the request to the report; nothing is drawn before a first sending. */
export function EtapesDuSuivi({ dates }: { dates: DatesDuDossier }) {
  const etapes = etapesDatees(dates);
  if (etapes.length === 0) return null;
  return (
    <StepLine
      label="Étapes et montants"
      steps={etapes.map(({ nom, etat, quand, montant, deja }) => ({
        name: nom,
        state: etat,
        when: quand,
        sum:
          montant !== null &&
          (deja === undefined || deja === montant
            ? formatEurosCents(montant)
            : verseSaid({ verse: deja, accorde: montant })),
      }))}
    />
  );
}
