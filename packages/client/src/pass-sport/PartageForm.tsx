import type { DossierPsp } from '@asso/contract/pass-sport/pass-sport.schemas';
import { type FormEvent, useState } from 'react';
import { ActionButton } from '../ui/ActionButton.tsx';
import { fieldId } from '../ui/fields/field-errors.ts';
import { OptionsControl } from '../ui/fields/OptionsControl.tsx';
import '../ui/fields/fields.css';

type PartageFormProps = {
  dossier: DossierPsp;
  collegues: readonly { id: string; nom: string }[];
  onSave: (ids: string[]) => Promise<void>;
};

/** The author shares the dossier with colleagues, who can then follow it; each is told. */
export function PartageForm({ dossier, collegues, onSave }: PartageFormProps) {
  const [ids, setIds] = useState<string[]>(dossier.shared_with);
  const others = collegues.filter(({ id }) => id !== dossier.created_by.id);
  if (others.length === 0) return null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void onSave(ids);
  };
  return (
    <section className="cadre" aria-labelledby="psp-partage">
      <h2 className="carte__titre" id="psp-partage">
        Partage
      </h2>
      <form className="pile" onSubmit={submit} noValidate>
        <OptionsControl
          id={fieldId('shared_with')}
          label={`Avec qui ${dossier.created_by.nom} partage ce dossier`}
          help="Ces personnes inscrivent et retirent des bénéficiaires. Elles sont prévenues."
          isMultiple
          value={ids}
          options={others.map(({ id, nom }) => ({ value: id, label: nom }))}
          onChange={(chosen) => setIds((chosen as string[] | null) ?? [])}
        />
        <div>
          <ActionButton kind="secondaire">Enregistrer le partage</ActionButton>
        </div>
      </form>
    </section>
  );
}
