import type { PaiementsView } from '@asso/contract/paiement/paiement.schemas';
import { chooseNature } from '@asso/domain/dossier/suivi/suite-argent.rules';
import { formatEurosCents } from '@asso/domain/identifiants/nombres-affiches';
import { paiementProblems } from '@asso/domain/paiement/paiement.problems';
import { montantProblem } from '@asso/domain/paiement/paiement.rules';
import { sayPaiement } from '@asso/domain/paiement/paiement.words';
import { SaisieForm } from '../platform/saisie/SaisieForm.tsx';
import type { SaisieEdition } from '../platform/saisie/use-edition.ts';
import { Dialog } from '../ui/Dialog.tsx';
import type { MotsCote } from './cotes.ts';

export type MontantSaisi = { montant: number | string | null };

type DemandeFormProps = {
  paiements: PaiementsView;
  mots: MotsCote;
  /** The caller keeps the state of the form, since an amount that was typed and not sent opens the form again. */
  saisie: SaisieEdition<MontantSaisi>;
  onClose: () => void;
};

/** The form asks for one amount and shows its limits; nothing is sent before a preview was confirmed. */
export function DemandeForm({ paiements, mots, saisie, onClose }: DemandeFormProps) {
  const { plafond, acompte_pourcent: acomptePourcent } = paiements;
  const { montant } = saisie.typed;
  const problem = montantProblem(montant, { euros: plafond, acomptePourcent });
  const label = typeof montant === 'number' ? formatEurosCents(montant) : '';
  return (
    <SaisieForm
      label={mots.bouton}
      saisie={saisie}
      fields={{
        montant: {
          kind: 'euros',
          cents: true,
          label: mots.montant,
          aide: limite(paiements),
          requiredAt: 'saisie',
        },
      }}
      rules={problem ? [problem] : []}
      sentences={paiementProblems}
      onCancel={onClose}
      confirm={(acts) => (
        <Dialog
          title={mots.question}
          onClose={acts.onClose}
          action={{ label: `${mots.confirmer} ${label}`, onPress: acts.onConfirm }}
        >
          <p>
            <strong>
              {sayPaiement({ nature: chooseNature(Number(montant), paiements), montant: Number(montant) })}
            </strong>
            , sur les {formatEurosCents(paiements.accorde)} accordés.
          </p>
          <p>{mots.consequence}</p>
        </Dialog>
      )}
    >
      <div>
        <button
          type="button"
          className="fr-btn fr-btn--tertiary fr-btn--sm"
          onClick={() => saisie.change('montant', plafond)}
        >
          Indiquer {formatEurosCents(plafond)}
        </button>
      </div>
    </SaisieForm>
  );
}

const limite = ({ plafond, acompte_pourcent, accorde, reste }: PaiementsView): string =>
  acompte_pourcent === null
    ? `${formatEurosCents(plafond)} au plus : ce qui reste à demander sur ${formatEurosCents(accorde)} accordés.`
    : `Un acompte de ${formatEurosCents(plafond)} au plus, soit ${acompte_pourcent} % des ${formatEurosCents(reste)} accordés. Le solde se demande une fois l’acompte versé.`;
