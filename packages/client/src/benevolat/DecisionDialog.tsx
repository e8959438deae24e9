import type { DeclarationCec } from '@asso/contract/benevolat/declaration.schemas';
import { benevolatProblems } from '@asso/domain/benevolat/benevolat.problems';
import {
  type DecisionCec,
  idsMotifsRefus,
  isMotifRefus,
  type MotifRefusCec,
  motifsRefusCec,
} from '@asso/domain/benevolat/declaration.states';
import { motsDecision, sayHeuresBenevoles, sayQuestion } from '@asso/domain/benevolat/declaration.words';
import { nomPersonne } from '../association/personne.ts';
import { SaisieDialog } from '../platform/saisie/SaisieDialog.tsx';
import { useSaisie } from '../platform/saisie/use-saisie.ts';
import type { FieldError } from '../ui/fields/field-errors.ts';

type DecisionDialogProps = {
  decision: DecisionCec;
  declarations: readonly DeclarationCec[];
  onConfirm: (motif: MotifRefusCec | null, key: string) => Promise<FieldError[]>;
  onClose: () => void;
};

const champ = 'motif_refus_id';
const shownAtMost = 10;

/** The dialog names the volunteers concerned and asks for a confirmation; a refusal needs a reason. */
export function DecisionDialog({ decision, declarations, onConfirm, onClose }: DecisionDialogProps) {
  const saisie = useSaisie({
    name: null,
    value: {} as { [champ]?: string | null },
    send: (value, key) => onConfirm(motifOf(value[champ]), key),
    onDone: onClose,
  });
  const n = declarations.length;
  const others = n - shownAtMost;
  const isRefus = decision === 'Refusée';
  const isMissing = isRefus && motifOf(saisie.typed[champ]) === null;
  return (
    <SaisieDialog
      title={sayQuestion(decision, n)}
      label={`Oui, ${motsDecision[decision].verbe.toLowerCase()}`}
      saisie={saisie}
      fields={isRefus ? { [champ]: motifRow(n) } : {}}
      rules={isMissing ? [{ code: 'benevolat.motif-obligatoire', field: champ }] : []}
      sentences={benevolatProblems}
      onClose={onClose}
      before={
        <>
          <p>Cette décision est définitive.</p>
          <ul>
            {declarations.slice(0, shownAtMost).map((one) => (
              <li key={one.id}>
                {nomPersonne(one)} · {sayHeuresBenevoles(one.heures, one.annee_activite)}
              </li>
            ))}
            {others > 0 && <li>et {others} autres</li>}
          </ul>
        </>
      }
    />
  );
}

const motifOf = (chosen: string | null | undefined): MotifRefusCec | null => {
  const id = Number(chosen);
  return isMotifRefus(id) ? id : null;
};

const motifRow = (n: number) =>
  ({
    kind: 'choice',
    label: n > 1 ? 'Motif du refus, le même pour toutes' : 'Motif du refus',
    options: idsMotifsRefus.map((id) => ({ value: String(id), label: motifsRefusCec[id] })),
    requiredAt: 'saisie',
  }) as const;
