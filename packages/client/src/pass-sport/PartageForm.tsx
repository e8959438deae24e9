import type { DossierPsp } from '@asso/contract/pass-sport/pass-sport.schemas';
import { SaisieForm } from '../platform/saisie/SaisieForm.tsx';
import { useSaisie } from '../platform/saisie/use-saisie.ts';
import type { FieldError } from '../ui/fields/field-errors.ts';

type PartageFormProps = {
  dossier: DossierPsp;
  collegues: readonly { id: string; nom: string }[];
  onSave: (ids: string[]) => Promise<FieldError[]>;
};

/** The author shares the dossier with colleagues, who can then follow it; each is told. */
export function PartageForm({ dossier, collegues, onSave }: PartageFormProps) {
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
