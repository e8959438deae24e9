import type { DemandeSiretView } from '@asso/contract/demande-siret/demande-siret.schemas';
import { siretAttribue } from '@asso/domain/demande-siret/demande-siret.rules';
import type { DecisionSiret } from '@asso/domain/demande-siret/demande-siret.states';
import { motsSiret } from '@asso/domain/demande-siret/demande-siret.words';
import { withElision } from '@asso/domain/identifiants/elision';
import { formatSiret } from '@asso/domain/identifiants/nombres-affiches';
import type { Fields } from '@asso/domain/kernel/fields';
import { SaisieForm } from '../platform/saisie/SaisieForm.tsx';
import { useSaisie } from '../platform/saisie/use-saisie.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { OptionsControl } from '../ui/fields/OptionsControl.tsx';
import { TextControl } from '../ui/fields/TextControl.tsx';
import {
  choixDecisions,
  decisionErrors,
  inSentence,
  isDecision,
  needsMotif,
  type SiretDecisionSaisie,
} from './saisie-decision.ts';
import type { useDecisionSiret } from './use-decision-siret.ts';

type DecisionSiretFormProps = {
  demande: DemandeSiretView;
  decision: ReturnType<typeof useDecisionSiret>;
};

/** Lets the administrator choose a move and give its reason or number; nothing happens before a confirmation. */
export function DecisionSiretForm({ demande, decision }: DecisionSiretFormProps) {
  const { code_etat } = demande.description;
  const { id_fo_fonctionnel: numero } = demande.identifiant;
  const actionOf = (chosen: unknown): DecisionSiret | null =>
    isDecision(chosen) && demande.decisions.includes(chosen) ? chosen : null;
  const form = useSaisie({
    name: `decision-siret-${numero}`,
    value: {} as Partial<SiretDecisionSaisie> & { action?: string },
    send: async (typed, key) => {
      const chosen = actionOf(typed.action);
      return chosen && decision.confirm(chosen, saisieOf(typed), key);
    },
    onDone: () => undefined,
  });
  const action = actionOf(form.typed.action);
  const saisie = saisieOf(form.typed);
  return (
    <SaisieForm
      label={action === null ? 'Décider' : motsSiret[action].verbe}
      prefix="decision"
      saisie={form}
      fields={champsOf(demande, action)}
      rules={decisionErrors(code_etat, action, saisie)}
      own={{
        action: (control) => <OptionsControl {...control} />,
        id_siret: (control) => <TextControl {...control} inputMode="numeric" width={18} />,
      }}
      confirm={
        action &&
        (({ onConfirm, onClose }) => (
          <Dialog
            title={`${motsSiret[action].verbe} ?`}
            onClose={onClose}
            action={{ label: `Oui, ${inSentence(motsSiret[action].verbe)}`, onPress: onConfirm }}
          >
            <p>
              Demande de SIRET <span className="nombre">{numero}</span> {withElision(demande.identite.nom)}.
            </p>
            {action === 'grant' && (
              <p>
                SIRET : <strong className="nombre">{formatSiret(siretAttribue(saisie.id_siret))}</strong>
              </p>
            )}
            <p>{motsSiret[action].effet}</p>
          </Dialog>
        ))
      }
    />
  );
}

const saisieOf = ({ motif, id_siret }: Partial<SiretDecisionSaisie>): SiretDecisionSaisie => ({
  motif: motif ?? '',
  id_siret: id_siret ?? '',
});

/** Returns the fields of a decision: the SIRET for a grant, a reason where one is needed. */
function champsOf({ decisions, description }: DemandeSiretView, action: DecisionSiret | null): Fields {
  return {
    action: { kind: 'choice', label: 'Que décidez-vous ?', options: choixDecisions(decisions) },
    ...(action === 'grant' && {
      id_siret: {
        kind: 'text',
        label: 'SIRET attribué',
        aide: 'Les 14 chiffres du certificat d’inscription.',
        max: 40,
        requiredAt: 'saisie',
      },
    }),
    ...(action !== null &&
      needsMotif(description.code_etat, action) && {
        motif: {
          kind: 'text',
          label: 'Motif',
          aide: action === 'invalidate' ? 'Pour l’administration seule.' : 'L’association le lira tel quel.',
          multiline: true,
          max: 2000,
          requiredAt: 'saisie',
        },
      }),
  };
}
