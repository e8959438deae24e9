import type { DossierPsp, StructurePsp } from '@asso/contract/pass-sport/pass-sport.schemas';
import { formatHorodatage } from '@asso/domain/identifiants/dates-affichees';
import { useState } from 'react';
import { SaisieForm } from '../platform/saisie/SaisieForm.tsx';
import { useSaisie } from '../platform/saisie/use-saisie.ts';
import { ActionButton } from '../ui/ActionButton.tsx';
import { ErrorSummary } from '../ui/fields/ErrorSummary.tsx';
import type { FieldError } from '../ui/fields/field-errors.ts';
import { AttestationsControle } from './AttestationsControle.tsx';
import { EligibiliteControle } from './EligibiliteControle.tsx';
import { RibControle } from './RibControle.tsx';
import type { PassSport } from './use-pass-sport.ts';

type StructurePanelProps = { structure: StructurePsp; psp: PassSport };

/** Shows the checks with what to do for each, then creates the dossier or shares it with colleagues. */
export function StructurePanel({ structure, psp }: StructurePanelProps) {
  const { dossier } = psp;
  const [rib, setRib] = useState<string | null>(structure.ribs[0]?.id ?? null);
  const [errors, setErrors] = useState<readonly FieldError[]>([]);
  const [attempt, setAttempt] = useState(0);
  const told = (found: readonly FieldError[]) => {
    setErrors(found);
    if (found.length > 0) setAttempt((n) => n + 1);
  };
  const create = async () =>
    told(await psp.create({ structure: { id_siret: structure.id_siret, nom: structure.nom, id_rib: rib } }));
  const canCreate = !dossier && structure.rights.create && !structure.exercice.fermeture;
  return (
    <div className="pile">
      <ErrorSummary errors={errors} attempt={attempt} />
      <EligibiliteControle structure={structure} />
      <RibControle
        structure={structure}
        dossier={dossier}
        rib={rib}
        onChoose={setRib}
        onSave={async (id_rib) => told(await psp.save({ structure: { id_rib } }, 'RIB enregistré.'))}
      />
      <AttestationsControle structure={structure} onDeposited={psp.reload} />
      {canCreate && (
        <div>
          <ActionButton onPress={create} busyText="Création en cours…">
            Créer le dossier d’inscription
          </ActionButton>
        </div>
      )}
      {dossier?.hasWright && structure.collegues.length > 0 && (
        <PartageForm
          // The ticked colleagues stay while anything else of the dossier is saved: only a new sharing resets the
          // form.
          key={dossier.shared_with.join()}
          dossier={dossier}
          collegues={structure.collegues}
          onSave={(shared_with) => psp.save({ shared_with }, 'Partage enregistré.')}
        />
      )}
      {dossier && <HistoriquePsp dossier={dossier} />}
    </div>
  );
}

type PartageFormProps = {
  dossier: DossierPsp;
  collegues: readonly { id: string; nom: string }[];
  onSave: (ids: string[]) => Promise<FieldError[]>;
};

/** Lets the author share the dossier with colleagues, who can then follow it; each is told. */
function PartageForm({ dossier, collegues, onSave }: PartageFormProps) {
  const saisie = useSaisie({
    name: null,
    value: { shared_with: dossier.shared_with } as { shared_with: string[] | null },
    send: ({ shared_with }) => onSave(shared_with ?? []),
    onDone: () => undefined,
  });
  const others = collegues.filter(({ id }) => id !== dossier.created_by.id);
  if (others.length === 0) return null;
  return (
    <section className="cadre" aria-labelledby="psp-partage">
      <h2 className="carte__titre" id="psp-partage">
        Partage
      </h2>
      <SaisieForm
        label="Enregistrer le partage"
        kind="secondaire"
        saisie={saisie}
        fields={{
          shared_with: {
            kind: 'choice',
            label: `Avec qui ${dossier.created_by.nom} partage ce dossier`,
            aide: 'Ces personnes inscrivent et retirent des bénéficiaires. Elles sont prévenues.',
            multiple: true,
            options: others.map(({ id, nom }) => ({ value: id, label: nom })),
          },
        }}
      />
    </section>
  );
}

/** Lists what was done to the dossier, the latest first. */
const HistoriquePsp = ({ dossier }: { dossier: DossierPsp }) => (
  <details className="plis">
    <summary>Historique du dossier</summary>
    <ul>
      {dossier.historique.map(({ id, le, fait, par, detail }) => (
        <li key={id}>
          <span className="nombre">{formatHorodatage(new Date(le))}</span> : {fait}
          {detail && ` (${detail})`}, {par}
        </li>
      ))}
    </ul>
  </details>
);
