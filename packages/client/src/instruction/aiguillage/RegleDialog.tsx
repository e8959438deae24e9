import type { BureauService } from '@asso/contract/instruction/bureau.schemas';
import type { Regle } from '@asso/domain/instruction/aiguillage.rules';
import type { Choice } from '@asso/domain/kernel/fields';
import { useState } from 'react';
import { SaisieDialog } from '../../platform/saisie/SaisieDialog.tsx';
import { useSaisie } from '../../platform/saisie/use-saisie.ts';
import type { OwnControlProps } from '../../ui/fields/form.ts';
import { OptionsControl } from '../../ui/fields/OptionsControl.tsx';
import { SelectControl } from '../../ui/fields/SelectControl.tsx';
import { newId } from '../../ui/page/new-id.ts';
import { champsRegle, type RegleSaisie, regleErrors, regleSaisie, toSaisie } from './regle-saisie.ts';
import './regle-dialog.css';

type RegleDialogProps = {
  service: BureauService;
  /** The subventions and sous-dispositifs that a condition may name. */
  campagnes: readonly Choice[];
  /** Null while a rule is being added. */
  regle: Regle | null;
  onDone: (regle: Regle) => void;
  onClose: () => void;
};

/** Edits one rule, « quand … alors … »; the change is stored only when the whole list of rules is saved. */
export function RegleDialog({ service, campagnes, regle, onDone, onClose }: RegleDialogProps) {
  const [id] = useState(() => regle?.id ?? newId());
  const place = { id, avant: regle, service, campagnes };
  const saisie = useSaisie<RegleSaisie, ReturnType<typeof regleErrors>>({
    name: null,
    value: regle ? toSaisie(regle) : {},
    send: async (value) => regleErrors(regleSaisie(value, place), place),
    onDone: (_, value) => onDone(regleSaisie(value, place)),
  });
  return (
    <SaisieDialog
      title={regle ? `Modifier la règle ${regle.nom}` : 'Ajouter une règle'}
      label={regle ? 'Garder ces changements' : 'Ajouter la règle'}
      size="lg"
      prefix="regle"
      saisie={saisie}
      fields={champsRegle(place)}
      options={{ etiquette: service.etiquettes.map(({ id: value, nom }) => ({ value, label: nom })) }}
      own={{
        campagnes: enColonnes,
        themes: enColonnes,
        personnes: enColonnes,
        etiquette: (control) => <SelectControl {...control} />,
      }}
      onClose={onClose}
    />
  );
}

const enColonnes = (control: OwnControlProps) => (
  <div className="regle-choix">
    <OptionsControl {...control} isMultiple />
  </div>
);
