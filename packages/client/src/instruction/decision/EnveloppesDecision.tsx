import type { EnveloppeDuDossierView } from '@asso/contract/instruction/bureau.schemas';
import { enveloppeSaid } from '@asso/domain/instruction/enveloppe.rules';
import { errorAt, type FieldError, fieldId } from '../../ui/fields/field-errors.ts';
import { TextControl } from '../../ui/fields/TextControl.tsx';
import { Notice } from '../../ui/Notice.tsx';
import type { LigneMontant, Montants } from './decision.ts';
import { champEnveloppe, depassementsDe, montantsSaisis } from './decision-enveloppe.ts';

type EnveloppesDecisionProps = {
  enveloppes: readonly EnveloppeDuDossierView[];
  lignes: readonly LigneMontant[];
  montants: Montants;
  motif: string;
  errors: readonly FieldError[];
  onMotif: (motif: string) => void;
};

const motifMax = 1000;

/** The agent sees what is left before and after the grant, and says why when it exceeds the envelope. */
export function EnveloppesDecision({
  enveloppes,
  lignes,
  montants,
  motif,
  errors,
  onMotif,
}: EnveloppesDecisionProps) {
  const saisis = montantsSaisis(lignes, montants);
  const over = depassementsDe(enveloppes, lignes, montants);
  return (
    <div className="pile pile--serree">
      <ul className="liste-nue" aria-label="Enveloppes">
        {enveloppes.map((one) => (
          <li key={one.id}>
            {nomEnveloppe(one, enveloppes.length > 1)} : <output>{enveloppeSaid(one, saisis)}</output>
          </li>
        ))}
      </ul>
      {over.length > 0 && (
        <>
          <Notice tone="attention" title="Vous dépassez l’enveloppe">
            Vous pouvez accorder ce montant si vous dites pourquoi. L’association ne le lira pas.
          </Notice>
          <TextControl
            id={fieldId(champEnveloppe)}
            label="Pourquoi dépasser l’enveloppe"
            help="Gardé dans l’historique de votre service. Exemple : arbitrage de la commission."
            isMultiline
            isRequired
            max={motifMax}
            value={motif}
            error={errorAt(errors, champEnveloppe)}
            onChange={(value) => onMotif(String(value ?? ''))}
          />
        </>
      )}
    </div>
  );
}

/** The name is « Enveloppe », completed by its year and sub-scheme where there are several. */
const nomEnveloppe = (
  { exercice, lib_sous_dispositif }: EnveloppeDuDossierView,
  isOneOfMany: boolean,
): string =>
  isOneOfMany ? ['Enveloppe', exercice, lib_sous_dispositif].filter(Boolean).join(' ') : 'Enveloppe';
